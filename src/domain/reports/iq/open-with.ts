import type { Level } from '@/domain/measurement/dimensions/dimensions'
import { normalTails } from '@/domain/measurement/normal'
import type { Family } from './families'
import type { Way } from './read-way'

/** A sentence by its key among the words of the report, with what stands in it. */
export type Sentence =
  | { say: 'below'; right: number; of: number }
  | { say: 'all'; of: number }
  | { say: 'solved'; right: number; of: number; byRules: Way['byRules'] }
  | { say: 'hardest'; position: number; ofHundred: number }
  | { say: 'lost' | 'best'; family: Family; right: number; of: number; numbers: number[] }
  | { say: 'spread' }
  | { say: 'quick' | 'slow'; seconds: number; tenths: number }
  | { say: 'usual' | 'timed'; seconds: number }
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
  speed: Measured
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
 * was solved and where points went, then pace and steadiness.
 */
export const openWith = (person: Person): Sentence[][] => {
  const { way } = person
  if (person.atFloor) return [[{ say: 'below', ...way.solved }]]
  return [
    [solved(way), ...hardest(way), ...where(way)],
    [...pace(person), ...manner(way), ...steadiness(person), ...theEnd(person)],
  ].filter((paragraph) => paragraph.length > 0)
}

const solved = ({ solved: { right, of }, byRules }: Way): Sentence =>
  right === of ? { say: 'all', of } : { say: 'solved', right, of, byRules }

const hardest = ({ hardest: found }: Way): Sentence[] =>
  found && found.ofHundred <= HARD ? [{ say: 'hardest', ...found }] : []

const where = ({ families, missed }: Way): Sentence[] => {
  const ordered = families.toSorted((one, other) => one.surplus - other.surplus)
  const weak = ordered[0]
  const strong = ordered.at(-1)
  if (weak && weak.surplus <= -REMARKABLE && weak.missed.length >= FEWEST)
    return [{ say: 'lost', family: weak.id, right: weak.right, of: weak.of, numbers: weak.missed }]
  const apart = strong && weak ? strong.surplus - weak.surplus : 0
  if (strong && strong.surplus >= REMARKABLE && apart >= APART && strong.right >= FEWEST && missed.length > 0)
    return [{ say: 'best', family: strong.id, right: strong.right, of: strong.of, numbers: strong.missed }]
  const everywhere = families.every((family) => family.missed.length > 0)
  return missed.length >= FEWEST && families.length > 1 && everywhere ? [{ say: 'spread' }] : []
}

const pace = ({ way, speed }: Person): Sentence[] => {
  if (!way.pace) return []
  const seconds = way.pace.median
  if (!speed) return [{ say: 'timed', seconds }]
  const { below } = normalTails(speed.z)
  if (speed.level >= 4) return [{ say: 'quick', seconds, tenths: tenths(below) }]
  if (speed.level <= 2) return [{ say: 'slow', seconds, tenths: tenths(1 - below) }]
  return [{ say: 'usual', seconds }]
}

const tenths = (share: number): number => Math.min(9, Math.max(1, Math.round(10 * share)))

const manner = ({ paces, slips, missed }: Way): Sentence[] => {
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
