import type { Level } from '../centre/levels'

/** In the order of their list. */
export const GAME_IDS = ['2048', 'jump', 'maze'] as const
export type GameId = (typeof GAME_IDS)[number]

/** Who may play which (docs/decisions/0040). */
export const GAME_LEVELS: Record<GameId, Level> = { '2048': 'open', jump: 'premium', maze: 'premium' }

/** The longest recorded game that is taken: more moves than the best people make in 2048. */
export const MOST_INPUTS = 20_000

export const isGameId = (id: string): id is GameId => GAME_IDS.some((each) => each === id)
