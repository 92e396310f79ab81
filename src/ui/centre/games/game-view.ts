import type { Beep } from './beep'

/** What a game came to so far, as the server plays it again. */
export type Recorded = { score: number; inputs: readonly number[] }

/** The screen of one game, loaded where it is played. */
export type GameViewProps = {
  seed: string
  /** Paused or over: nothing moves. */
  still: boolean
  beep: Beep
  /** After each move. */
  onMove: (recorded: Recorded) => void
  onEnd: (recorded: Recorded) => void
}
