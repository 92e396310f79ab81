import { describe, expect, it } from 'vitest'
import { expectOnePurchase } from './lab/expect-purchase'
import { labOfFile } from './lab/lab-of-file'
import { openedPayment, recordsOf } from './lab/story'

const lab = labOfFile()
const paypal = () => {
  const provider = lab().providers.find(({ id }) => id === 'paypal')
  if (!provider) throw new Error('There is no PayPal.')
  return provider
}
const opened = () => openedPayment(lab(), 'paypal')

describe('a buyer with PayPal', () => {
  it('whose cards are declined pays with another in the same window', async () => {
    const { buyer, order, intent } = await opened()
    for (const _ of [1, 2]) {
      await paypal().pay(intent, 'declined')
      expect(await buyer.check(order)).toMatchObject({ state: 'failed', failureCode: 'instrument_declined' })
    }
    await paypal().pay(intent)
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it('who is refused for good hears so at once, and can pay another way', async () => {
    const { buyer, order, intent } = await opened()
    await paypal().behave({ habits: { declineIssue: 'COMPLIANCE_VIOLATION' } })
    await paypal().pay(intent, 'declined')
    for (const _ of [1, 2])
      expect(await buyer.check(order)).toMatchObject({ state: 'failed', failureCode: 'compliance_violation' })
    const card = await buyer.open(order, lab().card.id)
    await lab().card.pay(card)
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it('who was refused still reads why, whatever is looked up meanwhile', async () => {
    const { buyer, order, intent } = await opened()
    await paypal().pay(intent, 'declined')
    await buyer.check(order)
    // A second try to take its money went without an answer; the reconciler then finds it still waiting.
    await lab().query("update payment_attempts set status = 'unknown' where intent_id = $1", [intent])
    await lab().passes(60_000)
    await lab().reconcile()
    expect(
      await lab().query('select status, failure_code from payment_attempts where intent_id = $1', [intent]),
    ).toEqual([{ status: 'open', failure_code: 'instrument_declined' }])
  })

  it('who was refused once is charged by a second try whose answer was lost, also with the tab closed', async () => {
    const { buyer, order, intent } = await opened()
    await paypal().pay(intent, 'declined')
    await buyer.check(order)
    await paypal().behave({ calls: [{ call: 'orders.capture', action: 'status', status: 500, times: 9 }] })
    await paypal().pay(intent)
    expect(await buyer.check(order)).toMatchObject({ state: 'pending' })
    await paypal().behave({ calls: [] })
    for (const _ of [1, 2]) {
      await lab().passes(60_000)
      await lab().reconcile()
    }
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it('whose lost capture came to nothing keeps no order waiting', async () => {
    const { order, intent } = await opened()
    await lab().query(
      "update payment_attempts set captured_at = now() - interval '11 minutes' where intent_id = $1",
      [intent],
    )
    await lab().reconcile()
    await lab().passes(60_000)
    await lab().reconcile()
    expect(
      await lab().query('select captured_at from payment_attempts where intent_id = $1', [intent]),
    ).toEqual([{ captured_at: null }])
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'created' })
  })

  it('has paid, also while PayPal’s disputes cannot be read', async () => {
    const { buyer, order, intent } = await opened()
    await paypal().pays(intent)
    await paypal().behave({ calls: [{ call: 'disputes.list', action: 'status', status: 500, times: 9 }] })
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it('who wins a dispute has the money back once', async () => {
    const { buyer, order, intent } = await opened()
    await paypal().pay(intent)
    await buyer.check(order)
    await paypal().dispute(intent)
    await paypal().decide(intent, 'lost')
    await lab().comesToRest()
    const { status, ledger } = await recordsOf(lab(), order)
    expect([status, ledger.map((line) => line.split(' ')[0]).toSorted()]).toEqual([
      'lost',
      ['charge', 'dispute', 'dispute_lost'],
    ])
  })
})
