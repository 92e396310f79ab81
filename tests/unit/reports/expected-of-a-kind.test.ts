import { describe, expect, it } from 'vitest'
import { createRandom } from '@/domain/matrices/random'
import { scoreSitting } from '@/domain/measurement/score-sitting'
import { scoredItem } from '@/domain/measurement/scored-item'
import { type ScoringVersion, upperOf } from '@/domain/measurement/scorings'
import { familiesOf } from '@/domain/reports/iq/families'
import type { Puzzle } from '@/domain/reports/iq/puzzle'
import { readWay } from '@/domain/reports/iq/read-way'
import { type IqResult, iqView } from '@/services/reports/view/iq-view'
import { reportWords } from '@/services/reports/view/words'
import { type Sat, sit } from '../../../scripts/prove/gate/sit'
import { working } from '../../../scripts/prove/gate/takers'
import { drawWorld } from '../../../scripts/prove/gate/world'

const TAKERS = 400

const puzzlesOf = ({ items, responses, times }: Sat): Puzzle[] =>
  items.map((item, index) => ({
    position: index + 1,
    outcome: responses[index] === 1 ? 'right' : 'wrong',
    seconds: times[index] ?? null,
    item: scoredItem(item),
  }))

/** Takers of the three-stage form at launch whose IQ is 100 and of whose solved answers one in 25 slips. */
const slipping = (): Sat[] => {
  const random = createRandom('expected of a kind')
  return Array.from({ length: TAKERS }, () => {
    const world = drawWorld({ form: 'three-stage', bSe: 0.8, random })
    return sit({ world, taker: working(random, { theta: 0, slip: 0.04, careless: 0 }), random })
  })
}

const SATS = slipping()
/** The share of kinds of rules of which a report says "fewer than your result suggests". */
const toldFewer = (version: ScoringVersion, upper: number): number => {
  const kinds = SATS.flatMap((sat) => {
    const { theta } = scoreSitting({ ...sat, adaptive: true }, version)
    return readWay({ puzzles: puzzlesOf(sat), theta, upper }).families
  })
  return kinds.filter(({ surplus, missed }) => surplus <= -1 && missed.length > 0).length / kinds.length
}

const NOBODY = {
  all: { key: null, n: 0, mean: 0, sd: 0 },
  countries: [],
  ages: [],
  yesterday: 0,
  scores: { all: new Map(), countries: new Map(), ages: new Map() },
}
const english = await reportWords('EN')

/** What a report says of each kind when the result is stored as made by that version. */
const saidOfKinds = (sat: Sat, scoringVersion: string): string[] => {
  const told = iqView(english, {
    result: { ...(scoreSitting({ ...sat, adaptive: true }, 'eap-3pl-4') as IqResult), scoringVersion },
    puzzles: puzzlesOf(sat),
    takers: NOBODY,
    person: { country: 'US', age: null },
    timing: 'standard',
    caution: false,
    ranked: false,
  })
  return told.puzzles?.families.map(({ said }) => said) ?? []
}
const SOME = SATS.slice(0, 60)

describe('what a result expects of a kind of rule', () => {
  it('is "fewer than it suggests" about as often as before there was an upper asymptote', () => {
    const before = toldFewer('eap-3pl-4', 1)
    const now = toldFewer('eap-4pl-1', upperOf('eap-4pl-1'))
    expect(Math.abs(now - before)).toBeLessThan(0.02)
    // By the curve without one, an ability estimated with one expects too much of every kind.
    expect(toldFewer('eap-4pl-1', 1)).toBeGreaterThan(before + 0.04)
  })

  it('is the sum of c + (upper - c) / (1 + exp(-a (theta - b))), in units of its own spread', () => {
    const puzzles = puzzlesOf(SATS[0]!)
    const [kind] = readWay({ puzzles, theta: 0.4, upper: 0.95 }).families
    const own = puzzles.filter(({ item }) => familiesOf(item.features.rules).includes(kind!.id))
    const chances = own.map(({ item: { a, b, c } }) => c + (0.95 - c) / (1 + Math.exp(-a * (0.4 - b))))
    const expected = chances.reduce((sum, p) => sum + p, 0)
    const spread = Math.sqrt(chances.reduce((sum, p) => sum + p * (1 - p), 0))
    expect(kind!.surplus).toBeCloseTo((kind!.right - expected) / spread, 12)
  })

  it.each(['eap-3pl-1', 'eap-3pl-2', 'eap-3pl-3'])('is of %s without an asymptote, as it was', (version) => {
    const said = SOME.map((sat) => saidOfKinds(sat, version))
    expect(said).toEqual(SOME.map((sat) => saidOfKinds(sat, 'eap-3pl-4')))
    expect(said).not.toEqual(SOME.map((sat) => saidOfKinds(sat, 'eap-4pl-1')))
    const surplusOf = (sat: Sat) => {
      const { theta, atFloor } = scoreSitting({ ...sat, adaptive: true }, 'eap-3pl-4')
      return atFloor ? [] : readWay({ puzzles: puzzlesOf(sat), theta, upper: 1 }).families
    }
    const isMore = SOME.map((sat) => surplusOf(sat).map(({ surplus }) => surplus >= 1))
    expect(said.map((each) => each.map((one) => one === english.t('puzzles.familyMore')))).toEqual(isMore)
  })
})
