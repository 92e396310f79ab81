import { expect, it } from 'vitest'
import { waitsForPlan } from '@/ui/centre/courses/waits-for-plan'

it.each([
  ['open to everybody', { locked: false, level: 'open' }, false],
  ['that waits for an account alone', { locked: true, level: 'registered' }, false],
  ['that waits for a basic plan', { locked: true, level: 'basic' }, true],
  ['that waits for premium', { locked: true, level: 'premium' }, true],
  ['of a plan that who looks has', { locked: false, level: 'premium' }, false],
] as const)('a course %s prompts for a plan: %o', (_, course, prompts) => {
  expect(waitsForPlan(course)).toBe(prompts)
})
