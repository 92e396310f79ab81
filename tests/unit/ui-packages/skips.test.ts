import { describe, expect, it } from 'vitest'
import {
  allSteps,
  answer,
  currentStep,
  noSkips,
  PLAN_STEP,
  parseSkips,
  skip,
  toConfirm,
  undecided,
  writeSkips,
} from '@/ui/packages/skips'

const NUMBER = '0123456789AB'
const items = [1, 2, 3, 4].map((step) => ({ step, sku: { owned: step === 2 } }))
const fresh = noSkips(NUMBER)
const stepsOf = (list: { step: number }[]) => list.map(({ step }) => step)

describe('the steps that are left', () => {
  it('are those neither bought nor skipped', () => {
    expect(stepsOf(undecided(items, fresh))).toEqual([1, 3, 4])
    expect(stepsOf(undecided(items, skip(fresh, [1])))).toEqual([3, 4])
    expect(undecided(items, skip(fresh, [1, 3, 4]))).toEqual([])
  })

  it.each([
    ['the first without a wish', fresh, null, 1],
    ['the one asked for', fresh, 4, 4],
    ['the one asked for although it was skipped', skip(fresh, [4]), 4, 4],
    ['the first when the one asked for is bought', fresh, 2, 1],
    ['the first when there is no such step', fresh, 9, 1],
    ['none when all are skipped', skip(fresh, [1, 3, 4]), null, null],
  ] as const)('begin with %s', (_, skips, asked, step) => {
    expect(currentStep({ items, skips, asked })?.step ?? null).toBe(step)
  })
})

describe('the confirmation of a skip', () => {
  it('is asked for after the first, and never again', () => {
    const once = skip(fresh, [1])
    expect(toConfirm(once)).toEqual([1])
    expect(toConfirm(skip(once, [3]))).toEqual([])
    expect(toConfirm(answer(once, { takeBack: false }))).toEqual([])
    expect(toConfirm(skip(answer(once, { takeBack: true }), [1]))).toEqual([])
  })

  it('names everything that "skip all" left out', () => {
    expect(toConfirm(skip(fresh, [1, 3, 4]))).toEqual([1, 3, 4])
  })

  it('is of "skip all" also for a plan that is not known yet, and for none that was bought', () => {
    const plan = { step: PLAN_STEP, sku: { owned: false } }
    expect(allSteps([...items, plan])).toEqual([1, 3, 4, PLAN_STEP])
    expect(allSteps(items)).toEqual([1, 3, 4, PLAN_STEP])
    expect(undecided([...items, plan], skip(fresh, allSteps(items)))).toEqual([])
  })

  it('can be taken back', () => {
    expect(answer(skip(fresh, [1]), { takeBack: true })).toEqual({
      orderNumber: NUMBER,
      skipped: [],
      confirmed: true,
    })
    expect(answer(skip(fresh, [1]), { takeBack: false }).skipped).toEqual([1])
  })
})

describe('what a tab keeps of it', () => {
  it.each([fresh, skip(fresh, [1]), answer(skip(fresh, [1, 3]), { takeBack: false })])(
    'comes back as it was: %j',
    (skips) => expect(parseSkips(writeSkips(skips), NUMBER)).toEqual(skips),
  )

  it.each([null, '', 'nonsense', writeSkips(skip(noSkips('BA9876543210'), [1]))])(
    '%j is not of this result',
    (text) => expect(parseSkips(text, NUMBER)).toEqual(fresh),
  )

  it('holds nothing that is not a step', () => {
    expect(parseSkips(`${NUMBER}|1,x,99,<b>,-2|confirmed`, NUMBER).skipped).toEqual([1])
  })
})
