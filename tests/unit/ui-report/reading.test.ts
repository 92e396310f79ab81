import { describe, expect, it } from 'vitest'
import { tokenOfHash } from '@/ui/navigation/token-of-hash'
import { errorLabel, firstToReview, markOf, type ReviewedQuestion } from '@/ui/report/answers/answer-mark'
import { emailError } from '@/ui/report/retrieval/retrieve-screen'

const question = (position: number, yours: number | null, correct = 2): ReviewedQuestion => ({
  position,
  yours,
  correct,
  error: null,
  explanation: null,
  panels: [],
  options: [],
})

describe('how a question went', () => {
  it('is right, wrong, or not answered; the first option is an answer', () => {
    expect(markOf({ yours: 2, correct: 2 })).toBe('right')
    expect(markOf({ yours: 0, correct: 2 })).toBe('wrong')
    expect(markOf({ yours: null, correct: 0 })).toBe('unanswered')
  })

  it('shows the first wrong one first, then the first left open, then the first', () => {
    expect(firstToReview([question(1, 2), question(2, null), question(3, 1)])).toBe(3)
    expect(firstToReview([question(1, 2), question(2, null)])).toBe(2)
    expect(firstToReview([question(1, 2), question(2, 2)])).toBe(1)
    expect(firstToReview([])).toBe(1)
  })
})

describe('the kind of slip', () => {
  it('is known in both spellings, and nothing is said of an unknown one', () => {
    expect(errorLabel('wrong-principle')).toBe('wrong_principle')
    expect(errorLabel('incomplete_correlate')).toBe('incomplete_correlate')
    expect(errorLabel('hurry')).toBeNull()
    expect(errorLabel(null)).toBeNull()
  })
})

describe('the token of a mailed link', () => {
  const token = 'gHk3_x-9'.repeat(5)

  it('stands in the fragment', () => {
    expect(tokenOfHash(`#${token}`)).toBe(token)
    expect(tokenOfHash(`#token=${token}`)).toBe(token)
    expect(tokenOfHash(`#${token}).`)).toBe(token)
  })

  it.each([
    ['nothing', ''],
    ['an empty fragment', '#'],
    ['a heading', '#main'],
    ['a cut token', `#${token.slice(0, 19)}`],
    ['something that is no token', `#${token}/../x`],
    ['something endless', `#${'a'.repeat(201)}`],
  ])('is not there in %s', (_, hash) => {
    expect(tokenOfHash(hash)).toBeNull()
  })
})

describe('an e-mail address', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['ada', 'invalid'],
    ['ada@example', 'invalid'],
    ['ada@@example.test', 'invalid'],
    ['a da@example.test', 'invalid'],
    ['ada@example..test', 'invalid'],
    [' ada@example.test ', null],
    ['ada.b+c@mail.example.test', null],
  ] as const)('"%s" is %s', (email, error) => {
    expect(emailError(email)).toBe(error)
  })
})
