import { describe, expect, it } from 'vitest'
import { type Mend, planMends, type SeatedQuestion } from '@/domain/exam/plan-mends'
import { threeStageBlueprint } from '@/domain/matrices/generate/three-stage-blueprint'
import type { Panel } from '@/domain/matrices/panel'
import { reachableLevels } from '@/domain/measurement/reachable-levels'
import { formOfNovember } from './form-of-november'

const seeded: SeatedQuestion[] = formOfNovember().map((each) => ({ ...each, panels: [], untouched: true }))
const onDiagonals = formOfNovember().filter(({ template }) => /distribute-three:diagonal/.test(template))
const mended = (questions: SeatedQuestion[], mends: Mend[]): SeatedQuestion[] =>
  questions.map((question) => {
    const mend = mends.find(({ id }) => id === question.id)
    return mend ? { ...question, rules: mend.template.rules, b: mend.template.b, untouched: false } : question
  })
const levelsOf = (questions: SeatedQuestion[]) =>
  [...new Set(questions.map(({ part, level }) => `${part}/${level}`))].map((place) => {
    const items = questions.filter(({ part, level }) => `${part}/${level}` === place)
    return { part: items[0]!.part, level: items[0]!.level, items }
  })
const places = levelsOf(seeded).map(({ part, level }) => `${part}/${level}`)
const fills = ['none', 'none', 'dark', 'light', 'dark', 'dark', 'light', 'none'] as const
const shownOnDiagonals = fills.map((fill): Panel => ({ figure: { shape: 'circle', fill, size: 4 } }))

describe('an exam that was seeded before', () => {
  const mends = planMends(seeded, { staged: true })

  it('had a level that no answers lead to, and has none when it is mended', () => {
    const missing = (questions: SeatedQuestion[]) => {
      const reached = reachableLevels(levelsOf(questions))
      return places.filter((place) => !reached.has(place))
    }
    expect(missing(seeded)).toEqual(['2/2'])
    expect(missing(mended(seeded, mends))).toEqual([])
    const known = mended(seeded, mends).map((each) => ({ ...each, bSe: 0.2 }))
    expect(missing(known)).toEqual([])
  })

  it('gets new items for its fifteen dealt on diagonals and for that level, and for no other question', () => {
    expect(onDiagonals).toHaveLength(15)
    const expected = seeded.filter(
      ({ id, part, level }) => onDiagonals.some((each) => each.id === id) || (part === 2 && level === 2),
    )
    const left = expected.filter(({ id }) => !mends.some((mend) => mend.id === id))
    // Where the blueprint still wants the same template it stays.
    const wanted = threeStageBlueprint().find(({ part, level }) => part === 2 && level === 2)!.items
    for (const { rules } of left) expect(wanted.map((each) => each.rules)).toContainEqual(rules)
    for (const { id } of mends) expect(expected.map((each) => each.id)).toContain(id)
    expect(mends.filter(({ id }) => onDiagonals.some((each) => each.id === id))).toHaveLength(15)
  })

  it('gets items as hard as those that go, of templates that their part has not yet', () => {
    for (const { id, template } of mends) {
      expect(template.rules.some((rule) => isDealtOnDiagonals(rule))).toBe(false)
      const before = seeded.find((each) => each.id === id)!
      if (!id.startsWith('2/2/')) expect(Math.abs(template.b - before.b)).toBeLessThanOrEqual(0.2)
    }
    for (const { items } of levelsOf(mended(seeded, mends)))
      expect(new Set(items.map(({ rules }) => JSON.stringify(rules))).size).toBe(10)
  })

  it('needs nothing more once it is mended', () => {
    expect(planMends(mended(seeded, mends), { staged: true })).toEqual([])
  })
})

describe('what editors made', () => {
  const made = seeded.map((each) => ({ ...each, untouched: false }))

  it('stays, but for what is dealt on diagonals', () => {
    const mends = planMends(made, { staged: true })
    expect(mends.map(({ id }) => id).sort()).toEqual(onDiagonals.map(({ id }) => id).sort())
  })

  it('is known by what it shows, too', () => {
    const [first, ...others] = made.filter(({ part }) => part === 1).slice(0, 5)
    const own = { ...first!, rules: [], panels: shownOnDiagonals }
    expect(planMends([own, ...others], { staged: false }).map(({ id }) => id)).toEqual([own.id])
  })

  it('of a linear exam is not asked for levels', () => {
    const fair = seeded.filter(({ id }) => !onDiagonals.some((each) => each.id === id))
    expect(planMends(fair, { staged: false })).toEqual([])
  })
})

it('an exam without questions needs nothing', () => {
  expect(planMends([], { staged: true })).toEqual([])
})

const isDealtOnDiagonals = ({ rule, direction }: { rule: string; direction: string }) =>
  rule === 'distribute-three' && direction === 'diagonal'
