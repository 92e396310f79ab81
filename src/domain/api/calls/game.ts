import { z } from 'zod'
import { LEVELS } from '../../centre/levels'
import { GAME_IDS, MOST_INPUTS } from '../../games/games'
import type { CallRows } from '../call-row'
import { listQuery, pageOf } from '../centre-shapes'

const game = z.enum(GAME_IDS)
/** The viewer's own results, of their account or else of their browser. */
const own = z.object({
  /** Null: none yet. */
  best: z.int().nullable(),
  plays: z.int(),
  /** The scores of the last ten, the oldest first. */
  last: z.array(z.int()),
})
/** What a game was given; opaque, for one browser and one game. */
const seed = z.string().regex(/^[\w-]{38}$/)

export const gameCalls = {
  'game.list': {
    method: 'POST',
    path: '/api/game/infos/list',
    purpose: "The games, a page of them or one, with the viewer's own results, and what opens a closed one.",
    owner: 'cookie',
    lane: 'browse',
    limit: { max: 300, windowSeconds: 600 },
    body: listQuery.pick({ page: true, hl: true }).extend({ game: game.optional() }),
    data: pageOf(
      z.object({
        id: game,
        name: z.string(),
        description: z.string(),
        /** Who may play it, and whether the viewer may not. */
        level: z.enum(LEVELS),
        locked: z.boolean(),
        own,
      }),
    ),
  },
  'game.start': {
    method: 'POST',
    path: '/api/game/start',
    purpose: 'Begins a game: gives out the seed that its chance comes from.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 120, windowSeconds: 3600 },
    body: z.strictObject({ game }),
    data: z.object({ game, seed }),
  },
  'game.finish': {
    method: 'POST',
    path: '/api/game/finish',
    purpose:
      'Stores the score of a game, once the game that was recorded comes to it when it is played again.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 120, windowSeconds: 3600 },
    body: z.strictObject({
      game,
      seed,
      /** As the rules of the game read them: directions, or ticks between two jumps. */
      inputs: z.array(z.int().min(0).max(100_000)).max(MOST_INPUTS),
      /** What the browser counted; another score than the replay's is refused. */
      claimed: z.int().min(0).max(100_000_000),
    }),
    /** `first`: false where this game was counted before. `record`: it is better than all before. */
    data: z.object({ score: z.int(), first: z.boolean(), record: z.boolean(), own }),
  },
} as const satisfies CallRows
