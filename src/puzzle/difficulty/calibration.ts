// Written by `npm run calibrate` (bench/calibrate.mjs), from 15147 mazes; change it there.

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
    triangle: [3.6951, 10.5196],
    hexagon: [3.4387, 10.3052],
    ring: [3.4088, 10.1025],
    brick: [3.4433, 10.2904],
    octagon: [3.346, 10.2974],
    cairo: [3.4831, 10.301],
    floret: [3.4996, 10.3036],
    kagome: [3.524, 10.4555],
    rhombille: [3.4424, 10.1617],
    'snub-square': [3.5478, 10.3729],
    rhombitrihexagonal: [3.3766, 10.2805],
    dodecagon: [3.2726, 10.2401],
    penrose: [3.4815, 10.2328],
    hat: [3.3906, 10.2791],
    voronoi: [3.4001, 10.2775],
    phyllotaxis: [3.3898, 10.2128],
  },
  growth: {
    square: [-11.8949, 4.6475, -0.2356],
    triangle: [-12.4538, 4.979, -0.2628],
    hexagon: [-11.6263, 4.5059, -0.2204],
    ring: [-10.128, 4.0863, -0.1923],
    brick: [-13.9075, 5.2825, -0.2844],
    octagon: [-12.6561, 4.8005, -0.246],
    cairo: [-12.2454, 4.7967, -0.2484],
    floret: [-10.8013, 4.3006, -0.2065],
    kagome: [-14.1195, 5.2722, -0.2806],
    rhombille: [-12.95, 5.0214, -0.2672],
    'snub-square': [-11.3263, 4.5465, -0.228],
    rhombitrihexagonal: [-12.9957, 4.9745, -0.2607],
    dodecagon: [-12.8803, 4.7693, -0.2409],
    penrose: [-13.0616, 5.0688, -0.2701],
    hat: [-11.265, 4.4074, -0.215],
    voronoi: [-10.845, 4.2661, -0.2026],
    phyllotaxis: [-12.1991, 4.7217, -0.2412],
  },
  carvers: {
    'rooms-and-doors': 0.032,
    backtracker: 0.295,
    'hunt-and-kill': 0.81,
    'binary-tree': 0.219,
    'growing-tree': 0.284,
    kruskal: -0.201,
    'prim-true': -0.194,
    'prim-simple': -0.234,
    'prim-modified': -0.371,
    wilson: -0.108,
    'recursive-division': 0.016,
  },
};
