import { describe, expect, it } from 'vitest'
import { BUILT_KINDS, type BuiltKind, isHealthKind } from '@/domain/exam/kinds'
import type { HelpReason } from '@/domain/questionnaires/help-reasons'
import { planBeside } from '@/domain/subscriptions/offer-beside'
import type { PlanLevel } from '@/domain/subscriptions/terms'

const plan = (code: string, level: PlanLevel) => ({ code, level })
const both = [plan('weekly', 'basic'), plan('premium', 'premium')]

describe('the plan that is offered beside a test', () => {
  it.each<[string, BuiltKind, HelpReason | null, { code: string; level: PlanLevel }[], string | null]>([
    ['the first that opens its report', 'iq', null, both, 'weekly'],
    ['the first in the order of the editor', 'types16', null, both.toReversed(), 'premium'],
    ['none where none is on sale', 'iq', null, [], null],
    ['none beside a result that asks for help by an answer', 'types16', 'answer', both, null],
    ['none beside a result that asks for help by its sums', 'types16', 'sums', both, null],
    ['one beside a result whose question stayed open', 'types16', 'open', both, 'weekly'],
  ])('is %s', (_, examKind, help, plans, code) => {
    expect(planBeside(plans, { examKind, help })?.code ?? null).toBe(code)
  })

  it.each(BUILT_KINDS.filter(isHealthKind))(
    'is none beside %s, whose answers are about health',
    (examKind) => {
      expect(planBeside(both, { examKind, help: null })).toBeNull()
    },
  )
})
