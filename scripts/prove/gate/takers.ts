import type { Random } from '@/domain/matrices/random'
import { probability } from '@/domain/measurement/item-response'
import { normal } from '../lib/normal'
import type { WorldItem } from './world'

/** One answer: the shown position tapped and the seconds it took. */
export type Move = { position: number; seconds: number }
/** How one person answers the item at a place from 0, whose key is shown at `key`. */
export type Taker = (at: { item: WorldItem; place: number; key: number }) => Move

const POSITIONS = 6

/**
 * Somebody who tries: theta N(0, 1); times log-normal around beta by rules and layers, speed N(0, .31²) correlated -.43
 * with theta, and a spread of log times of mean .39, SD .14 between persons (log-normal; docs/facts/measurement.md 5).
 */
export const honest = (random: Random): Taker => trying(random, {})

/** How carefully somebody of that ability works: a solved answer that goes wrong, an answer drawn at random. */
export type Care = { theta: number; slip: number; careless: number }

export const working = (random: Random, { theta, slip, careless }: Care): Taker => {
  const seconds = humanPace(random, theta)
  return ({ item, key }) => {
    const { trueA: a, trueB: b, c } = item
    if (random.next() < careless) return { position: random.below(POSITIONS), seconds: seconds(item) }
    const solves = random.next() < probability(theta, { a, b, c }) && random.next() >= slip
    return { position: solves ? key : anotherThan(key, random), seconds: seconds(item) }
  }
}

type Trying = { theta?: number; knowing?: number }

/** `knowing`: the share of right answers that somebody of boundless ability would give; the rest are slips. */
const trying = (random: Random, { theta = normal(random), knowing = 1 }: Trying): Taker => {
  const seconds = humanPace(random, theta)
  return ({ item, key }) => {
    const solved = probability(theta, { a: item.trueA, b: item.trueB, c: 0 })
    const right = random.next() < item.c + (knowing - item.c) * solved
    return { position: right ? key : anotherThan(key, random), seconds: seconds(item) }
  }
}

/** Honest people whom one ability does not describe: they start badly, or slip. */
export const uneven = {
  'first three at chance': (random: Random): Taker => startingBadly(random, { places: 3, share: 1 }),
  'half attention on the first three': (random: Random): Taker =>
    startingBadly(random, { places: 3, share: 0.5 }),
  'the first alone at chance': (random: Random): Taker => startingBadly(random, { places: 1, share: 1 }),
  'one answer in twenty slips': (random: Random): Taker => trying(random, { knowing: 0.95 }),
  'one answer in twenty slips, IQ from 120': (random: Random): Taker =>
    trying(random, { theta: able(random), knowing: 0.95 }),
}

/** At the first places the share of the answers that is random, at the person's own pace. */
const startingBadly = (random: Random, { places, share }: { places: number; share: number }): Taker => {
  const awake = honest(random)
  return (at) => {
    const move = awake(at)
    const misses = at.place < places && random.next() < share
    return misses ? { ...move, position: random.below(POSITIONS) } : move
  }
}

/** Of the population, whoever has an IQ of at least 120. */
const able = (random: Random): number => {
  const theta = normal(random)
  return theta >= 20 / 15 ? theta : able(random)
}

export const atHumanPace = {
  random: (random: Random): Taker => {
    const seconds = humanPace(random)
    return ({ item }) => ({ position: random.below(POSITIONS), seconds: seconds(item) })
  },
  'fixed position': (random: Random): Taker => {
    const seconds = humanPace(random)
    const position = random.below(POSITIONS)
    return ({ item }) => ({ position, seconds: seconds(item) })
  },
  'last ten random': (random: Random): Taker => {
    const seconds = humanPace(random)
    return tired(random, (item) => seconds(item))
  },
  'flat p = .45': (random: Random): Taker => {
    const seconds = humanPace(random)
    return ({ item, key }) => ({
      position: random.next() < 0.45 ? key : anotherThan(key, random),
      seconds: seconds(item),
    })
  },
}

export const inHaste = {
  random:
    (random: Random): Taker =>
    () => ({ position: random.below(POSITIONS), seconds: haste(random) }),
  'fixed position': (random: Random): Taker => {
    const position = random.below(POSITIONS)
    return () => ({ position, seconds: haste(random) })
  },
  'last ten random': (random: Random): Taker => tired(random, () => haste(random)),
}

const tired = (random: Random, seconds: (item: WorldItem) => number): Taker => {
  const before = honest(random)
  return (at) =>
    at.place < 20 ? before(at) : { position: random.below(POSITIONS), seconds: seconds(at.item) }
}

/** Log-normal around 1.2 s. */
const haste = (random: Random): number => 1.2 * Math.exp(0.4 * normal(random))

const SPEED_SD = 0.31
const ACCURACY_SPEED = -0.43
const LOG_SPREAD_SD = Math.sqrt(Math.log(1 + (0.14 / 0.39) ** 2))
const LOG_SPREAD_MEAN = Math.log(0.39) - 0.5 * LOG_SPREAD_SD ** 2

const humanPace = (random: Random, theta = normal(random)) => {
  const own = Math.sqrt(1 - ACCURACY_SPEED ** 2) * normal(random)
  const tau = SPEED_SD * (ACCURACY_SPEED * theta + own)
  const spread = Math.exp(LOG_SPREAD_MEAN + LOG_SPREAD_SD * normal(random))
  return ({ features }: WorldItem): number => {
    const rules = features.rules.filter((rule) => rule !== 'constant').length
    return Math.exp(2.3 + 0.04 * rules + 0.12 * features.layers - tau + spread * normal(random))
  }
}

const anotherThan = (key: number, random: Random): number =>
  (key + 1 + random.below(POSITIONS - 1)) % POSITIONS
