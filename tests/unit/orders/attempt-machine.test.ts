import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ATTEMPT_MOVES,
  ATTEMPT_STATUSES,
  type AttemptEvent,
  type AttemptStatus,
  isPaymentUnderWay,
  LIVE_ATTEMPT_STATUSES,
  PROVIDER_STATUSES,
  type ProviderStatus,
  transitionAttempt,
} from '@/domain/orders/attempt-machine'

const at = (status: AttemptStatus, hasIntent = true) => ({ status, hasIntent })
const hear = (from: AttemptStatus, status: ProviderStatus) =>
  transitionAttempt(at(from), { type: 'provider_says', status })

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
        state: { status: 'succeeded', hasIntent: true },
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
  const CREATE = { type: 'no_answer', asked: 'create' } as const
  const CAPTURE = { type: 'no_answer', asked: 'capture' } as const
  const CREATED = { type: 'intent_created' } as const
  const REFUSED = { type: 'intent_refused' } as const
  const WITHDRAW = { type: 'withdraw' } as const
  const FORGOTTEN = { type: 'forgotten' } as const
  const [KNOWN, UNASKED] = [true, false]

  it.each<[AttemptEvent, AttemptStatus, boolean, AttemptStatus | string]>([
    [CREATE, 'open', UNASKED, 'unknown'],
    [CREATE, 'unknown', UNASKED, 'lower_rank'],
    [CREATE, 'canceled', UNASKED, 'already_settled'],
    // Another click was answered meanwhile.
    [CREATE, 'open', KNOWN, 'lower_rank'],
    [CAPTURE, 'open', KNOWN, 'unknown'],
    [CAPTURE, 'unknown', KNOWN, 'lower_rank'],
    [CAPTURE, 'processing', KNOWN, 'lower_rank'],
    [CAPTURE, 'succeeded', KNOWN, 'already_settled'],
    [CAPTURE, 'failed', KNOWN, 'already_settled'],
    [CREATED, 'open', UNASKED, 'open'],
    [CREATED, 'unknown', UNASKED, 'open'],
    [CREATED, 'open', KNOWN, 'lower_rank'],
    [CREATED, 'canceled', UNASKED, 'already_settled'],
    [REFUSED, 'open', UNASKED, 'failed'],
    [REFUSED, 'unknown', UNASKED, 'failed'],
    [REFUSED, 'open', KNOWN, 'lower_rank'],
    [REFUSED, 'canceled', UNASKED, 'already_settled'],
    [WITHDRAW, 'open', UNASKED, 'canceled'],
    [WITHDRAW, 'unknown', UNASKED, 'canceled'],
    [WITHDRAW, 'open', KNOWN, 'has_intent'],
    [WITHDRAW, 'failed', UNASKED, 'already_settled'],
    [WITHDRAW, 'canceled', UNASKED, 'already_settled'],
    [FORGOTTEN, 'open', KNOWN, 'canceled'],
    [FORGOTTEN, 'processing', KNOWN, 'canceled'],
    [FORGOTTEN, 'unknown', KNOWN, 'canceled'],
    [FORGOTTEN, 'failed', KNOWN, 'canceled'],
    [FORGOTTEN, 'succeeded', KNOWN, 'already_settled'],
    [FORGOTTEN, 'canceled', KNOWN, 'already_settled'],
  ])('%o in state %s, its intent known: %s: %s', (event, from, hasIntent, outcome) => {
    const result = transitionAttempt(at(from, hasIntent), event)
    const told =
      result.kind === 'applied'
        ? result.state.status
        : result.kind === 'ignored'
          ? result.reason
          : result.code
    expect(told).toBe(outcome)
  })

  it('of an intent that was made, that it is known', () => {
    expect(transitionAttempt(at('open', UNASKED), CREATED)).toMatchObject({ state: { hasIntent: true } })
  })
})

describe('whether an order waits for a payment', () => {
  const waits: readonly AttemptStatus[] = ['processing', 'unknown']
  it.each(ATTEMPT_STATUSES)('that is %s', (status) => {
    expect(isPaymentUnderWay({ status, isCapturing: false })).toBe(waits.includes(status))
    expect(isPaymentUnderWay({ status, isCapturing: true })).toBe([...waits, 'open'].includes(status))
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

  it('that was settled comes to life again by nothing', () => {
    for (const [from, to] of ATTEMPT_MOVES)
      if (!LIVE_ATTEMPT_STATUSES.includes(from) && from !== 'created')
        expect(LIVE_ATTEMPT_STATUSES, `${from} to ${to}`).not.toContain(to)
  })
})
