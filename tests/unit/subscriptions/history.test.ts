import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf } from '@/domain/subscriptions/amount'
import {
  type ChargeOnRecord,
  historyBreaches,
  type NoticeOnRecord,
  type SubscriptionHistory,
} from '@/domain/subscriptions/history'
import { instantOf, millis } from '@/domain/subscriptions/period'
import { newSubscription } from '@/domain/subscriptions/state'
import { anyHistory, anySale, begin, live } from './any-history'
import { MONTHLY, planTerms } from './sample-plans'

const day = (text: string) => `2027-${text}T10:00:00.000Z`
const TERMS = planTerms({
  period: MONTHLY,
  reminders: { trialEnd: [7, 1], firstRenewal: [7], everyRenewal: [] },
})
const SOLD = newSubscription({ terms: TERMS, at: day('01-01'), withTrial: true })
const charge = (n: number, on: string, changes: Partial<ChargeOnRecord> = {}): ChargeOnRecord => ({
  n,
  at: day(on),
  amount: 1999,
  refunded: 0,
  ...changes,
})
const notice = (n: number, sent: string, about: string, amount = 1999): NoticeOnRecord => ({
  n,
  sentAt: day(sent),
  chargeAt: day(about),
  amount,
})

/** Tried from 1 January, charged on the 4th of three months, reminded of the first two. */
const KEPT: SubscriptionHistory = {
  id: 'one',
  person: 'somebody',
  terms: TERMS,
  sold: SOLD,
  state: { ...SOLD, status: 'active', chargesDone: 3, paidUntil: day('04-04') },
  charges: [charge(1, '01-04'), charge(2, '02-04'), charge(3, '03-04')],
  notices: [notice(1, '01-01', '01-04'), notice(2, '01-28', '02-04')],
}
const withCharges = (...charges: ChargeOnRecord[]): SubscriptionHistory => ({ ...KEPT, charges })
const ended = (changes: Partial<SubscriptionHistory['state']>): SubscriptionHistory => ({
  ...KEPT,
  state: { ...KEPT.state, ...changes },
})
const LAST = KEPT.charges.slice(0, 2)
const ASKED = { ...KEPT, terms: { ...TERMS, conversion: 'asked' as const } }

describe('a history', () => {
  it.each<[string, SubscriptionHistory[], string[]]>([
    ['that kept its promise has no breach', [KEPT], []],
    ['that was charged a day late has none', [withCharges(...LAST, charge(3, '03-05'))], []],
    [
      'charged after its cancel',
      [ended({ status: 'cancelling', cancelledAt: day('03-01') })],
      ['charged_after_end 3'],
    ],
    ['charged at its very end', [ended({ status: 'ended', endsAt: day('03-04') })], ['charged_after_end 3']],
    [
      'charged after a dispute',
      [ended({ status: 'stopped', disputedAt: day('02-20') })],
      ['charged_after_end 3'],
    ],
    [
      'that gave such money back has none',
      [
        {
          ...ended({ cancelledAt: day('03-01') }),
          charges: [...LAST, charge(3, '03-04', { refunded: 1999 })],
        },
      ],
      [],
    ],
    [
      'charged twice for a period',
      [withCharges(...LAST, charge(3, '03-04'), charge(3, '03-06'))],
      ['charged_twice 3', 'charged_twice 3'],
    ],
    ['charged a day early', [withCharges(...LAST, charge(3, '03-03'))], ['charged_unlike_promise 3']],
    [
      'charged too much',
      [withCharges(...LAST, charge(3, '03-04', { amount: 2500 }))],
      ['charged_unlike_promise 3'],
    ],
    [
      'that gave the rest of it back',
      [withCharges(...LAST, charge(3, '03-04', { amount: 2500, refunded: 501 }))],
      [],
    ],
    [
      'charged more, and said so before',
      [
        {
          ...withCharges(...LAST, charge(3, '03-04', { amount: 2500 })),
          notices: [...KEPT.notices, notice(3, '02-10', '03-04', 2500)],
        },
      ],
      [],
    ],
    [
      'charged more, and said so at that instant',
      [
        {
          ...withCharges(...LAST, charge(3, '03-04', { amount: 2500 })),
          notices: [...KEPT.notices, notice(3, '03-04', '03-04', 2500)],
        },
      ],
      ['charged_unlike_promise 3'],
    ],
    [
      'that reminded of nothing',
      [{ ...KEPT, notices: [] }],
      ['charged_without_reminder 1', 'charged_without_reminder 2'],
    ],
    [
      'whose trial asked once more, without a yes',
      [ASKED],
      ['charged_without_consent 1', 'charged_without_consent 2', 'charged_without_consent 3'],
    ],
    ['with one', [{ ...ASKED, state: { ...KEPT.state, agreedAt: day('01-03') } }], []],
    ['beside another live one of its person', [KEPT, { ...KEPT, id: 'two' }], ['two_live -', 'two_live -']],
    ['beside one of somebody else', [KEPT, { ...KEPT, id: 'two', person: 'else' }], []],
    ['after one that ended', [{ ...ended({ status: 'ended', endsAt: day('03-20') }), id: 'two' }, KEPT], []],
  ])('%s', (_, histories, breaches) => {
    expect(historyBreaches(histories).map(({ code, n }) => `${code} ${n ?? '-'}`)).toEqual(breaches)
  })

  it('has no breach where the machine was followed, whatever happened', () => {
    fc.assert(
      fc.property(anySale, anyHistory, (sale, happenings) => {
        const steps = live(sale, happenings)
        const charges: ChargeOnRecord[] = []
        const notices: NoticeOnRecord[] = []
        for (const { before, event, refund } of steps) {
          if (event.type !== 'charged') continue
          const { n, at, amount } = event
          charges.push({ n, at, amount, refunded: refund })
          notices.push({
            n,
            sentAt: instantOf(millis(at) - 1),
            chargeAt: at,
            amount: amountOf({ terms: sale.terms, state: before, n }),
          })
        }
        const sold = newSubscription(sale)
        const state = steps.at(-1)?.after ?? begin(sale)
        const history = { id: 'one', person: 'somebody', terms: sale.terms, sold, state, charges, notices }
        expect(historyBreaches([history])).toEqual([])
      }),
    )
  })
})
