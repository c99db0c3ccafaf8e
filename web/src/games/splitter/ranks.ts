// T11: the fewest points of each rank above "lost".
export const RANK_FROM = [28, 31, 34, 37, 39, 41, 43, 45, 47, 49, 51]
