import { describe, expect, it } from 'vitest'
import type { SittingView } from '@/ui/sitting/sitting-view'
import { choiceOf } from '@/ui/sitting/store/answer-book'
import { turnOf } from '@/ui/sitting/store/health-turn'
import { createSittingStore } from '@/ui/sitting/store/sitting-store'
import { acceptAll } from './support/accept-all'
import { createFakeTime, createMemoryStorage } from './support/fake-time'
import { statementsOf } from './support/health'
import { buildSitting } from './support/sittings'

const PAUSE = 250

const open = async (change: Partial<SittingView> = {}, session = createMemoryStorage()) => {
  const sitting = buildSitting({
    examKind: 'psychology',
    timing: 'untimed',
    deadline: null,
    remainingSeconds: null,
    ...change,
  })
  const time = createFakeTime()
  const save = acceptAll()
  const store = createSittingStore({
    sitting,
    deps: {
      save,
      loadPart: async (partId) => {
        const part = Number(partId.at(-1))
        const questions = statementsOf(sitting, part, { q3: 1 })
        const { sittingNumber: orderNumber, examKind } = sitting
        if (examKind === 'iq') throw new Error('not asked')
        return { orderNumber, part, partId, examKind, questions }
      },
      advance: async () => {
        throw new Error('not asked')
      },
      readSitting: async () => sitting,
      claim: async () => sitting,
      storage: createMemoryStorage(),
      session,
      timers: time.timers,
      now: time.now,
      pauseMs: () => PAUSE,
    },
  })
  await time.settle()
  await time.pass(1000)
  return {
    time,
    store,
    session,
    save,
    at: () => store.getState().position,
    turn: () => turnOf(store.getState()),
    choice: () => choiceOf(store.getState().book, 'q3'),
  }
}

describe('an answer that asks for help', () => {
  it('leads to help at once, and to nothing else', async () => {
    const { time, store, at, turn, choice } = await open()
    store.goTo(3)
    store.answer(2)
    expect([turn(), choice()]).toEqual(['help', 2])
    await time.pass(5000)
    expect(store.next()).toBe('ignored')
    store.back()
    store.goTo(9)
    store.answer(0)
    expect([at(), turn(), choice(), store.mayLeave()]).toEqual([3, 'help', 2, false])
  })

  it('leads on to the next question when the taker says so', async () => {
    const { time, store, at, turn } = await open()
    store.goTo(3)
    store.answer(2)
    await time.pass(5000)
    store.goOnFromHelp()
    expect([at(), turn(), store.mayLeave()]).toEqual([4, null, true])
  })

  it('stays in view when the taker goes back to it', async () => {
    const { store, at, turn } = await open()
    store.goTo(3)
    store.answer(2)
    store.closeHelp()
    expect([at(), turn()]).toEqual([3, null])
  })

  it('shows help again once it was changed, and not when it was only tapped again', async () => {
    const { time, store, at, turn } = await open()
    const take = async (choice: number) => {
      store.goTo(3)
      store.answer(choice)
      await time.pass(1000)
      const seen = turn()
      if (seen) store.goOnFromHelp()
      await time.pass(1000)
      return [seen, at()]
    }
    expect(await take(2)).toEqual(['help', 4])
    expect(await take(2)).toEqual([null, 4])
    expect(await take(3)).toEqual(['help', 4])
    expect(await take(0)).toEqual([null, 4])
    expect(await take(3)).toEqual(['help', 4])
  })

  it('of an earlier visit shows it when the sitting is opened, in whichever part it is', async () => {
    const answers = [{ id: 'q3', choice: 1, epoch: 1, revision: 1 }]
    const session = createMemoryStorage()
    session.setItem('IQ-place-0123456789AB', JSON.stringify({ position: 25 }))
    const { store, at, turn } = await open({ answers }, session)
    expect([turn(), at()]).toEqual(['help', 25])
    store.goOnFromHelp()
    expect([turn(), at()]).toEqual([null, 25])
  })

  it('by an arrow key may be passed by, and counts when one goes on', async () => {
    const { time, store, at, turn } = await open()
    store.goTo(3)
    store.choose(1)
    await time.pass(5000)
    expect(turn()).toBe(null)
    store.choose(2)
    expect(turn()).toBe(null)
    expect(store.next()).toBe('ignored')
    expect([at(), turn()]).toEqual([3, 'help'])
  })

  it('takes no thinking time while help is read', async () => {
    const { time, store, save } = await open()
    store.goTo(3)
    await time.pass(2000)
    store.answer(2)
    await time.pass(60_000)
    store.goOnFromHelp()
    await time.pass(1000)
    store.back()
    await time.pass(1000)
    store.answer(1)
    await time.pass(1000)
    const last = save.mock.calls.at(-1)?.[0].body.answers.find(({ id }) => id === 'q3')
    expect(last).toMatchObject({ choice: 1, spentMs: 3000 })
  })

  it('is forgotten with its sitting once it was deleted', async () => {
    const { time, store, save } = await open()
    store.goTo(3)
    store.answer(2)
    store.forget()
    await time.pass(60_000)
    expect(save).not.toHaveBeenCalled()
  })
})

describe('the voluntary part of a map', () => {
  it('waits for a yes, in the place of the kind words', async () => {
    const { time, store, at, turn } = await open({ examKind: 'map' })
    store.goTo(20)
    store.answer(1)
    await time.pass(1000)
    expect([at(), turn()]).toEqual([21, 'offer'])
    store.answer(1)
    expect(store.next()).toBe('ignored')
    store.setAgreed(true)
    await time.pass(1000)
    expect([at(), turn(), store.getState().encouragement]).toEqual([21, null, null])
    store.answer(1)
    await time.pass(1000)
    expect(at()).toBe(22)
  })

  it('is left by going back, and by a no to the confirmation', async () => {
    const { store, at, turn, session } = await open({ examKind: 'map' })
    store.goTo(24)
    expect([turn(), store.mayLeave()]).toEqual(['offer', true])
    store.setAgreed(false)
    store.goTo(20)
    expect([at(), turn()]).toEqual([20, null])
    expect(JSON.parse(session.getItem('IQ-place-0123456789AB') ?? '{}')).toMatchObject({ agreed: false })
  })
})
