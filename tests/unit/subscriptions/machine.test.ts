import { describe, expect, it } from 'vitest'
import { SUBSCRIPTION_MOVES, transitionSubscription } from '@/domain/subscriptions/machine'
import { newSubscription, SUBSCRIPTION_STATUSES, type SubscriptionState } from '@/domain/subscriptions/state'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import type { SubscriptionEvent } from '@/domain/subscriptions/transition'
import { MONTHLY, planTerms } from './sample-plans'

/** A monthly plan, three days free from 1 January, 10:00: it charges on the 4th. */
const TERMS = planTerms({ period: MONTHLY })
const START = '2027-01-01T10:00:00.000Z'
const day = (text: string) => `2027-${text}T10:00:00.000Z`

type Step = [now: string, event: SubscriptionEvent]
const charged = (n: number, at: string, changes: Partial<{ amount: number; isNew: boolean }> = {}) =>
  ({ type: 'charged', n, at: at.length === 5 ? day(at) : at, amount: 1999, isNew: true, ...changes }) as const
const failed = (n: number, at: string, tries: number, retryAt: string | null) =>
  ({ type: 'charge_failed', n, at: day(at), tries, retryAt: retryAt && day(retryAt) }) as const
const cancelled = (at: string) => ({ type: 'cancelled', at: at.length === 5 ? day(at) : at }) as const

const begin = (terms: PlanTerms = TERMS, withTrial = true) => newSubscription({ terms, at: START, withTrial })
const moment = (state: SubscriptionState, now: string, terms: PlanTerms = TERMS) => ({
  terms,
  state,
  now: new Date(now.length === 5 ? day(now) : now),
})

/** The state after the steps, each of which must be applied. */
const stateAfter = (steps: Step[], { terms = TERMS, from = begin(terms) } = {}): SubscriptionState =>
  steps.reduce((state, [now, event]) => {
    const step = transitionSubscription(moment(state, now, terms), event)
    if (step.kind !== 'applied') throw new Error(`${event.type} on ${now}: ${JSON.stringify(step)}`)
    return step.state
  }, from)

const TRIAL: Step[] = [['01-01', { type: 'trial_began' }]]
const ACTIVE: Step[] = [...TRIAL, ['01-04', charged(1, '01-04')]]
const PAST_DUE: Step[] = [...ACTIVE, ['02-04', failed(2, '02-04', 1, '02-07')]]
const WAYS: Record<SubscriptionState['status'], Step[]> = {
  trialing: TRIAL,
  active: ACTIVE,
  past_due: PAST_DUE,
  cancelling: [...ACTIVE, ['01-10', cancelled('01-10')]],
  stopped: [...ACTIVE, ['01-10', { type: 'disputed' }]],
  ended: [...ACTIVE, ['01-10', { type: 'withdrawn' }]],
}
/** When each is asked. */
const NOW = {
  trialing: '01-02',
  active: '01-12',
  past_due: '02-05',
  cancelling: '01-12',
  stopped: '01-12',
  ended: '01-12',
}

describe('what an event does in each status', () => {
  it.each<[SubscriptionEvent['type'], Record<string, string>]>([
    [
      'trial_began',
      {
        trialing: 'already_known',
        active: 'already_known',
        past_due: 'already_known',
        cancelling: 'already_known',
        stopped: 'already_known',
        ended: 'already_ended',
      },
    ],
    [
      'agreed',
      {
        trialing: 'not_asked',
        active: 'already_known',
        past_due: 'already_known',
        cancelling: 'not_renewing',
        stopped: 'not_renewing',
        ended: 'too_late',
      },
    ],
    [
      'cancelled',
      {
        trialing: '→ cancelling',
        active: '→ cancelling',
        past_due: '→ ended',
        cancelling: 'already_known',
        stopped: 'already_known',
        ended: 'already_ended',
      },
    ],
    [
      'undo_cancel',
      {
        trialing: 'already_known',
        active: 'already_known',
        past_due: 'already_known',
        cancelling: '→ active',
        stopped: 'disputed',
        ended: 'too_late',
      },
    ],
    [
      'withdrawn',
      {
        trialing: '→ ended',
        active: '→ ended',
        past_due: '→ ended',
        cancelling: '→ ended',
        stopped: '→ ended',
        ended: 'already_ended',
      },
    ],
    [
      'upgraded',
      {
        trialing: '→ ended',
        active: '→ ended',
        past_due: '→ ended',
        cancelling: '→ ended',
        stopped: 'disputed',
        ended: 'too_late',
      },
    ],
    [
      'erased',
      {
        trialing: '→ ended',
        active: '→ ended',
        past_due: '→ ended',
        cancelling: '→ ended',
        stopped: '→ ended',
        ended: 'already_ended',
      },
    ],
    [
      'disputed',
      {
        trialing: '→ stopped',
        active: '→ stopped',
        past_due: '→ ended',
        cancelling: '→ stopped',
        stopped: 'already_known',
        ended: 'already_ended',
      },
    ],
    [
      'dispute_lost',
      {
        trialing: '→ ended',
        active: '→ ended',
        past_due: '→ ended',
        cancelling: '→ ended',
        stopped: '→ ended',
        ended: 'already_ended',
      },
    ],
    [
      'period_over',
      {
        trialing: 'not_over',
        active: 'not_over',
        past_due: 'not_over',
        cancelling: 'not_over',
        stopped: 'not_over',
        ended: 'already_ended',
      },
    ],
  ])('%s', (type, expected) => {
    const told = Object.fromEntries(
      SUBSCRIPTION_STATUSES.map((status) => {
        const now = NOW[status]
        const event = { type, at: day(now) } as SubscriptionEvent
        const step = transitionSubscription(moment(stateAfter(WAYS[status]), now), event)
        if (step.kind === 'applied') return [status, `→ ${step.state.status}`]
        return [status, step.kind === 'ignored' ? step.reason : step.code]
      }),
    )
    expect(told).toEqual(expected)
  })
})

describe('a change of status', () => {
  const STOP: Step = ['01-15', { type: 'disputed' }]
  const EXAMPLES: [from: Step[], step: Step][] = [
    [TRIAL, ['01-04', charged(1, '01-04')]],
    [TRIAL, ['01-04', failed(1, '01-04', 1, null)]],
    [TRIAL, ['01-02', cancelled('01-02')]],
    [TRIAL, ['01-02', { type: 'disputed' }]],
    [TRIAL, ['01-02', { type: 'upgraded' }]],
    [ACTIVE, ['02-04', failed(2, '02-04', 1, null)]],
    [ACTIVE, ['01-15', cancelled('01-15')]],
    [ACTIVE, STOP],
    [ACTIVE, ['01-15', { type: 'withdrawn' }]],
    [PAST_DUE, ['02-07', charged(2, '02-07')]],
    [PAST_DUE, ['02-11', { type: 'period_over' }]],
    [
      [...TRIAL, ['01-02', cancelled('01-02')]],
      ['01-03', { type: 'undo_cancel' }],
    ],
    [WAYS.cancelling, ['01-15', { type: 'undo_cancel' }]],
    [WAYS.cancelling, STOP],
    [WAYS.cancelling, ['02-04', { type: 'period_over' }]],
    [WAYS.stopped, ['02-04', { type: 'period_over' }]],
    [
      [...ACTIVE, ['02-05', cancelled('02-05')]],
      ['02-05', charged(2, '02-04')],
    ],
  ]
  it('is one of those listed, and each of them has an example', () => {
    const made = EXAMPLES.map(([from, step]) => [stateAfter(from).status, stateAfter([...from, step]).status])
    const text = (moves: readonly (readonly string[])[]) => moves.map((move) => move.join(' → ')).toSorted()
    expect(text(made)).toEqual(text(SUBSCRIPTION_MOVES))
  })
})

describe('a subscription', () => {
  it.each<[string, Step[], Partial<SubscriptionState>]>([
    [
      'that is tried is open to the end of its trial',
      TRIAL,
      { status: 'trialing', paidUntil: day('01-04'), nextChargeAt: day('01-04') },
    ],
    [
      'becomes active by its first charge',
      ACTIVE,
      { status: 'active', chargesDone: 1, paidUntil: day('02-04'), nextChargeAt: day('02-04') },
    ],
    [
      'whose charge fails has days of grace',
      PAST_DUE,
      {
        status: 'past_due',
        failures: 1,
        graceUntil: day('02-11'),
        nextChargeAt: day('02-07'),
        paidUntil: day('02-04'),
      },
    ],
    [
      'is active again when a retry succeeds, on its old days',
      [...PAST_DUE, ['02-07', charged(2, '02-07')]],
      {
        status: 'active',
        failures: 0,
        graceUntil: null,
        paidUntil: day('03-04'),
        nextChargeAt: day('03-04'),
      },
    ],
    [
      'ends with its grace',
      [...PAST_DUE, ['02-12', { type: 'period_over' }]],
      { status: 'ended', endsAt: day('02-11'), endedReason: 'payment_failed', nextChargeAt: null },
    ],
    [
      'that no word of a charge reaches ends as well',
      [...ACTIVE, ['02-12', { type: 'period_over' }]],
      { status: 'ended', endsAt: day('02-11'), endedReason: 'payment_failed' },
    ],
    [
      'cancelled in its trial costs nothing and stays open to its end',
      [...TRIAL, ['01-02', cancelled('01-02')]],
      { status: 'cancelling', endsAt: day('01-04'), nextChargeAt: null, chargesDone: 0 },
    ],
    [
      'goes on as a trial when that is undone',
      [...TRIAL, ['01-02', cancelled('01-02')], ['01-03', { type: 'undo_cancel' }]],
      { status: 'trialing', endsAt: null, endedReason: null, cancelledAt: null, nextChargeAt: day('01-04') },
    ],
    [
      'cancelled while a charge is due ends at once, and is tried no more',
      [...PAST_DUE, ['02-05', cancelled('02-05')]],
      { status: 'ended', endsAt: day('02-05'), endedReason: 'cancelled', nextChargeAt: null },
    ],
    [
      'disputed stays open to its paid end',
      WAYS.stopped,
      { status: 'stopped', endsAt: day('02-04'), nextChargeAt: null, endedReason: 'disputed' },
    ],
    [
      'whose dispute is lost ends at once',
      [...WAYS.stopped, ['01-15', { type: 'dispute_lost' }]],
      { status: 'ended', endsAt: day('01-15') },
    ],
  ])('%s', (_, steps, expected) => {
    expect(stateAfter(steps)).toMatchObject(expected)
  })

  it('cannot be taken up again at the instant of its end', () => {
    const state = stateAfter(WAYS.cancelling)
    const undone = (now: string) => transitionSubscription(moment(state, now), { type: 'undo_cancel' })
    expect(undone('2027-02-04T09:59:59.999Z').kind).toBe('applied')
    expect(undone('02-04')).toEqual({ kind: 'rejected', code: 'too_late' })
  })

  it('without any grace ends with the first failure', () => {
    const terms = { ...TERMS, graceDays: 0 }
    const state = stateAfter([...ACTIVE, ['02-04', failed(2, '02-04', 1, '02-07')]], { terms })
    expect(state).toMatchObject({ status: 'ended', endsAt: day('02-04'), endedReason: 'payment_failed' })
  })

  it('is never past due in two periods at once', () => {
    const terms = planTerms({ graceDays: 30, trialDays: 0 })
    const state = stateAfter(
      [
        ['01-01', charged(1, '01-01')],
        ['01-08', failed(2, '01-08', 1, '01-20')],
      ],
      { terms },
    )
    expect(state).toMatchObject({ status: 'past_due', graceUntil: day('01-15'), nextChargeAt: null })
  })

  it.each([1, 2])('hears the same failure twice as one, also if %i tries were told before', (tries) => {
    const state = stateAfter([...ACTIVE, ['02-04', failed(2, '02-04', 2, '02-07')]])
    const step = transitionSubscription(moment(state, '02-05'), failed(2, '02-04', tries, '02-07'))
    expect(step).toEqual({ kind: 'ignored', reason: 'already_known' })
  })
})

describe('a trial that asks once more', () => {
  const terms = { ...TERMS, conversion: 'asked' as const }

  it('ends by silence', () => {
    const state = stateAfter([...TRIAL, ['01-04', { type: 'period_over' }]], { terms })
    expect(state).toMatchObject({ status: 'ended', endsAt: day('01-04'), endedReason: 'not_agreed' })
  })

  it('converts after a yes', () => {
    const state = stateAfter([...TRIAL, ['01-03', { type: 'agreed' }]], { terms })
    expect(state).toMatchObject({ status: 'trialing', agreedAt: day('01-03'), nextChargeAt: day('01-04') })
    expect(stateAfter([['01-04', charged(1, '01-04')]], { terms, from: state }).status).toBe('active')
  })

  it('hears no yes at its end, nor after', () => {
    const step = transitionSubscription(moment(stateAfter(TRIAL, { terms }), '01-04', terms), {
      type: 'agreed',
    })
    expect(step).toEqual({ kind: 'rejected', code: 'too_late' })
  })

  it.each<[string, Step[]]>([
    ['before it ended', TRIAL],
    ['after it ended', [...TRIAL, ['01-05', { type: 'period_over' }]]],
  ])('gives back what was charged without one, %s', (_, steps) => {
    const step = transitionSubscription(
      moment(stateAfter(steps, { terms }), '01-05', terms),
      charged(1, '01-04'),
    )
    expect(step).toMatchObject({ anomaly: 'charged_without_consent', refund: 1999 })
  })
})

describe('the first payment', () => {
  it('of a plan without a trial begins it', () => {
    const terms = { ...TERMS, trialDays: 0 }
    const step = transitionSubscription(moment(begin(terms), '01-01', terms), charged(1, '01-01'))
    expect(step).toMatchObject({
      state: { status: 'active', paidUntil: day('02-01') },
      effects: ['mail_began', 'mail_charged'],
    })
  })

  it('of a paid trial begins it, and only that does', () => {
    const terms = { ...TERMS, trialPrice: 195 }
    const first = moment(begin(terms), '01-01', terms)
    expect(transitionSubscription(first, { type: 'trial_began' })).toEqual({
      kind: 'rejected',
      code: 'trial_has_a_price',
    })
    const step = transitionSubscription(first, charged(0, '01-01', { amount: 195 }))
    expect(step).toMatchObject({ state: { status: 'trialing', paidUntil: day('01-04'), chargesDone: 0 } })
  })
})

describe('money that comes', () => {
  type Answer = {
    anomaly?: string
    refund?: number
    state?: object
    kind?: string
    code?: string
    reason?: string
  }
  it.each<[string, Step[], Step, Answer]>([
    ['a second time', ACTIVE, ['01-05', charged(1, '01-05')], { anomaly: 'charged_twice', refund: 1999 }],
    [
      'and was told before',
      ACTIVE,
      ['01-05', charged(1, '01-04', { isNew: false })],
      { reason: 'already_known' },
    ],
    ['a day early', ACTIVE, ['02-03', charged(2, '02-03')], { anomaly: 'charged_early', refund: 1999 }],
    [
      'some minutes early, by another clock',
      ACTIVE,
      ['02-04', charged(2, '2027-02-04T09:30:00.000Z')],
      { kind: 'applied', state: { chargesDone: 2, paidUntil: day('03-04') } },
    ],
    [
      'too much',
      ACTIVE,
      ['02-04', charged(2, '02-04', { amount: 2500 })],
      { anomaly: 'charged_more', refund: 501, state: { chargesDone: 2 } },
    ],
    [
      'too little',
      ACTIVE,
      ['02-04', charged(2, '02-04', { amount: 1900 })],
      { anomaly: 'charged_less', state: { chargesDone: 2 } },
    ],
    [
      'for a period after one that is unknown',
      ACTIVE,
      ['03-05', charged(3, '03-04')],
      { kind: 'rejected', code: 'earlier_charge_unknown' },
    ],
    [
      'after the cancel (bug museum: retry after cancel)',
      [...PAST_DUE, ['02-05', cancelled('02-05')]],
      ['02-07', charged(2, '02-07')],
      { anomaly: 'charged_after_end', refund: 1999, state: { status: 'ended' } },
    ],
    [
      'at the very instant of the cancel: the cancel counts',
      [...TRIAL, ['01-04', cancelled('01-04')]],
      ['01-04', charged(1, '01-04')],
      { anomaly: 'charged_after_end', refund: 1999, state: { status: 'ended', chargesDone: 0 } },
    ],
    [
      'a moment before the cancel and told after it: open to its paid end',
      [...ACTIVE, ['02-05', cancelled('02-05')]],
      ['02-05', charged(2, '02-04')],
      { state: { status: 'cancelling', endsAt: day('03-04'), nextChargeAt: null, chargesDone: 2 } },
    ],
    [
      'so late that all it paid for is over',
      [...ACTIVE, ['02-05', cancelled('02-05')]],
      ['03-04', charged(2, '02-04')],
      { anomaly: 'charged_after_end', refund: 1999, state: { status: 'ended' } },
    ],
    [
      'in the grace and told after it',
      [...PAST_DUE, ['02-12', { type: 'period_over' }]],
      ['02-13', charged(2, '02-10')],
      { state: { status: 'cancelling', endsAt: day('03-04'), endedReason: 'payment_failed' } },
    ],
    [
      'at the end of the grace',
      PAST_DUE,
      ['02-11', charged(2, '02-11')],
      { anomaly: 'charged_after_end', refund: 1999 },
    ],
    [
      'after a withdrawal',
      WAYS.ended,
      ['02-04', charged(2, '02-04')],
      { anomaly: 'charged_after_end', refund: 1999 },
    ],
    [
      'after a dispute',
      WAYS.stopped,
      ['02-04', charged(2, '02-04')],
      { anomaly: 'charged_after_end', refund: 1999 },
    ],
  ])('%s', (_, steps, [now, event], expected) => {
    expect(transitionSubscription(moment(stateAfter(steps), now), event)).toMatchObject(expected)
  })

  it.each<[string, Step[], Step, Step]>([
    ['after it', ACTIVE, ['02-06', charged(2, '02-04')], ['02-06', cancelled('02-05')]],
    ['after a retry', PAST_DUE, ['02-08', charged(2, '02-07')], ['02-08', cancelled('02-08')]],
    ['at its instant', ACTIVE, ['02-06', charged(2, '02-04')], ['02-06', cancelled('02-04')]],
    ['before it', ACTIVE, ['02-06', charged(2, '02-04')], ['02-06', cancelled('02-01')]],
    ['at the end of the trial', TRIAL, ['01-05', charged(1, '01-04')], ['01-05', cancelled('01-04')]],
    ['before that', TRIAL, ['01-05', charged(1, '01-04')], ['01-05', cancelled('01-03')]],
  ])('and a cancel %s end alike in whatever order they are told', (_, steps, money, stop) => {
    const moneyFirst = stateAfter([...steps, money, stop])
    expect(moneyFirst).toEqual(stateAfter([...steps, stop, money]))
    const refundOf = (before: Step[], [now, event]: Step) => {
      const step = transitionSubscription(moment(stateAfter(before), now), event)
      return step.kind === 'applied' ? step.refund : undefined
    }
    expect(refundOf([...steps, money], stop)).toBe(refundOf([...steps, stop], money))
  })

  it('is not even tried after the end: a failure then is told and stopped', () => {
    const state = stateAfter([...PAST_DUE, ['02-05', cancelled('02-05')]])
    const hear = (at: string) => transitionSubscription(moment(state, '02-08'), failed(2, at, 2, null))
    expect(hear('02-07')).toMatchObject({
      anomaly: 'billed_after_end',
      effects: ['stop_billing', 'record_anomaly'],
    })
    expect(hear('02-04')).toEqual({ kind: 'ignored', reason: 'already_ended' })
  })
})
