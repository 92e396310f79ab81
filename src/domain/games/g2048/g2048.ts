import { DIRECTIONS, type Direction, directionOf } from '../directions'
import { chanceOf, draw } from '../random'

export const SIDE = 4

/** A position of 2048: sixteen cells by rows, 0 where a cell is empty. */
export type G2048 = {
  cells: readonly number[]
  score: number
  /** Moves that changed something. */
  moves: number
  /** Nothing can move any more. */
  over: boolean
  chance: number
  /** The cells of the newest tile and of those that came together, for the eye. */
  added: number | null
  merged: readonly number[]
}

export const start = (seed: string): G2048 => {
  const empty: G2048 = {
    cells: Array.from({ length: SIDE * SIDE }, () => 0),
    score: 0,
    moves: 0,
    over: false,
    chance: chanceOf(seed),
    added: null,
    merged: [],
  }
  return addTile(addTile(empty))
}

/** All tiles slide, two equal ones that meet come together once, and a new tile appears; the same object where nothing moves. */
export const step = (game: G2048, direction: Direction): G2048 => {
  if (game.over) return game
  const cells = [...game.cells]
  const merged: number[] = []
  let gained = 0
  let changed = false
  for (let line = 0; line < SIDE; line++) {
    const places = PLACES[direction][line] ?? []
    const { values, joined } = slide(places.map((place) => game.cells[place] ?? 0))
    places.forEach((place, index) => {
      const value = values[index] ?? 0
      if (cells[place] !== value) changed = true
      cells[place] = value
      if (!joined.includes(index)) return
      merged.push(place)
      gained += value
    })
  }
  if (!changed) return game
  const moved = addTile({ ...game, cells, merged, score: game.score + gained, moves: game.moves + 1 })
  return { ...moved, over: !canMove(moved.cells) }
}

/** The game that a list of inputs leads to; null: one of them is no direction. */
export const replay = (seed: string, inputs: readonly number[]): G2048 | null => {
  let game = start(seed)
  // Ways in which nothing moves as the tiles lie: to push on in one costs nothing, however long a list says so.
  let stuck: Direction[] = []
  for (const input of inputs) {
    const direction = directionOf(input)
    if (!direction) return null
    if (stuck.includes(direction)) continue
    const next = step(game, direction)
    stuck = next === game ? [...stuck, direction] : []
    game = next
  }
  return game
}

export const largestTile = ({ cells }: G2048): number => Math.max(...cells)

/** The cells of a line, from the side that the tiles slide to. */
const placesOf = (direction: Direction, line: number): number[] =>
  Array.from({ length: SIDE }, (_, index) => {
    const along = direction === 'up' || direction === 'left' ? index : SIDE - 1 - index
    return direction === 'left' || direction === 'right' ? line * SIDE + along : along * SIDE + line
  })

const PLACES = Object.fromEntries(
  DIRECTIONS.map((direction) => [
    direction,
    Array.from({ length: SIDE }, (_, line) => placesOf(direction, line)),
  ]),
) as Record<Direction, number[][]>

const slide = (line: readonly number[]): { values: number[]; joined: number[] } => {
  const tiles = line.filter((value) => value > 0)
  const values: number[] = []
  const joined: number[] = []
  for (let index = 0; index < tiles.length; index++) {
    const value = tiles[index] ?? 0
    if (value !== tiles[index + 1]) {
      values.push(value)
      continue
    }
    joined.push(values.length)
    values.push(value * 2)
    index++
  }
  return { values, joined }
}

/** A new tile in an empty cell: a two, or in one of ten cases a four. */
const addTile = (game: G2048): G2048 => {
  const empty = game.cells.flatMap((value, place) => (value === 0 ? [place] : []))
  if (empty.length === 0) return game
  const where = draw(game.chance, empty.length)
  const which = draw(where.chance, 10)
  const added = empty[where.value] ?? 0
  const cells = game.cells.map((value, place) => (place === added ? (which.value === 0 ? 4 : 2) : value))
  return { ...game, cells, added, chance: which.chance }
}

const canMove = (cells: readonly number[]): boolean =>
  cells.some((value, place) => {
    if (value === 0) return true
    const right = place % SIDE < SIDE - 1 ? cells[place + 1] : null
    return value === right || value === cells[place + SIDE]
  })
