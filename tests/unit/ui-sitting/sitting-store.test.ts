import { describe, expect, it, vi } from 'vitest'
import { CallRefused, NetworkError } from '@/ui/api/call-at'
import { choiceOf } from '@/ui/sitting/store/answer-book'
import { createSittingStore, type StoreDeps } from '@/ui/sitting/store/sitting-store'
import { acceptAll } from './support/accept-all'
import { createFakeTime, createMemoryStorage } from './support/fake-time'
import { buildSitting } from './support/sittings'

const panel = { figure: { shape: 'circle', fill: 'none', size: 2 } }

const build = (change: Partial<StoreDeps> = {}, sitting = buildSitting()) => {
  const time = createFakeTime()
  const storage = createMemoryStorage()
  const session = createMemoryStorage()
  const save = acceptAll()
  const loadPart = vi.fn<StoreDeps['loadPart']>(async (partId) => ({
    orderNumber: sitting.sittingNumber,
    part: Number(partId.at(-1)),
    partId,
    examKind: 'iq',
    questions: sitting.questions
      .filter((question) => question.part === Number(partId.at(-1)))
      .map((question) => ({ ...question, panels: Array(8).fill(panel), options: Array(6).fill(panel) })),
  }))
  const deps: StoreDeps = {
    save,
    loadPart,
    advance: async () => {
      throw new NetworkError()
    },
    readSitting: async () => sitting,
    claim: async () => ({ ...sitting, epoch: 9 }),
    storage,
    session,
    timers: time.timers,
    now: time.now,
    pauseMs: () => 250,
    ...change,
  }
  return { time, save, loadPart, deps, open: () => createSittingStore({ sitting, deps }) }
}

describe('the question screen', () => {
  it('saves a tapped answer with the time it took', async () => {
    const { time, save, open } = build()
    const store = open()
    await time.pass(4000)
    store.choose(3)
    await time.pass(300)
    expect(save.mock.calls[0]![0].body).toEqual({
      orderNumber: '0123456789AB',
      epoch: 1,
      anchor: 'start',
      answers: [{ id: 'q1', choice: 3, revision: 1, epoch: 1, spentMs: 4000, elapsedMs: 4000 }],
    })
  })

  it('does not count the time before the drawings came', async () => {
    let arrive = () => {}
    const { time, save, loadPart, deps } = build()
    const load = loadPart.getMockImplementation()!
    const slow: StoreDeps['loadPart'] = async (part) => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return load(part)
    }
    const store = createSittingStore({ sitting: buildSitting(), deps: { ...deps, loadPart: slow } })
    await time.pass(9000)
    arrive()
    await time.pass(2000)
    store.choose(0)
    await time.pass(300)
    expect(save.mock.calls[0]![0].body.answers[0]).toMatchObject({ spentMs: 2000, elapsedMs: 11_000 })
  })

  it('fetches the next part at the sixth question and not before', async () => {
    const { time, loadPart, open } = build()
    const store = open()
    await time.settle()
    store.goTo(5)
    expect(loadPart.mock.calls.flat()).toEqual(['part1'])
    store.goTo(6)
    expect(loadPart.mock.calls.flat()).toEqual(['part1', 'part2'])
  })

  it('shows the encouragement once, after the last question of a part', async () => {
    const { time, open } = build()
    const store = open()
    store.goTo(10)
    const walk = async (step: () => unknown) => {
      await time.pass(400)
      step()
      return [store.getState().position, store.getState().encouragement]
    }
    expect(await walk(store.next)).toEqual([11, 1])
    expect(await walk(store.next)).toEqual([11, null])
    expect(await walk(store.back)).toEqual([10, null])
    expect(await walk(store.next)).toEqual([11, null])
  })

  it('does not skip a question on a double click', async () => {
    const { time, open } = build()
    const store = open()
    await time.settle()
    expect([store.next(), store.next()]).toEqual(['moved', 'ignored'])
    expect(store.getState().position).toBe(2)
  })

  it('goes on after the last question to the confirmation', async () => {
    const { open } = build()
    const store = open()
    store.goTo(30)
    expect(store.next()).toBe('end')
  })

  it('resumes after a reload with every tapped answer, saved or not', async () => {
    const failing = build({
      save: async () => {
        throw new NetworkError()
      },
    })
    const before = failing.open()
    await failing.time.settle()
    before.choose(2)
    before.next()
    before.stop()
    const after = failing.open()
    expect(after.getState().position).toBe(2)
    expect(choiceOf(after.getState().book, 'q1')).toBe(2)
  })

  it('sends what a reload interrupted, with the anchor of then', async () => {
    const { time, save, deps } = build()
    const offline = createSittingStore({
      sitting: buildSitting(),
      deps: {
        ...deps,
        save: async () => {
          throw new NetworkError()
        },
      },
    })
    await time.settle()
    offline.choose(2)
    offline.stop()
    await time.settle()
    createSittingStore({ sitting: buildSitting({ anchor: 'reloaded' }), deps })
    await time.pass(300)
    expect(save.mock.calls[0]![0].body).toMatchObject({ anchor: 'start', answers: [{ id: 'q1', choice: 2 }] })
  })

  it('takes no answer when time is over', async () => {
    const { time, save, open } = build()
    const store = open()
    await time.settle()
    store.choose(1)
    await time.pass(1_500_000)
    expect(store.getState().timeOver).toBe(true)
    store.choose(4)
    expect(choiceOf(store.getState().book, 'q1')).toBe(1)
    expect(save).toHaveBeenCalled()
  })

  it('says so at once when it is opened after its time', () => {
    const { open } = build({}, buildSitting({ remainingSeconds: 0 }))
    expect(open().getState().timeOver).toBe(true)
  })

  it('closes when the sitting was confirmed elsewhere', async () => {
    const { time, open } = build({
      save: async () => {
        throw new CallRefused(20101, 'sittingLocked')
      },
    })
    const store = open()
    await time.settle()
    store.choose(1)
    await time.pass(300)
    expect(store.getState().closed).toBe(true)
  })

  it('offers a retry when a part does not come', async () => {
    const { time, loadPart, deps } = build()
    const load = loadPart.getMockImplementation()!
    let broken = true
    const flaky: StoreDeps['loadPart'] = async (part) => {
      if (broken) throw new NetworkError()
      return load(part)
    }
    const store = createSittingStore({ sitting: buildSitting(), deps: { ...deps, loadPart: flaky } })
    await time.settle()
    expect(store.getState().parts[1]?.status).toBe('failed')
    broken = false
    store.retryPart()
    await time.settle()
    expect(store.getState().parts[1]?.status).toBe('ready')
  })
})

describe('two tabs of one browser', () => {
  const claimedBy = (epoch: number) => buildSitting({ epoch })
  /** What the browser does for other tabs: tells them which key was written. */
  const hear = (store: ReturnType<typeof createSittingStore>) =>
    store.otherTabWrote({ key: 'IQ-answers-0123456789AB', removed: false })

  it('share one book: the older one stops taking taps as soon as the newer one opens', async () => {
    const { time, deps } = build()
    const older = createSittingStore({ sitting: claimedBy(1), deps })
    await time.settle()
    older.choose(1)
    const newer = createSittingStore({ sitting: claimedBy(2), deps })
    await time.settle()
    hear(older)
    expect([older.getState().elsewhere, newer.getState().elsewhere]).toEqual([true, false])
    older.choose(4)
    expect(older.next()).toBe('ignored')
    expect(choiceOf(older.getState().book, 'q1')).toBe(1)
    expect(choiceOf(newer.getState().book, 'q1')).toBe(1)
  })

  it('never take back what the newer one chose, whoever writes last', async () => {
    const { time, deps } = build()
    const older = createSittingStore({ sitting: claimedBy(1), deps })
    const newer = createSittingStore({ sitting: claimedBy(2), deps })
    await time.settle()
    newer.choose(5)
    older.choose(2)
    await time.pass(1000)
    const third = createSittingStore({ sitting: claimedBy(3), deps })
    expect(choiceOf(third.getState().book, 'q1')).toBe(5)
  })

  it('go on here after a claim, where the other one stopped', async () => {
    const { time, deps } = build()
    const older = createSittingStore({ sitting: claimedBy(1), deps })
    const newer = createSittingStore({ sitting: claimedBy(2), deps })
    await time.settle()
    newer.choose(3)
    hear(older)
    await older.claim()
    expect(older.getState()).toMatchObject({ elsewhere: false, position: 2 })
    older.choose(0)
    hear(newer)
    expect(newer.getState()).toMatchObject({ elsewhere: true })
  })

  it('both end when one of them confirmed', async () => {
    const { time, deps } = build({ readSitting: async () => buildSitting({ state: 'valid' }) })
    const store = createSittingStore({ sitting: claimedBy(1), deps })
    await time.settle()
    store.otherTabWrote({ key: 'IQ-answers-0123456789AB', removed: true })
    await time.settle()
    expect(store.getState().closed).toBe(true)
    deps.storage.removeItem('IQ-answers-0123456789AB')
    await time.pass(3000)
    store.setVisible(false)
    expect(deps.storage.length).toBe(0)
  })
})

describe('another device', () => {
  it('is noticed by a save, whose answers stand all the same', async () => {
    const { time, open } = build({
      save: async ({ body }) => ({
        accepted: body.answers,
        refused: [],
        unscored: [],
        remainingSeconds: 1500,
        anchor: 'later',
        owner: false,
        epoch: 2,
      }),
    })
    const store = open()
    await time.settle()
    store.choose(1)
    await time.pass(300)
    expect(store.getState().elsewhere).toBe(true)
    expect(store.getState().book.entries.q1).toMatchObject({ choice: 1, saved: true })
  })

  it('is noticed when the page is in view again', async () => {
    const { time, open } = build({ readSitting: async () => buildSitting({ epoch: 4 }) })
    const store = open()
    store.setVisible(false)
    store.setVisible(true)
    await time.settle()
    expect(store.getState().elsewhere).toBe(true)
  })

  it('does not take the sitting from a tab that is claiming it', async () => {
    let answer = (_: ReturnType<typeof buildSitting>) => {}
    const { time, open } = build({
      readSitting: async () => buildSitting({ epoch: 4 }),
      claim: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const store = open()
    const claimed = store.claim()
    store.setVisible(true)
    await time.settle()
    expect(store.getState().elsewhere).toBe(false)
    answer(buildSitting({ epoch: 5 }))
    await claimed
    expect(store.getState().elsewhere).toBe(false)
  })
})

describe('what another sitting left unsaved on this device', () => {
  it('is brought to the server, and then forgotten', async () => {
    const offline = build({
      save: async () => {
        throw new NetworkError()
      },
    })
    const left = createSittingStore({
      sitting: buildSitting({ sittingNumber: 'BA9876543210' }),
      deps: offline.deps,
    })
    await offline.time.settle()
    left.choose(2)
    left.stop()
    const { storage } = offline.deps
    const { time, save, deps } = build({ storage })
    createSittingStore({ sitting: buildSitting(), deps })
    await time.settle()
    expect(save.mock.calls[0]![0].body).toMatchObject({
      orderNumber: 'BA9876543210',
      answers: [{ choice: 2 }],
    })
    expect(storage.getItem('IQ-answers-BA9876543210')).toBeNull()
  })
})
