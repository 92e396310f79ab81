import { DIRECTIONS, type Direction, directionOf } from '../directions'
import { chanceOf, draw } from '../random'

export const LEVELS = 8
/** Cells a side on the first level; each level has one more. */
const FIRST_SIDE = 5

/** A maze of square cells by rows: from each cell the directions that are open. There is one way between any two cells. */
export type Grid = { side: number; open: readonly (readonly Direction[])[] }

export type Maze = {
  /** From 1. */
  level: number
  grid: Grid
  /** The cell where the player is; each level begins at the first and ends at the last. */
  place: number
  /** Of this level, and the fewest with which it can be done. */
  steps: number
  shortest: number
  /** Of the levels that were finished. */
  score: number
  /** Steps of all levels. */
  moves: number
  /** The last level is finished. */
  over: boolean
  chance: number
}

export const start = (seed: string): Maze => begin({ level: 1, chance: chanceOf(seed), score: 0, moves: 0 })

/** One cell further; the same object where a wall is in the way. Reaching the exit begins the next level. */
export const step = (maze: Maze, direction: Direction): Maze => {
  if (maze.over || !maze.grid.open[maze.place]?.includes(direction)) return maze
  const moved = {
    ...maze,
    place: neighbour(maze.grid.side, maze.place, direction),
    steps: maze.steps + 1,
    moves: maze.moves + 1,
  }
  if (moved.place !== exitOf(maze.grid)) return moved
  const score = maze.score + levelScore(moved)
  if (maze.level === LEVELS) return { ...moved, score, over: true }
  return begin({ level: maze.level + 1, chance: maze.chance, score, moves: moved.moves })
}

/** The game that a list of inputs leads to; null: one of them is no direction. */
export const replay = (seed: string, inputs: readonly number[]): Maze | null => {
  let maze = start(seed)
  for (const input of inputs) {
    const direction = directionOf(input)
    if (!direction) return null
    maze = step(maze, direction)
  }
  return maze
}

/** What a finished level is worth: a hundred for each level, less by as much as the way was longer than the shortest. */
export const levelScore = ({ level, shortest, steps }: Pick<Maze, 'level' | 'shortest' | 'steps'>): number =>
  Math.floor((100 * level * shortest) / steps)

export const openAt = ({ grid, place }: Pick<Maze, 'grid' | 'place'>): readonly Direction[] =>
  grid.open[place] ?? []

/** How far the exit is, in cells. */
export const toExit = ({ grid: { side }, place }: Pick<Maze, 'grid' | 'place'>) => ({
  right: side - 1 - (place % side),
  down: side - 1 - Math.floor(place / side),
})

/**
 * The steps that one push makes: on in a direction, until a wall, a way to the side or the exit. A push into a wall makes none.
 */
export const pushOf = (maze: Maze, direction: Direction): number => {
  let { place } = maze
  let steps = 0
  while (maze.grid.open[place]?.includes(direction)) {
    place = neighbour(maze.grid.side, place, direction)
    steps++
    const ways = maze.grid.open[place] ?? []
    if (place === exitOf(maze.grid) || ways.some((way) => way !== direction && way !== BACK[direction])) break
  }
  return steps
}

export const exitOf = ({ side }: Grid): number => side * side - 1

const BACK: Record<Direction, Direction> = { up: 'down', right: 'left', down: 'up', left: 'right' }

const begin = ({ level, chance, ...sums }: Pick<Maze, 'level' | 'chance' | 'score' | 'moves'>): Maze => {
  const dug = dig(FIRST_SIDE + level - 1, chance)
  return {
    level,
    grid: dug.grid,
    place: 0,
    steps: 0,
    shortest: distance(dug.grid),
    over: false,
    chance: dug.chance,
    ...sums,
  }
}

/** Digs from the first cell into any that is still closed, and goes back where there is none: every cell is reached once. */
const dig = (side: number, seed: number): { grid: Grid; chance: number } => {
  const open: Direction[][] = Array.from({ length: side * side }, () => [])
  const path = [0]
  const reached = new Set(path)
  let chance = seed
  while (path.length > 0) {
    const place = path.at(-1) ?? 0
    const ways = DIRECTIONS.filter(
      (way) => isInside(side, place, way) && !reached.has(neighbour(side, place, way)),
    )
    if (ways.length === 0) {
      path.pop()
      continue
    }
    const drawn = draw(chance, ways.length)
    chance = drawn.chance
    const way = ways[drawn.value] ?? 'right'
    const next = neighbour(side, place, way)
    open[place]?.push(way)
    open[next]?.push(BACK[way])
    reached.add(next)
    path.push(next)
  }
  return { grid: { side, open }, chance }
}

/** Steps from the first cell to the exit. */
export const distance = (grid: Grid): number => {
  const steps = new Map([[0, 0]])
  const queue = [0]
  for (const place of queue) {
    for (const way of grid.open[place] ?? []) {
      const next = neighbour(grid.side, place, way)
      if (steps.has(next)) continue
      steps.set(next, (steps.get(place) ?? 0) + 1)
      queue.push(next)
    }
  }
  return steps.get(exitOf(grid)) ?? Number.POSITIVE_INFINITY
}

export const neighbour = (side: number, place: number, direction: Direction): number =>
  place + { up: -side, right: 1, down: side, left: -1 }[direction]

const isInside = (side: number, place: number, direction: Direction): boolean => {
  if (direction === 'up') return place >= side
  if (direction === 'down') return place < side * (side - 1)
  return direction === 'left' ? place % side > 0 : place % side < side - 1
}
