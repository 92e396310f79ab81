/** What the six options of a question are called. */
export const OPTION_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
