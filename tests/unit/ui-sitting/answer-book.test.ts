import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeAnswer } from '@/domain/exam/answer'
import {
  type AnswerBook,
  acknowledge,
  addTime,
  adoptAnswers,
  choiceOf,
  chooseOption,
  EMPTY_BOOK,
  mergeBooks,
  unsavedBatches,
  unsavedIds,
} from '@/ui/sitting/store/answer-book'

const choose = (book: AnswerBook, id: string, choice: number, { anchor = 'a', epoch = 1 } = {}) =>
  chooseOption(book, { id, choice, epoch, anchor, elapsedMs: 100.4 })

describe('the book of answers', () => {
  it('counts revisions up from 1 with every change', () => {
    const book = choose(choose(EMPTY_BOOK, 'q1', 2), 'q1', 4)
    expect(book.entries.q1).toMatchObject({ choice: 4, revision: 2, epoch: 1, saved: false })
  })

  it('takes the same option again for nothing', () => {
    const book = choose(EMPTY_BOOK, 'q1', 2)
    expect(choose(book, 'q1', 2)).toBe(book)
  })

  it('adds up the time of all visits in whole milliseconds', () => {
    const first = addTime(EMPTY_BOOK, { id: 'q1', ms: 1200.2 })
    const book = choose(addTime(first, { id: 'q1', ms: 800.3 }), 'q1', 0)
    expect(book.entries.q1).toMatchObject({ spentMs: 2001, elapsedMs: 100 })
  })

  it('sends answers with the anchor they were given under', () => {
    const book = choose(choose(EMPTY_BOOK, 'q1', 1, { anchor: 'old' }), 'q2', 1, { anchor: 'new' })
    expect(unsavedBatches(book).map(({ anchor, answers }) => [anchor, answers.map(({ id }) => id)])).toEqual([
      ['old', ['q1']],
      ['new', ['q2']],
    ])
  })

  it('has nothing unsaved once the server acknowledged it', () => {
    const book = choose(EMPTY_BOOK, 'q1', 1)
    const accepted = [{ id: 'q1', choice: 1, revision: 1, epoch: 1 }]
    expect(unsavedIds(acknowledge(book, { accepted, refused: [] }))).toEqual([])
  })

  it('keeps an answer unsaved that was changed while the save was under way', () => {
    const book = choose(choose(EMPTY_BOOK, 'q1', 1), 'q1', 2)
    const accepted = [{ id: 'q1', choice: 1, revision: 1, epoch: 1 }]
    expect(unsavedIds(acknowledge(book, { accepted, refused: [] }))).toEqual(['q1'])
  })

  it('adopts the winner where the server refused a revision', () => {
    const book = choose(EMPTY_BOOK, 'q1', 1)
    const after = acknowledge(book, {
      accepted: [],
      refused: [{ id: 'q1', choice: 5, revision: 1, epoch: 1 }],
    })
    expect(after.entries.q1).toMatchObject({ choice: 5, revision: 1, saved: true })
  })

  it('takes over what only the server knows, and keeps what only this device knows', () => {
    const book = adoptAnswers(choose(EMPTY_BOOK, 'q1', 1), [{ id: 'q2', choice: 3, revision: 7, epoch: 1 }])
    expect([choiceOf(book, 'q1'), choiceOf(book, 'q2')]).toEqual([1, 3])
    expect(unsavedIds(book)).toEqual(['q1'])
  })

  it('counts the same option anew when it is chosen under a newer claim', () => {
    const book = choose(choose(EMPTY_BOOK, 'q1', 2), 'q1', 2, { epoch: 2 })
    expect(book.entries.q1).toMatchObject({ choice: 2, revision: 2, epoch: 2, saved: false })
  })

  it('lets a newer claim win over more changes under an older one', () => {
    const older = choose(choose(choose(EMPTY_BOOK, 'q1', 1), 'q1', 2), 'q1', 3)
    const book = adoptAnswers(older, [{ id: 'q1', choice: 5, revision: 1, epoch: 2 }])
    expect(book.entries.q1).toMatchObject({ choice: 5, epoch: 2, saved: true })
  })

  const books = fc
    .array(
      fc.record({
        id: fc.constantFrom('q1', 'q2', 'q3'),
        choice: fc.nat(5),
        epoch: fc.integer({ min: 1, max: 3 }),
      }),
    )
    .map((taps) =>
      taps.reduce((kept, { id, choice, epoch }) => choose(kept, id, choice, { epoch }), EMPTY_BOOK),
    )
  const standing = ({ entries }: AnswerBook) =>
    Object.fromEntries(Object.entries(entries).map(([id, { epoch, revision }]) => [id, [epoch, revision]]))

  it('is the same whichever of two tabs writes first, and takes nothing back', () => {
    fc.assert(
      fc.property(books, books, (one, other) => {
        const merged = mergeBooks(one, other)
        expect(standing(mergeBooks(other, one))).toEqual(standing(merged))
        for (const [id, entry] of Object.entries({ ...one.entries })) {
          const { action } = mergeAnswer({ stored: merged.entries[id]!, incoming: entry })
          expect(action).not.toBe('apply')
        }
      }),
    )
  })

  it('is not changed by hearing the same answers twice', () => {
    const answer = fc.record({
      id: fc.constantFrom('q1', 'q2', 'q3'),
      choice: fc.nat(5),
      revision: fc.integer({ min: 1, max: 4 }),
      epoch: fc.integer({ min: 1, max: 2 }),
    })
    fc.assert(
      fc.property(fc.array(answer), fc.array(answer), (local, known) => {
        const book = local.reduce((kept, { id, choice }) => choose(kept, id, choice), EMPTY_BOOK)
        const once = adoptAnswers(book, known)
        const twice = adoptAnswers(once, known)
        const view = (each: AnswerBook) =>
          Object.entries(each.entries).map(([id, entry]) => [id, entry.choice, entry.revision])
        // Only what the server can hold at one moment: one answer a question.
        const ids = known.map(({ id }) => id)
        if (new Set(ids).size === ids.length) expect(view(twice)).toEqual(view(once))
      }),
    )
  })
})
