/** The names of the six options, as shown. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
