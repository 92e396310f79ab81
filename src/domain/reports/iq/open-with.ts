import type { Level } from '@/domain/measurement/dimensions/dimensions'
import type { Family } from './families'
import type { FamilyCount, Way } from './read-way'

/** A sentence by its key among the words of the report, with what stands in it. */
export type Sentence =
  | { say: 'below'; right: number; of: number }
  | { say: 'all'; of: number }
  | { say: 'solved'; right: number; of: number; byRules: Way['byRules'] }
  | { say: 'hardest'; position: number; ofHundred: number }
  | { say: 'lost' | 'best'; family: Family; right: number; of: number; numbers: number[] }
  | { say: 'spread' }
  | { say: 'missedKind'; family: Family; numbers: number[] }
  | { say: 'easiest'; position: number; ofHundred: number; seconds: number | null }
  | { say: 'timed'; seconds: number }
  | { say: 'hastyMisses'; count: number; of: number; numbers: number[] }
  | { say: 'hasty'; wrong: number; right: number; slips: number; numbers: number[] }
  | { say: 'hurried' | 'persistent'; wrong: number; right: number }
  | { say: 'slips'; slips: number; numbers: number[] }
  | { say: 'noSlips' }
  | { say: 'even' | 'uneven'; from: number; to: number }
  | { say: 'tired' }
  | { say: 'open'; count: number }

type Measured = { z: number; level: Level } | null

export type Person = {
  way: Way
  atFloor: boolean
  concentration: Measured
  /** See domain/measurement/late-drop. */
  lateDrop: number | null
}

/** A family stands out from one standard deviation on, and only with three puzzles missed or solved. */
const REMARKABLE = 1
/** And this far from the weakest, or all of them merely do better than a cautious result says. */
const APART = 1.5
const FEWEST = 3
/** Missed puzzles were answered this much faster, or slower, than solved ones. */
const HURRIED = 0.75
const PERSISTENT = 1.4
/** One taker in twenty whose pace never changed falls below this: 1.645 times the SD of 1.4 (late-drop). */
export const REMARKABLE_DROP = -2.3
/** The upper quartile of the times by the lower one; of most people it is about 1.7 (a SD of log time of .38). */
const UNEVEN = 1.9
/** More people than these solve it: nothing to tell. */
const HARD = 60

/**
 * What a report begins with: two paragraphs about this person, made by rules from their own answers and times. First what
 * only this sitting shows: the kind that was missed, the costliest slip, the own pace; then manner and steadiness.
 */
export const openWith = (person: Person): Sentence[][] => {
  const { way } = person
  if (person.atFloor) return [[{ say: 'below', ...way.solved }]]
  return [
    [solved(way), ...kind(way), ...easiest(way), ...pace(way)],
    [...hardest(way), ...strength(way), ...manner(way), ...steadiness(person), ...theEnd(person)],
  ].filter((paragraph) => paragraph.length > 0)
}

const solved = ({ solved: { right, of }, byRules }: Way): Sentence =>
  right === of ? { say: 'all', of } : { say: 'solved', right, of, byRules }

const hardest = ({ hardest: found }: Way): Sentence[] =>
  found && found.ofHundred <= HARD ? [{ say: 'hardest', ...found }] : []

const bySurplus = ({ families }: Way): FamilyCount[] =>
  families.toSorted((one, other) => one.surplus - other.surplus)

const stronglyLost = (way: Way): FamilyCount | null => {
  const [weak] = bySurplus(way)
  return weak && weak.surplus <= -REMARKABLE && weak.missed.length >= FEWEST ? weak : null
}

/** Which kind was missed: more than the result suggests, or more often than any other. */
const kind = (way: Way): Sentence[] => {
  const weak = stronglyLost(way)
  if (weak) return [{ say: 'lost', family: weak.id, right: weak.right, of: weak.of, numbers: weak.missed }]
  const [most, next] = way.families.toSorted((one, other) => other.missed.length - one.missed.length)
  const stands = most && most.missed.length > (next?.missed.length ?? 0)
  if (stands) return [{ say: 'missedKind', family: most.id, numbers: most.missed }]
  const everywhere = way.families.every((family) => family.missed.length > 0)
  return way.missed.length >= FEWEST && way.families.length > 1 && everywhere ? [{ say: 'spread' }] : []
}

const easiest = ({ easiestMissed }: Way): Sentence[] =>
  easiestMissed ? [{ say: 'easiest', ...easiestMissed }] : []

const strength = (way: Way): Sentence[] => {
  const ordered = bySurplus(way)
  const [weak, strong] = [ordered[0], ordered.at(-1)]
  const apart = strong && weak ? strong.surplus - weak.surplus : 0
  if (!strong || stronglyLost(way) || way.missed.length === 0) return []
  if (strong.surplus < REMARKABLE || apart < APART || strong.right < FEWEST) return []
  return [{ say: 'best', family: strong.id, right: strong.right, of: strong.of, numbers: strong.missed }]
}

const pace = (way: Way): Sentence[] => (way.pace ? [{ say: 'timed', seconds: way.pace.median }] : [])

/** From here on misses in a few seconds are worth a word before anything else. */
const FEWEST_HASTY = 2

const manner = ({ paces, slips, missed, hastyMisses }: Way): Sentence[] => {
  if (hastyMisses.length >= FEWEST_HASTY)
    return [{ say: 'hastyMisses', count: hastyMisses.length, of: missed.length, numbers: hastyMisses }]
  if (missed.length < FEWEST) return []
  const ratio = paces && paces.wrong / paces.right
  if (paces && ratio !== null && ratio <= HURRIED)
    return slips.length >= 2
      ? [{ say: 'hasty', ...paces, slips: slips.length, numbers: slips }]
      : [{ say: 'hurried', ...paces }]
  if (slips.length >= 2) return [{ say: 'slips', slips: slips.length, numbers: slips }]
  if (slips.length > 0) return []
  const stayed = paces && ratio !== null && ratio >= PERSISTENT
  return [stayed ? { say: 'persistent', ...paces } : { say: 'noSlips' }]
}

const steadiness = ({ way, concentration }: Person): Sentence[] => {
  if (!way.pace || !concentration || concentration.level === 3) return []
  const { from, to } = way.pace
  const ratio = to / from
  // The dimension also counts slips, so the times themselves must agree with what is said of them.
  if (concentration.level > 3) return ratio < UNEVEN ? [{ say: 'even', from, to }] : []
  return ratio >= UNEVEN ? [{ say: 'uneven', from, to }] : []
}

const theEnd = ({ way, lateDrop }: Person): Sentence[] => [
  ...(lateDrop !== null && lateDrop < REMARKABLE_DROP ? [{ say: 'tired' } as const] : []),
  ...(way.open > 0 ? [{ say: 'open', count: way.open } as const] : []),
]
