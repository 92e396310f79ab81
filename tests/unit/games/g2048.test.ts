import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS, type Direction } from '@/domain/games/directions'
import { type G2048, largestTile, start, step } from '@/domain/games/g2048/g2048'

const sum = ({ cells }: G2048): number => cells.reduce((all, value) => all + value, 0)

/** A position with only these cells. */
const position = (rows: number[][]): G2048 => ({ ...start('a'), cells: rows.flat() })
const EMPTY = [0, 0, 0, 0]

/** The line after a move to the left, without the tile that was added. */
const slid = (line: number[]): number[] => {
  const game = step(position([line, EMPTY, EMPTY, EMPTY]), 'left')
  return game.cells.slice(0, 4).map((value, place) => (place === game.added ? 0 : value))
}

describe('2048', () => {
  it.each([
    [
      [0, 2, 0, 2],
      [4, 0, 0, 0],
    ],
    // Of three the two at the side that they slide to come together.
    [
      [0, 2, 2, 2],
      [4, 2, 0, 0],
    ],
    // A tile comes together once a move.
    [
      [2, 2, 4, 0],
      [4, 4, 0, 0],
    ],
    [
      [2, 2, 2, 2],
      [4, 4, 0, 0],
    ],
    [
      [4, 2, 2, 0],
      [4, 4, 0, 0],
    ],
    [
      [0, 0, 2, 4],
      [2, 4, 0, 0],
    ],
  ])('slides %j to %j', (line, expected) => {
    expect(slid(line)).toEqual(expected)
  })

  it('does nothing, and adds no tile, where nothing can move that way', () => {
    const game = position([[2, 4, 0, 0], EMPTY, EMPTY, EMPTY])
    expect(step(game, 'left')).toBe(game)
    expect(step(game, 'up')).toBe(game)
  })

  it.each([
    ['up', 0],
    ['down', 12],
  ] as [Direction, number][])('moves %s', (direction, place) => {
    expect(step(position([[0, 0, 0, 0], [2, 0, 0, 0], [2, 0, 0, 0], EMPTY]), direction).cells[place]).toBe(4)
  })

  it('is over when nothing can move, and not before', () => {
    const full = [
      [2, 4, 8, 16],
      [4, 8, 16, 32],
      [8, 16, 32, 64],
    ]
    expect(step(position([...full, [0, 32, 64, 128]]), 'left').over).toBe(true)
    expect(step(position([...full, [0, 32, 64, 64]]), 'left').over).toBe(false)
    // One above the other.
    expect(step(position([...full, [0, 8, 64, 128]]), 'left').over).toBe(false)
  })

  it('adds exactly one two or four a move, and counts what came together', () => {
    const inputs = fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 300 })
    fc.assert(
      fc.property(fc.string(), inputs, (seed, directions) => {
        let game = start(seed)
        let fours = game.cells.filter((value) => value === 4).length
        for (const direction of directions) {
          const next = step(game, direction)
          if (next === game) continue
          expect([2, 4]).toContain(sum(next) - sum(game))
          if (sum(next) - sum(game) === 4) fours++
          game = next
        }
        // A tile 2^n that grew out of twos was worth (n - 1) times itself; a four that appeared was never paid for.
        const worth = game.cells
          .filter((value) => value > 0)
          .reduce((all, value) => all + value * (Math.log2(value) - 1), 0)
        expect(game.score).toBe(worth - 4 * fours)
        expect(largestTile(game)).toBeLessThanOrEqual(sum(game))
      }),
      { numRuns: 60 },
    )
  })
})
