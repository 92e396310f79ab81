import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { giveBack, type OpenRefund } from '@/domain/orders/give-back'
import type { LedgerRow } from '@/domain/orders/ledger'
import { attemptAt, factOf, orderAt, PRICE, planFor, rowOf } from './support/payment-story'

const owed = (args: Partial<Parameters<typeof giveBack>[0]>) =>
  giveBack({
    fact: factOf(),
    total: PRICE,
    ledger: [rowOf('charge', 'ch_1')],
    openRefunds: [],
    boughtTwice: false,
    ...args,
  })

const FIRST = rowOf('charge', 'ch_0')
const SECOND = rowOf('charge', 'ch_1')

describe('what goes back by itself', () => {
  it.each<[string, Parameters<typeof owed>[0], ReturnType<typeof giveBack>]>([
    ['nothing of one payment', {}, null],
    [
      'the second payment of one order, whole',
      { ledger: [FIRST, SECOND] },
      { reason: 'double_success', amount: PRICE },
    ],
    [
      'nothing more while it is on its way back',
      { ledger: [FIRST, SECOND], openRefunds: [{ intentId: 'pi_1', amount: PRICE }] },
      null,
    ],
    [
      'nothing of the second when the first is being given back',
      { ledger: [FIRST, SECOND], openRefunds: [{ intentId: 'pi_0', amount: PRICE }] },
      null,
    ],
    [
      'nothing once it went back',
      {
        ledger: [FIRST, SECOND, rowOf('refund', 're_1')],
        fact: factOf({ refunds: [{ ref: 're_1', amount: PRICE }] }),
      },
      null,
    ],
    [
      'nothing again of what went back and failed',
      {
        ledger: [FIRST, SECOND, rowOf('refund', 're_1'), rowOf('refund_failed', 're_1')],
        fact: factOf({ failedRefunds: [{ ref: 're_1', amount: PRICE }] }),
      },
      null,
    ],
    [
      'only what the buyer does not get back by a dispute',
      {
        ledger: [FIRST, SECOND, rowOf('dispute', 'dp_1')],
        fact: factOf({ disputes: [{ ref: 'dp_1', amount: PRICE, status: 'open' }] }),
      },
      null,
    ],
    [
      'all of a payment for what another order has opened',
      { boughtTwice: true },
      { reason: 'bought_twice', amount: PRICE },
    ],
    ['nothing of a payment that brought nothing', { fact: factOf({ charges: [] }), ledger: [] }, null],
  ])('%s', (_, args, expected) => {
    expect(owed(args)).toEqual(expected)
  })

  it('is never more than this payment brought, and never leaves less than the price', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: PRICE }), { maxLength: 4 })
    fc.assert(
      fc.property(amounts, amounts, fc.boolean(), (others, open, boughtTwice) => {
        const ledger: LedgerRow[] = [
          SECOND,
          ...others.map((amount, at) => rowOf('charge', `o_${at}`, amount)),
        ]
        const openRefunds: OpenRefund[] = open.map((amount, at) => ({
          intentId: at % 2 ? 'pi_1' : 'pi_0',
          amount,
        }))
        const given =
          giveBack({ fact: factOf(), total: PRICE, ledger, openRefunds, boughtTwice })?.amount ?? 0
        const charged = PRICE + others.reduce((sum, amount) => sum + amount, 0)
        const onItsWay = open.reduce((sum, amount) => sum + amount, 0)
        expect(given).toBeLessThanOrEqual(PRICE)
        if (given > 0 && !boughtTwice) expect(charged - onItsWay - given).toBeGreaterThanOrEqual(PRICE)
      }),
    )
  })
})

describe('the plan of a fact', () => {
  it('gives the second success back', () => {
    const plan = planFor({ fact: factOf(), order: orderAt('paid'), knownLedger: [FIRST] })
    expect(plan).toMatchObject({
      action: 'apply',
      grant: false,
      anomalies: ['double_success'],
      giveBack: { reason: 'double_success', amount: PRICE },
    })
  })

  it('gives back what arrives for an order whose payment we had closed while another was made', () => {
    const plan = planFor({
      fact: factOf(),
      order: orderAt('paid'),
      attempt: attemptAt('canceled'),
      knownLedger: [FIRST],
    })
    expect(plan).toMatchObject({ giveBack: { amount: PRICE } })
  })
})
