/** Text bitmaps that people sent in, as they sent them. */
export const heart = `.##...##.
####.####
#########
#########
.#######.
..#####..
...###...
....#....
`;

export const donut = `#######
#######
##...##
##...##
##...##
#######
#######
`;

export const star = `.....#.....
.....#.....
....###....
###########
.#########.
..#######..
..#######..
.####.####.
.##.....##.
#.........#
`;

export const cat = `#.....#
##...##
#######
#######
#######
.#####.
..###..
`;

export const twoIslands = `###...###
###...###
###...###
`;

/** A ring of cells with a pinch: at its lower right, two cells touch in a point between hole and outside. */
export const pinched = `###
#.#
##.
`;
