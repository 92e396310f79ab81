import { describe, expect, it, vi } from 'vitest'
import { NetworkError } from '@/ui/api/call-at'
import { choiceOf } from '@/ui/sitting/store/answer-book'
import type { Advanced } from '@/ui/sitting/store/part-fitter'
import { createSittingStore, type StoreDeps } from '@/ui/sitting/store/sitting-store'
import { questionAt } from '@/ui/sitting/store/test-state'
import { acceptAll } from './support/accept-all'
import { createFakeTime, createMemoryStorage } from './support/fake-time'
import { buildSitting } from './support/sittings'

const panel = { figure: { shape: 'circle', fill: 'none', size: 2 } }
const sitting = buildSitting({ unsettled: [2, 3] })
const draw = (questions: typeof sitting.questions) =>
  questions.map((question) => ({ ...question, panels: Array(8).fill(panel), options: Array(6).fill(panel) }))

/** What the server says when the harder second part fits. */
const harder = (): Advanced => {
  const questions = sitting.questions.map((step) =>
    step.part === 2 ? { ...step, id: `hard${step.position}` } : step,
  )
  return {
    questions,
    parts: sitting.parts.map((each) => (each.part === 2 ? { part: 2, id: 'hard' } : each)),
    unsettled: [3],
    drawn: {
      orderNumber: sitting.sittingNumber,
      part: 2,
      partId: 'hard',
      examKind: 'iq',
      questions: draw(questions.filter(({ part }) => part === 2)),
    },
  }
}

const build = (change: Partial<StoreDeps> = {}) => {
  const time = createFakeTime()
  const advance = vi.fn<StoreDeps['advance']>(async () => harder())
  const save = acceptAll()
  const loadPart = vi.fn<StoreDeps['loadPart']>(async (partId) => {
    const part = sitting.parts.find(({ id }) => id === partId)?.part ?? 0
    const questions = draw(sitting.questions.filter((step) => step.part === part))
    return { orderNumber: sitting.sittingNumber, part, partId, examKind: 'iq', questions }
  })
  const deps: StoreDeps = {
    save,
    loadPart,
    advance,
    readSitting: async () => sitting,
    claim: async () => ({ ...sitting, epoch: 9 }),
    storage: createMemoryStorage(),
    session: createMemoryStorage(),
    timers: time.timers,
    now: time.now,
    pauseMs: () => 250,
    ...change,
  }
  const store = createSittingStore({ sitting, deps })
  const shownId = () => questionAt(store.getState(), store.getState().position)?.id
  const step = async () => {
    store.next()
    await time.pass(400)
  }
  const toEndOfPartOne = async () => {
    await time.settle()
    for (let position = 1; position <= 10; position++) {
      store.choose(position % 6)
      await step()
    }
  }
  return { time, store, advance, save, loadPart, step, shownId, toEndOfPartOne }
}

/** Answers after some time, or when told. */
const late = () => {
  let arrive = () => {}
  const advance = vi.fn<StoreDeps['advance']>(async ({ keepMiddle }) => {
    if (!keepMiddle) await new Promise<void>((resolve) => (arrive = resolve))
    return harder()
  })
  return { advance, arrive: () => arrive() }
}

describe('the part that fits', () => {
  it('has its stand-ins here from the start', async () => {
    const { time, loadPart } = build()
    await time.settle()
    expect(loadPart.mock.calls.flat()).toEqual(['part1', 'part2', 'part3'])
  })

  it('is asked for behind the kind words, after every answer was saved, and shown', async () => {
    const { store, advance, save, step, shownId, toEndOfPartOne } = build()
    await toEndOfPartOne()
    expect(store.getState().encouragement).toBe(1)
    expect(advance.mock.calls).toEqual([[{ part: 2, keepMiddle: false }]])
    expect(save.mock.invocationCallOrder.at(-1)).toBeLessThan(advance.mock.invocationCallOrder[0]!)
    await step()
    expect(shownId()).toBe('hard11')
    store.choose(4)
    expect(choiceOf(store.getState().book, 'hard11')).toBe(4)
    expect(store.getState().sitting.unsettled).toEqual([3])
  })

  it('is waited for one second, then what is here is shown and the server is told', async () => {
    const slow = late()
    const { time, store, shownId, toEndOfPartOne } = build({ advance: slow.advance })
    await toEndOfPartOne()
    store.next()
    await time.pass(900)
    expect([store.getState().fitting, store.getState().encouragement]).toEqual([true, 1])
    await time.pass(100)
    expect(shownId()).toBe('q11')
    slow.arrive()
    await time.settle()
    expect(shownId()).toBe('q11')
    expect(slow.advance.mock.calls.at(-1)).toEqual([{ part: 2, keepMiddle: true }])
  })

  it('comes in time when it comes while somebody waits', async () => {
    const slow = late()
    const { time, store, shownId, toEndOfPartOne } = build({ advance: slow.advance })
    await toEndOfPartOne()
    store.next()
    await time.pass(500)
    slow.arrive()
    await time.settle()
    expect(shownId()).toBe('hard11')
    expect(store.getState().fitting).toBe(false)
  })

  it('is not asked for offline: the middle goes on at once', async () => {
    const advance = vi.fn<StoreDeps['advance']>(async () => harder())
    const { store, step, shownId, toEndOfPartOne } = build({
      advance,
      save: async () => {
        throw new NetworkError()
      },
    })
    await toEndOfPartOne()
    await step()
    expect(shownId()).toBe('q11')
    store.choose(2)
    expect(choiceOf(store.getState().book, 'q11')).toBe(2)
    expect(advance).not.toHaveBeenCalled()
  })

  it('is adopted when another device settled it, unless this one answers its own', async () => {
    const settled = { ...sitting, ...harder(), epoch: 3 }
    const there = build({ readSitting: async () => settled })
    await there.store.refresh()
    await there.time.settle()
    expect(there.store.getState().sitting.questions[10]?.id).toBe('hard11')

    const here = build({ readSitting: async () => settled })
    await here.time.settle()
    here.store.goTo(11)
    here.store.choose(1)
    await here.store.refresh()
    expect(here.store.getState().sitting.questions[10]?.id).toBe('q11')
  })

  it('is asked for again where the page was reloaded before the part was begun', async () => {
    const session = createMemoryStorage()
    const storage = createMemoryStorage()
    const silent = build({ session, storage, advance: () => new Promise<Advanced>(() => {}) })
    await silent.toEndOfPartOne()
    silent.store.stop()
    const again = build({ session, storage })
    await again.time.settle()
    expect(again.store.getState().encouragement).toBe(1)
    expect(again.advance.mock.calls).toEqual([[{ part: 2, keepMiddle: false }]])
    await again.time.pass(400)
    await again.step()
    expect(again.shownId()).toBe('hard11')
  })

  it('is not asked for where a question of the part is answered already', async () => {
    const session = createMemoryStorage()
    const storage = createMemoryStorage()
    const offline = async () => {
      throw new NetworkError()
    }
    const first = build({ session, storage, save: offline, advance: offline })
    await first.toEndOfPartOne()
    await first.step()
    first.store.choose(1)
    first.store.stop()
    const again = build({ session, storage })
    await again.time.settle()
    expect(again.store.getState().encouragement).toBe(null)
    expect(again.shownId()).toBe('q11')
    expect(again.advance).not.toHaveBeenCalled()
  })
})
