import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS, type Direction } from '@/domain/games/directions'
import {
  distance,
  exitOf,
  LEVELS,
  levelScore,
  type Maze,
  neighbour,
  openAt,
  pushOf,
  start,
  step,
  toExit,
} from '@/domain/games/maze/maze'

/** The shortest way to the exit. */
const solve = ({ grid }: Maze): Direction[] => {
  const ways = new Map<number, Direction[]>([[0, []]])
  const queue = [0]
  for (const place of queue) {
    for (const way of grid.open[place] ?? []) {
      const next = neighbour(grid.side, place, way)
      if (ways.has(next)) continue
      ways.set(next, [...(ways.get(place) ?? []), way])
      queue.push(next)
    }
  }
  return ways.get(exitOf(grid)) ?? []
}

const finishLevel = (maze: Maze): Maze => solve(maze).reduce(step, maze)

describe('the maze', () => {
  it('has one way between any two cells on every level, and is won by the shortest with all points', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        let maze = start(seed)
        for (let level = 1; level <= LEVELS; level++) {
          const { side, open } = maze.grid
          expect(maze.level).toBe(level)
          expect(side).toBe(4 + level)
          // As many openings as a tree has, each seen from both sides, and the exit can be reached.
          expect(open.flat()).toHaveLength(2 * (side * side - 1))
          expect(Number.isFinite(distance(maze.grid))).toBe(true)
          expect(solve(maze)).toHaveLength(maze.shortest)
          maze = finishLevel(maze)
        }
        expect(maze.over).toBe(true)
        expect(maze.score).toBe(3600)
      }),
      { numRuns: 40 },
    )
  })

  it('stays where a wall is in the way, and counts no step', () => {
    const maze = start('a')
    for (const direction of DIRECTIONS) {
      const isOpen = openAt(maze).includes(direction)
      expect(step(maze, direction) === maze).toBe(!isOpen)
    }
  })

  it('is worth less the longer the way was', () => {
    expect(levelScore({ level: 1, shortest: 10, steps: 10 })).toBe(100)
    expect(levelScore({ level: 4, shortest: 10, steps: 20 })).toBe(200)
    expect(levelScore({ level: 1, shortest: 10, steps: 2000 })).toBe(0)
  })

  it('takes nothing after the last level', () => {
    let maze = start('a')
    while (!maze.over) maze = finishLevel(maze)
    for (const direction of DIRECTIONS) expect(step(maze, direction)).toBe(maze)
  })

  it('says how far the exit is', () => {
    expect(toExit(start('a'))).toEqual({ right: 4, down: 4 })
  })

  it('pushes on to a wall, a way to the side or the exit, and nowhere through a wall', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...DIRECTIONS), (seed, direction) => {
        const maze = start(seed)
        const steps = pushOf(maze, direction)
        expect(steps > 0).toBe(openAt(maze).includes(direction))
        let moved = maze
        for (let count = 1; count <= steps; count++) {
          const before = moved
          moved = step(moved, direction)
          expect(moved).not.toBe(before)
          if (moved.level > 1) return
          const turns = openAt(moved).filter((way) => way !== direction)
          if (count < steps) expect(turns).toHaveLength(1)
        }
      }),
    )
  })
})
