import { describe, expect, it } from 'vitest'
import { givenParts, healthKinds } from '@/domain/exam/kinds'
import { HEALTH_KINDS } from '@/ui/sitting/health-kinds'
import { isGiven } from '@/ui/sitting/next-screen'
import { adoptAnswers, EMPTY_BOOK } from '@/ui/sitting/store/answer-book'
import {
  countedQuestions,
  helpWithout,
  isAgreed,
  showsSign,
  signIn,
  turnOf,
} from '@/ui/sitting/store/health-turn'
import { firstState, type TestState } from '@/ui/sitting/store/test-state'
import { askedPart } from './support/health'
import { buildSitting } from './support/sittings'

const answered = (choices: Record<string, number>) =>
  adoptAnswers(
    EMPTY_BOOK,
    Object.entries(choices).map(([id, choice]) => ({ id, choice, epoch: 1, revision: 1 })),
  )

const stateOf = (choices: Record<string, number>, change: Partial<TestState> = {}): TestState => {
  const sitting = buildSitting({ examKind: 'map', total: 30 })
  return {
    ...firstState({ sitting, timerHidden: false, agreed: null, now: 0 }),
    book: answered(choices),
    parts: { 1: askedPart(sitting, 1, { q3: 1 }), 2: { status: 'loading' } },
    ...change,
  }
}

describe('below the question in view help is named', () => {
  it.each([
    ['while its answer is a sign, read or not', 3, { q3: 1 }, { signRead: { id: 'q3', choice: 1 } }, true],
    ['for what an arrow key rests at', 3, { q3: 2 }, { resting: { id: 'q3', choice: 2 } }, true],
    ['not for another answer', 3, { q3: 0 }, {}, false],
    ['not while it is open', 3, {}, {}, false],
    ['not below another question', 2, { q3: 1 }, {}, false],
  ] as const)('%s', (_, position, choices, change, named) => {
    expect(showsSign(stateOf({ ...choices }, { ...change, position }))).toBe(named)
  })
})

describe('help is shown', () => {
  it.each([
    ['for the choice from which it is asked for', { q3: 1 }, {}, { id: 'q3', choice: 1 }],
    ['for a later one', { q3: 3 }, {}, { id: 'q3', choice: 3 }],
    ['not for an earlier one', { q3: 0 }, {}, null],
    ['not for an open question', {}, {}, null],
    ['not for other questions', { q2: 4 }, {}, null],
    ['wherever the taker is', { q3: 2 }, { position: 25 }, { id: 'q3', choice: 2 }],
    ['not again when it was read', { q3: 2 }, { signRead: { id: 'q3', choice: 2 } }, null],
    ['again for another choice', { q3: 3 }, { signRead: { id: 'q3', choice: 2 } }, { id: 'q3', choice: 3 }],
    ['not while an arrow key passes by', { q3: 1 }, { resting: { id: 'q3', choice: 1 } }, null],
    ['not before its part is here', { q3: 1 }, { parts: {} }, null],
  ] as const)('%s', (_, choices, change, sign) => {
    expect(signIn(stateOf(choices, change))).toEqual(sign)
  })

  it('before the offer of a part', () => {
    const standing = stateOf({ q3: 1 }, { position: 21 })
    expect(turnOf(standing)).toBe('help')
    expect(turnOf({ ...standing, signRead: { id: 'q3', choice: 1 } })).toBe('offer')
  })
})

describe('the voluntary part of a map', () => {
  it.each([
    ['is offered when it is entered', {}, { position: 21 }, 'offer'],
    ['behind the words after the part before, too', {}, { position: 21, encouragement: 2 }, 'offer'],
    ['when somebody jumps into it', {}, { position: 27 }, 'offer'],
    ['not before', {}, { position: 20 }, null],
    ['not after a yes', {}, { position: 21, agreed: true }, null],
    ['again after a no', { q22: 1 }, { position: 21, agreed: false }, 'offer'],
    ['not where it was begun in another tab', { q22: 1 }, { position: 21 }, null],
  ] as const)('%s', (_, choices, change, turn) => {
    expect(turnOf(stateOf(choices, change))).toBe(turn)
  })

  it('exists in a map only', () => {
    const sitting = buildSitting({ examKind: 'psychology' })
    expect(turnOf({ ...stateOf({}), sitting, position: 30 })).toBe(null)
    expect(countedQuestions({ sitting, book: EMPTY_BOOK, agreed: null })).toHaveLength(30)
  })

  it.each([
    ['nothing was said', {}, null, 20],
    ['it was left out', { q22: 1 }, false, 20],
    ['it was agreed to', {}, true, 30],
    ['it was begun', { q22: 1 }, null, 30],
  ] as const)('counts as open or answered unless it is not asked: %s', (_, choices, agreed, counted) => {
    const permission = { sitting: buildSitting({ examKind: 'map' }), book: answered(choices), agreed }
    expect(countedQuestions(permission)).toHaveLength(counted)
    expect(isAgreed(permission)).toBe(counted === 30)
  })
})

describe('help without a result', () => {
  it.each([
    ['answer', [{ id: 'q3', choice: 1 }], { id: 'q3', from: 1 }],
    ['none', [{ id: 'q3', choice: 0 }], { id: 'q3', from: 1 }],
    ['none', [{ id: 'q3', choice: null }], { id: 'q3', from: 0 }],
    ['none', [{ id: 'q4', choice: 4 }], { id: 'q3', from: 1 }],
    ['none', [{ id: 'q3', choice: 4 }], null],
  ] as const)('%s: %j, %j', (why, answers, safety) => {
    expect(helpWithout(answers, safety)).toBe(why)
  })
})

it('what the screens know of the kinds is what the table of kinds says', () => {
  expect([...HEALTH_KINDS].sort()).toEqual(healthKinds().sort())
  for (const kind of HEALTH_KINDS) expect(isGiven(kind)).toBe(givenParts(kind).length > 0)
})
