import { type Jump, start, step, TICKS_A_SECOND } from '@/domain/games/jump/jump'

const TICK_MS = 1000 / TICKS_A_SECOND
/** After a longer gap between two frames the game does not catch up: the browser was busy, and nobody could see anything. */
const LONGEST_GAP_MS = 100

/** A game of jump in real time: as many ticks as time has passed, and its pushes as the server plays them again. */
export const createJumpRun = (seed: string) => {
  let game: Jump = start(seed)
  let rest = 0
  let isPushed = false
  let lastPush = -1
  const pushes: number[] = []

  const tick = () => {
    if (isPushed) {
      pushes.push(game.tick - lastPush - 1)
      lastPush = game.tick
    }
    game = step(game, isPushed)
    isPushed = false
  }
  return {
    pushes: pushes as readonly number[],
    /** The runner jumps with the next tick. */
    push: () => {
      isPushed = true
    },
    /** The game after so many more milliseconds. */
    advance: (ms: number): Jump => {
      rest += Math.min(Math.max(ms, 0), LONGEST_GAP_MS)
      for (; rest >= TICK_MS && !game.over; rest -= TICK_MS) tick()
      return game
    },
    game: () => game,
  }
}
