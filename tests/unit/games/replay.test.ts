import { describe, expect, it } from 'vitest'
import { DIRECTIONS, inputOf } from '@/domain/games/directions'
import { start as start2048, step as step2048 } from '@/domain/games/g2048/g2048'
import { GAME_IDS, type GameId } from '@/domain/games/games'
import { draw } from '@/domain/games/random'
import { replayGame } from '@/domain/games/replay-game'

const moves = (digits: string, times = 1): number[] =>
  Array.from({ length: times }, () => [...digits].map(Number)).flat()

// What a recorded game comes to may never change: a game that is being played while the site is renewed is checked by the new rules.
const RECORDED: [GameId, string, number[], { score: number; moves: number }][] = [
  ['2048', 'a', moves('2'), { score: 0, moves: 1 }],
  ['2048', 'a', moves('2301', 10), { score: 356, moves: 40 }],
  ['2048', 'a', moves('23210', 40), { score: 700, moves: 86 }],
  ['2048', 'b', moves('2301', 10), { score: 360, moves: 40 }],
  ['2048', 'b', moves('23210', 40), { score: 2292, moves: 191 }],
  ['2048', 'plumb', moves('23210', 40), { score: 1236, moves: 126 }],
  ['jump', 'a', [], { score: 45, moves: 0 }],
  ['jump', 'a', [78, 68, 69, 115, 94], { score: 282, moves: 5 }],
  ['jump', 'b', [79, 116, 87, 95, 102], { score: 319, moves: 5 }],
  ['jump', 'plumb', [78, 68, 66, 114, 79], { score: 258, moves: 5 }],
  ['maze', 'a', moves('1210122212'), { score: 100, moves: 10 }],
  ['maze', 'a', moves('1210122212222221100301001121232212'), { score: 300, moves: 34 }],
  ['maze', 'b', moves('210121123322101221123322211011001222'), { score: 300, moves: 36 }],
  ['maze', 'plumb', moves('11121222212110121223033322101211'), { score: 300, moves: 32 }],
]

describe('a recorded game', () => {
  it.each(RECORDED)('of %s with the seed %s comes to the same again', (game, seed, inputs, outcome) => {
    expect(replayGame(game, { seed, inputs })).toMatchObject(outcome)
  })

  it.each(GAME_IDS)('of %s comes to something else with another seed', (game) => {
    const [, seed, inputs, { score }] = RECORDED.findLast(([each]) => each === game) ?? RECORDED[0]!
    const others = ['one', 'two', 'three'].map((other) => replayGame(game, { seed: seed + other, inputs }))
    expect(others.map((other) => other?.score)).not.toEqual([score, score, score])
  })

  it.each([
    ['2048', [4]],
    ['2048', [-1]],
    ['maze', [1.5]],
    // A push after the end.
    ['jump', [500]],
  ] as [GameId, number[]][])('of %s is none with the inputs %j', (game, inputs) => {
    expect(replayGame(game, { seed: 'a', inputs })).toBeNull()
  })
})

describe('pushes that move nothing', () => {
  it('change nothing in 2048, wherever they stand', () => {
    const moved: number[] = []
    const pushed: number[] = []
    let game = start2048('a')
    for (let turn = 0; turn < 400 && !game.over; turn++) {
      const way = DIRECTIONS[(turn * 7 + (turn >> 2)) % 4] ?? 'up'
      const next = step2048(game, way)
      if (next !== game) moved.push(inputOf(way))
      pushed.push(inputOf(way))
      game = next
    }
    expect(pushed.length).toBeGreaterThan(moved.length)
    expect(replayGame('2048', { seed: 'a', inputs: pushed })).toEqual(
      replayGame('2048', { seed: 'a', inputs: moved }),
    )
    expect(replayGame('2048', { seed: 'a', inputs: moved })?.score).toBe(game.score)
  })
})

describe('chance', () => {
  it('gives each value about as often', () => {
    const counts = [0, 0, 0, 0]
    let chance = 1
    for (let turn = 0; turn < 40_000; turn++) {
      const drawn = draw(chance, 4)
      chance = drawn.chance
      counts[drawn.value] = (counts[drawn.value] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  it('names the directions by their place', () => {
    expect((['up', 'right', 'down', 'left'] as const).map(inputOf)).toEqual([0, 1, 2, 3])
  })
})
