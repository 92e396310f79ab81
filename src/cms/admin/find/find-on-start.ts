/** The field of the start page, which the keys of every page lead to there. */
export const FIND_ON_START = 'find-anything'
