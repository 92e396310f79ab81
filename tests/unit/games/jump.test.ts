import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FIELD,
  type Jump,
  MOST_TICKS,
  RUNNER,
  replay,
  speedAt,
  start,
  step,
  TICKS_A_SECOND,
  UNIT,
} from '@/domain/games/jump/jump'

/** When somebody jumps who is in the middle of the jump over the middle of what comes. */
const bestTick = (game: Jump): number | null => {
  const next = game.obstacles.find(({ x, width }) => x + width * UNIT > RUNNER.x * UNIT)
  if (!next) return null
  const middle = next.x + (next.width * UNIT) / 2 - (RUNNER.x + RUNNER.width / 2) * UNIT
  return game.tick + Math.round(middle / speedAt(game.tick)) - 18
}

/** Plays with somebody who is `late` ticks late, and records the pushes as a screen does. */
const play = (seed: string, late = 0, most = MOST_TICKS) => {
  const pushes: number[] = []
  let game = start(seed)
  let last = -1
  while (!game.over && game.tick < most) {
    const best = bestTick(game)
    const push = game.y === 0 && best !== null && game.tick >= best + late
    if (push) {
      pushes.push(game.tick - last - 1)
      last = game.tick
    }
    game = step(game, push)
  }
  return { game, pushes }
}

const ended = (game: Jump): Jump => {
  let last = game
  while (!last.over) last = step(last, false)
  return last
}

describe('the jump game', () => {
  it('comes to the same when it is recorded and played again', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -12, max: 12 }), (seed, late) => {
        const { game, pushes } = play(seed, late, 40 * TICKS_A_SECOND)
        expect(replay(seed, pushes)).toEqual(ended(game))
      }),
      { numRuns: 40 },
    )
  })

  it('keeps to whole numbers', () => {
    let game = start('whole')
    for (let tick = 0; tick < 2000 && !game.over; tick++) {
      game = step(game, bestTick(game) === game.tick)
      const numbers = [game.y, game.rise, game.way, game.gap, game.score, ...game.obstacles.map(({ x }) => x)]
      expect(numbers.every(Number.isSafeInteger)).toBe(true)
    }
  })

  it('brings the first obstacle after a second and a half, and ends there for who never jumps', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { tick, score } = ended(start(seed))
        expect(tick).toBeGreaterThanOrEqual(1.5 * TICKS_A_SECOND)
        expect(tick).toBeLessThan(2 * TICKS_A_SECOND)
        expect(score).toBeGreaterThan(0)
      }),
    )
  })

  it('can be won to its end by who jumps in time, and not by who is a quarter of a second late', () => {
    for (const seed of ['a', 'b', 'c']) {
      expect(play(seed).game.tick).toBe(MOST_TICKS)
      expect(play(seed, 15).game.tick).toBeLessThan(10 * TICKS_A_SECOND)
    }
  })

  it('grows faster slowly, to an end', () => {
    expect(speedAt(0)).toBe(5 * UNIT)
    expect(speedAt(15 * TICKS_A_SECOND)).toBe(6 * UNIT)
    expect(speedAt(MOST_TICKS)).toBe(11 * UNIT)
  })

  it('remembers a push shortly before the landing, and none from the middle of a jump', () => {
    const pushedAt = (second: number) => {
      let game = start('a')
      for (let tick = 0; tick < 60; tick++) game = step(game, tick === 0 || tick === second)
      return game.jumps
    }
    expect(pushedAt(18)).toBe(1)
    expect(pushedAt(33)).toBe(2)
  })

  it('shows an obstacle from the right side on', () => {
    let game = start('a')
    while (game.obstacles.length === 0) game = step(game, false)
    expect(game.obstacles[0]?.x).toBeGreaterThan((FIELD.width - 12) * UNIT)
    expect(game.over).toBe(false)
  })
})
