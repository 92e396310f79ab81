/** The four ways to move in 2048 and in the maze; an input of a recorded game is the place in this list. */
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Null: a recorded input that is no direction. */
export const directionOf = (input: number): Direction | null => DIRECTIONS[input] ?? null

export const inputOf = (direction: Direction): number => DIRECTIONS.indexOf(direction)
