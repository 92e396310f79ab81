import { describe, expect, it } from 'vitest'
import { PERSON_PARTS, TEXT_PARTS } from '@/domain/catalog/parts'
import { courseAccess } from '@/domain/centre/course-access'
import { LEVELS, type Level, levelOf, mayOpen, needsPlan } from '@/domain/centre/levels'
import { BUILT_KINDS, type BuiltKind } from '@/domain/exam/kinds'
import { COURSE_LEVEL, partsOfPlan, planOpens, REPORT_LEVELS } from '@/domain/subscriptions/opens'
import type { PlanLevel } from '@/domain/subscriptions/terms'

/** y: open at once; c: one of the number of a period; s: it is for sale, or opens with a plan; -: an account opens it. */
const CONTENT: [
  content: string,
  needs: Level,
  nobody: string,
  account: string,
  basic: string,
  premium: string,
][] = [
  ['an open article', 'open', 'y', 'y', 'y', 'y'],
  ['an article for accounts', 'registered', '-', 'y', 'y', 'y'],
  ['an article for members', 'basic', 's', 's', 'y', 'y'],
  ['an article of the premium plan', 'premium', 's', 's', 's', 'y'],
  ['an open course', 'open', 'y', 'y', 'y', 'y'],
  ['a course for accounts', 'registered', '-', 'y', 'y', 'y'],
  ['a course for members', 'basic', 's', 's', 'y', 'y'],
  ['a course that is sold', 'premium', 's', 's', 'c', 'y'],
]

const READERS: Record<
  'nobody' | 'account' | 'basic' | 'premium',
  { proven: boolean; plan: PlanLevel | null }
> = {
  nobody: { proven: false, plan: null },
  account: { proven: true, plan: null },
  basic: { proven: true, plan: 'basic' },
  premium: { proven: true, plan: 'premium' },
}

const standsFor = (
  content: string,
  needs: Level,
  { proven, plan }: { proven: boolean; plan: PlanLevel | null },
) => {
  const has = levelOf({ proven, plan })
  if (!content.includes('course')) return mayOpen({ needs, has }) ? 'y' : needsPlan(needs) ? 's' : '-'
  if (courseAccess({ needs, has, bought: false, opened: false }) === 'always') return 'y'
  const opens = planOpens({ needs: COURSE_LEVEL, has: plan, left: plan === 'premium' ? null : 1 })
  return opens === 'counted' ? 'c' : needsPlan(needs) ? 's' : '-'
}

describe('who may open which content', () => {
  it.each(CONTENT)(
    '%s, which needs %s: nobody %s, account %s, basic %s, premium %s',
    (content, needs, ...marks) => {
      const readers = Object.values(READERS)
      expect(readers.map((reader) => standsFor(content, needs, reader))).toEqual(marks)
    },
  )

  it('every level has content in the table', () => {
    expect(new Set(CONTENT.map(([, needs]) => needs))).toEqual(new Set(LEVELS))
  })
})

describe('a course', () => {
  it.each([
    ['that was bought is open without a plan', 'registered', true, false, 'always'],
    ['that a plan opened in this period is open to its end', 'basic', false, true, 'period'],
    ['that was bought stays open, whatever a plan opened', 'basic', true, true, 'always'],
    ['of the premium plan needs no opening', 'premium', false, true, 'always'],
    ['that nobody opened is closed', 'basic', false, false, 'closed'],
  ] as const)('%s', (_, has, bought, opened, expected) => {
    expect(courseAccess({ needs: 'premium', has, bought, opened })).toBe(expected)
  })
})

describe('the full reports of tests', () => {
  it.each<[BuiltKind, account: string, basic: string, premium: string]>([
    ['iq', 'not_in_plan', 'counted', 'all'],
    ['types16', 'not_in_plan', 'counted', 'all'],
    ['eq', 'not_in_plan', 'counted', 'all'],
    ['left_right', 'not_in_plan', 'counted', 'all'],
    ['map', 'not_in_plan', 'not_in_plan', 'all'],
    ['psychology', 'not_in_plan', 'not_in_plan', 'all'],
    // Free to everybody: no plan has it.
    ['depression', 'not_in_plan', 'not_in_plan', 'not_in_plan'],
  ])('%s: without a plan %s, basic %s, premium %s', (kind, ...expected) => {
    const needs = REPORT_LEVELS[kind]
    const told = [
      planOpens({ needs, has: null, left: null }),
      planOpens({ needs, has: 'basic', left: 2 }),
      planOpens({ needs, has: 'premium', left: null }),
    ]
    expect(told).toEqual(expected)
  })

  it.each<[BuiltKind, string[]]>([
    ['iq', ['iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'certificate']],
    ['types16', ['type_report', 'pdf_report']],
    ['eq', ['eq_report', 'pdf_report']],
    ['left_right', ['brain_report']],
    ['map', ['map_report', 'pdf_report']],
    ['psychology', ['psychology_report']],
    ['depression', []],
  ])('of %s are %j', (kind, parts) => {
    expect(partsOfPlan(kind)).toEqual(parts)
  })

  it('hold no guide, no other test and no discount', () => {
    const parts = BUILT_KINDS.flatMap(partsOfPlan)
    const never = [...TEXT_PARTS, ...PERSON_PARTS, 'eq_test', 'left_right_brain']
    expect(parts.filter((part) => never.includes(part))).toEqual([])
  })
})

describe('a number of things each period', () => {
  it.each([
    [2, 'counted'],
    [1, 'counted'],
    [0, 'none_left'],
    [null, 'all'],
  ] as const)('with %s left: %s', (left, expected) => {
    expect(planOpens({ needs: 'basic', has: 'basic', left })).toBe(expected)
  })
})
