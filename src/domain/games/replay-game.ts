import { replay as replay2048 } from './g2048/g2048'
import type { GameId } from './games'
import { replay as replayJump } from './jump/jump'
import { replay as replayMaze } from './maze/maze'

/** What a recorded game comes to. */
export type Outcome = { score: number; moves: number }

type Recorded = { seed: string; inputs: readonly number[] }

/** Plays a recorded game once more; null: it is no game of these rules. The server's alone: a page loads the rules of its game. */
export const replayGame = (game: GameId, { seed, inputs }: Recorded): Outcome | null =>
  REPLAYS[game](seed, inputs)

const REPLAYS: Record<GameId, (seed: string, inputs: readonly number[]) => Outcome | null> = {
  '2048': replay2048,
  maze: replayMaze,
  jump: (seed, inputs) => {
    const game = replayJump(seed, inputs)
    return game && { score: game.score, moves: game.jumps }
  },
}
