import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ATTEMPT_STATUSES,
  type AttemptEvent,
  type AttemptStatus,
  LIVE_ATTEMPT_STATUSES,
  PROVIDER_STATUSES,
  type ProviderStatus,
  transitionAttempt,
} from '@/domain/orders/attempt-machine'

const NOW = new Date('2026-03-01T12:00:00Z')
const at = (status: AttemptStatus) => ({ status, settledAt: null })
const hear = (from: AttemptStatus, status: ProviderStatus) =>
  transitionAttempt(at(from), { type: 'provider_says', status }, NOW)

/** Rows: the state; columns: what the provider says; a dot: ignored. */
const HEARD = `
             requires_payment requires_action approved processing succeeded failed canceled
  created    open             open            open     processing succeeded failed canceled
  unknown    open             open            open     processing succeeded failed canceled
  open       .                .               .        processing succeeded failed canceled
  processing .                .               .        .          succeeded failed canceled
  expired    .                .               .        .          succeeded failed canceled
  failed     .                .               .        .          succeeded .      canceled
  canceled   .                .               .        .          succeeded .      .
  succeeded  .                .               .        .          .         .      .
`

const [columns, ...rows] = HEARD.trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/))
const cases = rows.flatMap(([from, ...cells]) =>
  cells.map((to, column) => [from, columns?.[column], to] as const),
)

describe('what a provider says', () => {
  it('is a case for every state and every word', () => {
    expect(cases).toHaveLength(ATTEMPT_STATUSES.length * PROVIDER_STATUSES.length)
  })

  it.each(cases)('to an attempt that is %s: %s → %s', (from, said, to) => {
    const result = hear(from as AttemptStatus, said as ProviderStatus)
    if (to === '.') expect(result).toEqual({ kind: 'ignored', reason: 'lower_rank' })
    else expect(result).toMatchObject({ kind: 'applied', state: { status: to } })
  })

  it.each(['canceled', 'expired'] as const)(
    'when it succeeded after we had it as %s, somebody is told',
    (from) => {
      expect(hear(from, 'succeeded')).toEqual({
        kind: 'applied',
        state: { status: 'succeeded', settledAt: NOW },
        effects: ['record_anomaly'],
        anomaly: 'success_after_close',
      })
    },
  )

  it('when a second card succeeds after a declined one, nobody is', () => {
    expect(hear('failed', 'succeeded')).toMatchObject({ effects: [] })
  })
})

describe('what we learn ourselves', () => {
  it.each<[AttemptEvent['type'], AttemptStatus, AttemptStatus | string]>([
    ['no_answer', 'created', 'unknown'],
    ['no_answer', 'open', 'unknown'],
    ['no_answer', 'processing', 'unknown'],
    ['no_answer', 'unknown', 'lower_rank'],
    ['no_answer', 'succeeded', 'already_settled'],
    ['no_answer', 'failed', 'already_settled'],
    ['never_sent', 'created', 'canceled'],
    ['never_sent', 'open', 'was_sent'],
    ['never_sent', 'unknown', 'was_sent'],
    ['never_sent', 'canceled', 'already_settled'],
    ['expire', 'created', 'expired'],
    ['expire', 'open', 'expired'],
    ['expire', 'processing', 'outcome_unknown'],
    ['expire', 'unknown', 'outcome_unknown'],
    ['expire', 'succeeded', 'already_settled'],
    ['expire', 'expired', 'already_settled'],
  ])('%s in state %s: %s', (type, from, outcome) => {
    const result = transitionAttempt(at(from), { type } as AttemptEvent, NOW)
    const told =
      result.kind === 'applied'
        ? result.state.status
        : result.kind === 'ignored'
          ? result.reason
          : result.code
    expect(told).toBe(outcome)
  })
})

describe('any attempt', () => {
  const said = fc.array(fc.constantFrom(...PROVIDER_STATUSES), { minLength: 1, maxLength: 6 })
  const endOf = (words: readonly ProviderStatus[]): AttemptStatus =>
    words.reduce((status, word) => {
      const step = hear(status, word)
      return step.kind === 'applied' ? step.state.status : status
    }, 'created' as AttemptStatus)

  it('ends in the same state however what was said is ordered or repeated', () => {
    const shuffled = said.chain((words) =>
      fc.tuple(
        fc.constant(words),
        fc.shuffledSubarray([...words, ...words], { minLength: 2 * words.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([words, again]) => {
        expect(endOf(again)).toBe(endOf(words))
      }),
    )
  })

  it('is settled at a known time exactly when it no longer lives', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ATTEMPT_STATUSES),
        fc.constantFrom(...PROVIDER_STATUSES),
        (from, word) => {
          const step = hear(from, word)
          if (step.kind !== 'applied') return
          const lives = LIVE_ATTEMPT_STATUSES.includes(step.state.status)
          expect(step.state.settledAt).toBe(lives ? null : NOW)
        },
      ),
    )
  })
})
