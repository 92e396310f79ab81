import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CALLS } from '@/domain/api/calls'
import { chooseOption, EMPTY_BOOK, unsavedBatches } from '@/ui/sitting/store/answer-book'
import { isBookOf, keepBook, keptSittings, readBook, removeBook } from '@/ui/sitting/store/answer-storage'
import { readScreen, writeScreen } from '@/ui/sitting/store/screen-storage'
import { createMemoryStorage } from './support/fake-time'

const book = chooseOption(EMPTY_BOOK, {
  id: 'q1',
  choice: 3,
  epoch: 1,
  anchor: 'a',
  elapsedMs: 5,
})
const tap = (id: string, choice: number, epoch: number) =>
  chooseOption(EMPTY_BOOK, { id, choice, epoch, anchor: 'a', elapsedMs: 5 })
const refusing = new Proxy({} as Storage, {
  get: () => {
    throw new Error('forbidden')
  },
})

afterEach(() => vi.useRealTimers())

describe('answers on the device', () => {
  it('come back as they were put away', () => {
    const storage = createMemoryStorage()
    expect(keepBook(storage, 'N1', book)).toEqual(book)
    expect(readBook(storage, 'N1')).toEqual(book)
    expect(storage.key(0)).toBe('IQ-answers-N1')
  })

  it.each(['{', '[]', 'null', '{"entries":{"q1":{"choice":9}},"spent":{}}', '{"entries":[],"spent":{}}'])(
    'are none when %s lies there',
    (text) => {
      const storage = createMemoryStorage()
      storage.setItem('IQ-answers-N1', text)
      expect(readBook(storage, 'N1')).toEqual(EMPTY_BOOK)
    },
  )

  it('are, whatever lies there, such as the server takes: one that it refuses would hold up all others', () => {
    const number = fc.oneof(fc.nat(9), fc.double(), fc.maxSafeInteger(), fc.constant(null))
    const entry = fc.record({
      choice: number,
      epoch: number,
      revision: number,
      spentMs: number,
      elapsedMs: number,
      anchor: fc.constantFrom('a', 7),
      saved: fc.constant(false),
    })
    let kept = 0
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), number, (entries, epoch) => {
        const storage = createMemoryStorage()
        const lying = {
          entries: Object.fromEntries(entries.map((one, at) => [`q${at}`, one])),
          spent: {},
          epoch,
        }
        storage.setItem('IQ-answers-N1', JSON.stringify(lying))
        const read = readBook(storage, 'N1')
        for (const batch of unsavedBatches(read)) {
          const body = { orderNumber: '0123456789AB', epoch: read.epoch, ...batch }
          expect(CALLS['sitting.save'].body.safeParse(body).error).toBeUndefined()
          kept += batch.answers.length
        }
      }),
      { numRuns: 2_000 },
    )
    expect(kept).toBeGreaterThan(0)
  })

  it.each([
    [364, ['N1']],
    [366, []],
  ])('are, %d days after they were written, of %j', (days, sittings) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] })
    const storage = createMemoryStorage()
    keepBook(storage, 'N1', book)
    vi.setSystemTime(Date.UTC(2026, 0, 1 + days))
    expect(readBook(storage, 'N1')).toEqual(sittings.length > 0 ? book : EMPTY_BOOK)
    expect(keptSittings(storage)).toEqual(sittings)
  })

  it('from before there were dates have their days from the next answer', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] })
    const storage = createMemoryStorage()
    storage.setItem('IQ-answers-N1', JSON.stringify(book))
    expect(keepBook(storage, 'N1', book)).toEqual(book)
    vi.setSystemTime(Date.UTC(2026, 0, 365))
    expect(readBook(storage, 'N1')).toEqual(book)
    vi.setSystemTime(Date.UTC(2027, 0, 2))
    expect(readBook(storage, 'N1')).toEqual(EMPTY_BOOK)
  })

  it('are none, and nothing breaks, where storage is forbidden', () => {
    expect(readBook(refusing, 'N1')).toEqual(EMPTY_BOOK)
    expect(keepBook(refusing, 'N1', book)).toEqual(book)
    expect(() => removeBook(refusing, 'N1')).not.toThrow()
    expect(keptSittings(refusing)).toEqual([])
  })

  it('of one sitting go, and nothing else does', () => {
    const storage = createMemoryStorage()
    for (const number of ['N1', 'N2']) keepBook(storage, number, book)
    storage.setItem('IQ-other', 'x')
    removeBook(storage, 'N2')
    expect([storage.length, keptSittings(storage), readBook(storage, 'N1')]).toEqual([2, ['N1'], book])
  })

  it('of another tab are kept when this one writes', () => {
    const storage = createMemoryStorage()
    keepBook(storage, 'N1', { ...tap('q1', 4, 2), epoch: 2 })
    const after = keepBook(storage, 'N1', { ...tap('q1', 1, 1), spent: { q1: 70 } })
    expect(after).toMatchObject({ epoch: 2, spent: { q1: 70 }, entries: { q1: { choice: 4 } } })
    keepBook(storage, 'N1', tap('q2', 0, 1))
    expect(Object.keys(readBook(storage, 'N1').entries)).toEqual(['q2', 'q1'])
  })

  it('are told by the name of their key', () => {
    expect([isBookOf('N1', 'IQ-answers-N1'), isBookOf('N1', 'IQ-answers-N2'), isBookOf('N1', null)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('the place in a sitting', () => {
  it('remembers field by field', () => {
    const session = createMemoryStorage()
    writeScreen(session, 'N1', { position: 7 })
    writeScreen(session, 'N1', { encouraged: [1] })
    writeScreen(session, 'N1', { agreed: false, safety: { id: 'q3', from: 1 } })
    expect(readScreen(session, 'N1')).toEqual({
      position: 7,
      encouraged: [1],
      timerHidden: false,
      agreed: false,
      safety: { id: 'q3', from: 1 },
    })
  })

  it('is unknown where nothing lies', () => {
    expect(readScreen(createMemoryStorage(), 'N1').position).toBeNull()
    expect(readScreen(refusing, 'N1')).toMatchObject({ position: null, agreed: null, safety: null })
    expect(() => writeScreen(refusing, 'N1', { position: 1 })).not.toThrow()
  })
})
