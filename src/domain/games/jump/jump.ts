import { chanceOf, draw } from '../random'

// A runner who jumps over what comes. Time goes in ticks and every length is a whole number of 1/256 of a unit, so that a
// recorded game ends at the same tick on every machine.

export const TICKS_A_SECOND = 60
export const UNIT = 256
/** Of the field, in units. The runner stands at a fixed place and the ground moves. */
export const FIELD = { width: 480, height: 200, ground: 170 }
export const RUNNER = { x: 60, width: 24, height: 36 }
/** Ten minutes: nobody has to stop, but a recorded game has an end. */
export const MOST_TICKS = 10 * 60 * TICKS_A_SECOND

export type Obstacle = {
  /** Its left side, 1/256 units from the field's left side. */
  x: number
  /** Units. */
  width: number
  height: number
}

export type Jump = {
  tick: number
  /** Height of the runner's feet over the ground and its change a tick, 1/256 units. */
  y: number
  rise: number
  /** How far the ground has moved, 1/256 units. */
  way: number
  obstacles: readonly Obstacle[]
  /** 1/256 units that the ground still moves before the next obstacle stands at the right side. */
  gap: number
  /** Ticks for which a push in the air is still remembered. */
  pushed: number
  jumps: number
  score: number
  /** The runner has met an obstacle, or the ten minutes are over. */
  over: boolean
  chance: number
}

/** Units a tick: 5 at the start, one more every fifteen seconds, at most 11. */
const FIRST_SPEED = 5 * UNIT
const LAST_SPEED = 11 * UNIT
const TICKS_FASTER = 15 * TICKS_A_SECOND
/** A jump lasts 36 ticks and reaches 90 units. */
const PUSH = 10 * UNIT
const GRAVITY = 142
/** A push this many ticks before the landing counts at the landing. */
const REMEMBERED = 6
/** The first obstacle is at the runner after a second and a half, at the earliest. */
const FIRST_ARRIVAL = 90
const IN_THE_AIR = 36

export const speedAt = (tick: number): number =>
  Math.min(LAST_SPEED, FIRST_SPEED + Math.floor((tick * UNIT) / TICKS_FASTER))

export const start = (seed: string): Jump => ({
  tick: 0,
  y: 0,
  rise: 0,
  way: 0,
  obstacles: [],
  // The way of the first second and a half, less what lies between the runner and the field's right side.
  gap: Math.max(0, wayOf(FIRST_ARRIVAL) - (FIELD.width - RUNNER.x - RUNNER.width) * UNIT),
  pushed: 0,
  jumps: 0,
  score: 0,
  over: false,
  chance: chanceOf(seed),
})

/** One tick; `push`: the runner is told to jump. */
export const step = (game: Jump, push: boolean): Jump => {
  if (game.over) return game
  const runner = moveRunner(game, push)
  const ground = moveGround(game)
  const tick = game.tick + 1
  const way = game.way + speedAt(game.tick)
  const over = tick >= MOST_TICKS || ground.obstacles.some((obstacle) => meets(obstacle, runner.y))
  return { ...game, ...runner, ...ground, tick, way, score: Math.floor(way / (10 * UNIT)), over }
}

/**
 * The game that a list of pushes leads to, each as the number of ticks since the one before. After the last it runs on until its
 * end. Null: a push comes after the end.
 */
export const replay = (seed: string, pushes: readonly number[]): Jump | null => {
  let game = start(seed)
  for (const wait of pushes) {
    for (let tick = 0; tick < wait && !game.over; tick++) game = step(game, false)
    if (game.over) return null
    game = step(game, true)
  }
  while (!game.over) game = step(game, false)
  return game
}

const wayOf = (ticks: number): number => {
  let way = 0
  for (let tick = 0; tick < ticks; tick++) way += speedAt(tick)
  return way
}

const moveRunner = (game: Jump, push: boolean) => {
  const pushed = push ? REMEMBERED : Math.max(0, game.pushed - 1)
  if (game.y === 0 && pushed > 0) return { y: PUSH, rise: PUSH - GRAVITY, pushed: 0, jumps: game.jumps + 1 }
  const y = Math.max(0, game.y + game.rise)
  return { y, rise: y === 0 ? 0 : game.rise - GRAVITY, pushed, jumps: game.jumps }
}

const moveGround = (game: Jump) => {
  const speed = speedAt(game.tick)
  const moved = game.obstacles
    .map((obstacle) => ({ ...obstacle, x: obstacle.x - speed }))
    .filter(({ x, width }) => x + width * UNIT > 0)
  const gap = game.gap - speed
  if (gap > 0) return { obstacles: moved, gap }
  const drawn = drawObstacle(game.chance, speed)
  return {
    obstacles: [...moved, { ...drawn.obstacle, x: FIELD.width * UNIT + gap }],
    gap: gap + drawn.gap,
    chance: drawn.chance,
  }
}

/** The faster it goes, the larger an obstacle may be and the sooner may the next follow; a jump between two is always possible. */
const drawObstacle = (chance: number, speed: number) => {
  const faster = Math.floor((speed - FIRST_SPEED) / UNIT)
  const width = draw(chance, 20 + 6 * faster)
  const height = draw(width.chance, 20 + 4 * faster)
  const wait = draw(height.chance, 60)
  const obstacle = { width: 16 + width.value, height: 22 + height.value }
  const ticks = IN_THE_AIR + 24 - 2 * faster + wait.value
  return { obstacle, gap: obstacle.width * UNIT + ticks * speed, chance: wait.chance }
}

/** Whether the runner and an obstacle cover the same place. */
const meets = ({ x, width, height }: Obstacle, y: number): boolean =>
  x < (RUNNER.x + RUNNER.width) * UNIT && x + width * UNIT > RUNNER.x * UNIT && y < height * UNIT
