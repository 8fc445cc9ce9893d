// Written by `npm run calibrate` (bench/calibrate.mjs), from 16269 mazes; change it there.

interface Calibration {
  /** Changes whenever a score would. */
  readonly version: number;
  /** By tiling, the R of score 0 and that of score 100: there a short-sighted tracer wastes what it does on squares. */
  readonly scales: Readonly<Record<string, readonly [number, number]>>;
  /** By tiling, a, b and c of R = a + b ln n + c (ln n)² for a usual maze of n cells. */
  readonly growth: Readonly<Record<string, readonly [number, number, number]>>;
  /** By carver, how much more R its mazes have than those of others of that size. */
  readonly carvers: Readonly<Record<string, number>>;
}

export const calibration: Calibration = {
  version: 2,
  scales: {
    square: [3.382, 10.15],
    triangle: [3.6955, 10.5302],
    hexagon: [3.4146, 10.314],
    ring: [3.3913, 10.1183],
    brick: [3.4363, 10.2952],
    octagon: [3.34, 10.2873],
    cairo: [3.4443, 10.3158],
    floret: [3.4977, 10.3029],
    kagome: [3.5254, 10.4476],
    rhombille: [3.4248, 10.174],
    'snub-square': [3.5171, 10.3855],
    rhombitrihexagonal: [3.3581, 10.2882],
    dodecagon: [3.2702, 10.2144],
    penrose: [3.4827, 10.2406],
    hat: [3.3916, 10.2681],
    voronoi: [3.3827, 10.2709],
    phyllotaxis: [3.372, 10.217],
  },
  growth: {
    square: [-10.8202, 4.2356, -0.1976],
    triangle: [-11.2522, 4.5189, -0.2204],
    hexagon: [-10.6425, 4.1312, -0.186],
    ring: [-9.0903, 3.6992, -0.1574],
    brick: [-12.3879, 4.7105, -0.2323],
    octagon: [-11.8706, 4.491, -0.2168],
    cairo: [-11.1509, 4.3783, -0.2099],
    floret: [-9.8622, 3.9411, -0.1733],
    kagome: [-13.4151, 4.9883, -0.2533],
    rhombille: [-11.8929, 4.5989, -0.2269],
    'snub-square': [-10.5273, 4.2381, -0.1994],
    rhombitrihexagonal: [-11.7131, 4.4845, -0.2157],
    dodecagon: [-11.6421, 4.2969, -0.1974],
    penrose: [-11.7838, 4.5721, -0.2237],
    hat: [-10.6693, 4.1785, -0.1939],
    voronoi: [-10.0063, 3.9446, -0.1729],
    phyllotaxis: [-11.3302, 4.3914, -0.2109],
  },
  carvers: {
    'rooms-and-doors': 0.032,
    backtracker: 0.328,
    'hunt-and-kill': 0.831,
    'binary-tree': 0.209,
    'growing-tree': 0.276,
    kruskal: -0.2,
    'prim-true': -0.199,
    'prim-simple': -0.254,
    'prim-modified': -0.397,
    wilson: -0.103,
    'recursive-division': 0.037,
  },
};
