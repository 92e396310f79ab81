import { describe, expect, it } from 'vitest'
import { chooseOption, EMPTY_BOOK } from '@/ui/test/sitting/answer-book'
import { readBook, removeBooks, writeBook } from '@/ui/test/sitting/answer-storage'
import { readPlace, writePlace } from '@/ui/test/sitting/place-storage'
import { createMemoryStorage } from './support/fake-time'

const book = chooseOption(EMPTY_BOOK, { id: 'q1', choice: 3, epoch: 0, anchor: 'a', elapsedMs: 5 })
const refusing = new Proxy({} as Storage, {
  get: () => {
    throw new Error('forbidden')
  },
})

describe('answers on the device', () => {
  it('come back as they were put away', () => {
    const storage = createMemoryStorage()
    expect(writeBook(storage, 'N1', book)).toBe(true)
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

  it('are none, and nothing breaks, where storage is forbidden', () => {
    expect(readBook(refusing, 'N1')).toEqual(EMPTY_BOOK)
    expect(writeBook(refusing, 'N1', book)).toBe(false)
    expect(() => removeBooks(refusing, { only: 'N1' })).not.toThrow()
  })

  it('of other sittings go when one goes on, and nothing else does', () => {
    const storage = createMemoryStorage()
    for (const number of ['N1', 'N2', 'N3']) writeBook(storage, number, book)
    storage.setItem('IQ-other', 'x')
    removeBooks(storage, { butFor: 'N2' })
    expect([storage.length, readBook(storage, 'N2')]).toEqual([2, book])
    removeBooks(storage, { only: 'N2' })
    expect(storage.length).toBe(1)
  })
})

describe('the place in a sitting', () => {
  it('remembers field by field', () => {
    const session = createMemoryStorage()
    writePlace(session, 'N1', { position: 7 })
    writePlace(session, 'N1', { encouraged: [1] })
    expect(readPlace(session, 'N1')).toEqual({ position: 7, encouraged: [1], timerHidden: false })
  })

  it('is unknown where nothing lies', () => {
    expect(readPlace(createMemoryStorage(), 'N1').position).toBeNull()
    expect(readPlace(refusing, 'N1').position).toBeNull()
    expect(() => writePlace(refusing, 'N1', { position: 1 })).not.toThrow()
  })
})
