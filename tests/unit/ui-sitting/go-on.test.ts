import { describe, expect, it, vi } from 'vitest'
import type { SittingView } from '@/ui/sitting/sitting-view'
import { choiceOf } from '@/ui/sitting/store/answer-book'
import { leadsOn } from '@/ui/sitting/store/go-on'
import { createSittingStore, type StoreDeps } from '@/ui/sitting/store/sitting-store'
import { acceptAll } from './support/accept-all'
import { createFakeTime, createMemoryStorage } from './support/fake-time'
import { buildSitting } from './support/sittings'

const questionnaire = (change: Partial<SittingView> = {}) =>
  buildSitting({
    examKind: 'types16',
    timing: 'untimed',
    deadline: null,
    remainingSeconds: null,
    ...change,
  })

const open = async ({ sitting = questionnaire(), pause = 250 } = {}) => {
  const time = createFakeTime()
  const panel = { figure: { shape: 'circle', fill: 'none', size: 2 } }
  const loadPart = vi.fn<StoreDeps['loadPart']>(async (partId) => {
    const part = Number(partId.at(-1))
    const places = sitting.questions.filter((question) => question.part === part)
    const facts = { orderNumber: sitting.sittingNumber, part, partId }
    if (sitting.examKind === 'iq') {
      const drawn = { panels: Array(8).fill(panel), options: Array(6).fill(panel) }
      return { ...facts, examKind: 'iq', questions: places.map((place) => ({ ...place, ...drawn })) }
    }
    const said = {
      kind: 'bipolar' as const,
      text: 'Early',
      other: 'Late',
      choices: 5,
      options: null,
      lead: null,
      ask: null,
      helpFrom: null,
    }
    return { ...facts, examKind: sitting.examKind, questions: places.map((place) => ({ ...place, ...said })) }
  })
  const store = createSittingStore({
    sitting,
    deps: {
      save: acceptAll(),
      loadPart,
      advance: async () => {
        throw new Error('not asked')
      },
      readSitting: async () => sitting,
      claim: async () => sitting,
      storage: createMemoryStorage(),
      session: createMemoryStorage(),
      timers: time.timers,
      now: time.now,
      pauseMs: () => pause,
    },
  })
  await time.settle()
  await time.pass(1000)
  const choiceAt = (position: number) => choiceOf(store.getState().book, `q${position}`)
  return { time, store, choiceAt, at: () => store.getState().position }
}

describe('an answer of a questionnaire', () => {
  it('leads to the next question after a moment in which it is seen', async () => {
    const { time, store, at, choiceAt } = await open()
    store.answer(4)
    await time.pass(249)
    expect([at(), choiceAt(1)]).toEqual([1, 4])
    await time.pass(1)
    expect(at()).toBe(2)
  })

  it('leads on when an earlier one is changed, or chosen once more', async () => {
    const { time, store, at, choiceAt } = await open()
    for (const choice of [1, 3, 3]) {
      store.answer(choice)
      await time.pass(400)
      expect([at(), choiceAt(1)]).toEqual([2, choice])
      store.back()
      await time.pass(400)
    }
  })

  it('leads nowhere when an arrow key chose it', async () => {
    const { time, store, at, choiceAt } = await open()
    store.choose(2)
    await time.pass(2000)
    expect([at(), choiceAt(1)]).toEqual([1, 2])
  })

  it('leads nowhere when an arrow key changed it meanwhile', async () => {
    const { time, store, at, choiceAt } = await open()
    store.answer(2)
    await time.pass(100)
    store.choose(3)
    await time.pass(2000)
    expect([at(), choiceAt(1)]).toEqual([1, 3])
  })

  it('waits anew when another is tapped before it led on', async () => {
    const { time, store, at, choiceAt } = await open()
    store.answer(2)
    await time.pass(200)
    store.answer(3)
    await time.pass(200)
    expect(at()).toBe(1)
    await time.pass(50)
    expect([at(), choiceAt(1)]).toEqual([2, 3])
  })

  it.each([
    [250, 270],
    [50, 100],
  ])(
    'of a double tap does not answer the question behind it: %i ms of pause, %i ms between',
    async (pause, between) => {
      const { time, store, at, choiceAt } = await open({ pause })
      store.answer(4)
      await time.pass(between)
      store.answer(4)
      await time.pass(1000)
      expect([at(), choiceAt(2)]).toEqual([2, null])
      store.answer(1)
      await time.pass(1000)
      expect([at(), choiceAt(2)]).toEqual([3, 1])
    },
  )

  it('leads on at every digit of somebody who answers as fast as one can read', async () => {
    const { time, store, at } = await open()
    for (let turn = 0; turn < 5; turn++) {
      store.answer(turn)
      await time.pass(320)
    }
    expect(at()).toBe(6)
  })

  it('and a tap on "Next" lead one question on, not two', async () => {
    const { time, store, at } = await open()
    store.answer(0)
    await time.pass(100)
    store.next()
    await time.pass(1000)
    expect(at()).toBe(2)
    store.answer(0)
    await time.pass(260)
    expect(store.next()).toBe('ignored')
    expect(at()).toBe(3)
  })

  it('does not follow somebody who went back or jumped meanwhile', async () => {
    const { time, store, at } = await open()
    store.goTo(5)
    store.answer(0)
    store.goTo(8)
    await time.pass(1000)
    expect(at()).toBe(8)
  })

  it('leads at the end of a part to its kind words, and no double tap leads past them', async () => {
    const { time, store, at } = await open()
    store.goTo(10)
    store.answer(0)
    await time.pass(260)
    expect([at(), store.getState().encouragement]).toEqual([11, 1])
    store.answer(0)
    expect(store.next()).toBe('ignored')
    await time.pass(2000)
    expect([at(), store.getState().encouragement]).toEqual([11, 1])
  })

  it('stays at the last question', async () => {
    const { time, store, at, choiceAt } = await open()
    store.goTo(30)
    await time.settle()
    store.answer(2)
    await time.pass(2000)
    expect([at(), choiceAt(30)]).toEqual([30, 2])
  })
})

it('an answer of the IQ test leads nowhere, and taps may follow as fast as they like', async () => {
  const { time, store, at, choiceAt } = await open({ sitting: buildSitting() })
  store.answer(5)
  await time.pass(2000)
  expect([at(), choiceAt(1)]).toEqual([1, 5])
  store.next()
  store.answer(5)
  expect(choiceAt(2)).toBe(5)
})

describe('an answer leads on', () => {
  const standing = {
    sitting: { examKind: 'eq' as const, total: 32 },
    position: 31,
    encouragement: null,
    timeOver: false,
    elsewhere: false,
    closed: false,
  }

  it.each([
    [true, 'to the last question', {}],
    [false, 'from the last question', { position: 32 }],
    [false, 'in the IQ test', { sitting: { examKind: 'iq' as const, total: 32 } }],
    [false, 'behind kind words', { encouragement: 1 }],
    [false, 'when the time is over', { timeOver: true }],
    [false, 'when another tab has the sitting', { elsewhere: true }],
    [false, 'when the sitting is closed', { closed: true }],
  ])('%s: %s', (leads, _, change) => {
    expect(leadsOn({ ...standing, ...change })).toBe(leads)
  })
})
