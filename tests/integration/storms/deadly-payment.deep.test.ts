import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Failpoint } from '@/services/failpoint'
import { arm, behave, deliver, hint, takenBy } from '../../support/money'
import { expectOnePurchase, newPayment, type Opened, pay, waitUntilPaid } from '../../support/purchase'
import { whilePaused } from '../../support/storms'
import { forgetRateLimits } from '../support/rate-limits'

// As of a bug that ends the process, or of memory that this one payment uses up.

const OTHERS = 12
const tell = async ({ intentId }: Opened) => expect((await deliver(hint({ intentId }))).status).toBe(200)

beforeAll(async () => {
  await forgetRateLimits()
  // We tell of each payment ourselves, when all are paid.
  await behave({ webhooks: { drop: 1_000 } })
})
afterAll(() => behave({}))

/** From now on every worker that looks at a payment dies of it, told or asking. */
const makeDeadly = ({ intentId, orderId }: Opened): { deaths: () => number; end: () => void } => {
  const places: [Failpoint, string][] = [
    ['event.before_apply', intentId],
    ['reconcile.after_claim', orderId],
  ]
  let deaths = 0
  for (const place of places) arm(...place, { mode: 'crash' })
  const again = setInterval(() => {
    for (const place of places.filter((one) => takenBy(...one) !== null)) {
      deaths += 1
      arm(...place, { mode: 'crash' })
    }
  }, 50)
  return {
    deaths: () => deaths,
    end: () => {
      clearInterval(again)
      for (const place of places) arm(...place, { mode: 'delay', ms: 0 })
    },
  }
}

it('a payment of which every worker dies keeps nobody else from their report for a minute', {
  timeout: 240_000,
}, async () => {
  const deadly = await newPayment('deadly')
  const others = await Promise.all(Array.from({ length: OTHERS }, () => newPayment('beside')))
  for (const one of [deadly, ...others]) await pay(one)
  const death = makeDeadly(deadly)
  try {
    // So that a worker takes all of them at once, the deadly one first.
    await whilePaused('worker', async () => {
      for (const one of [deadly, ...others]) await tell(one)
    })
    await Promise.all(others.map(({ orderNumber }) => waitUntilPaid(orderNumber)))
    const later = await newPayment('later')
    await pay(later)
    await tell(later)
    await waitUntilPaid(later.orderNumber)
    expect(death.deaths()).toBeGreaterThan(1)
  } finally {
    death.end()
  }
  await waitUntilPaid(deadly.orderNumber)
  // A worker that dies between a mail and its mark leaves the next one to send it once more: each death may cost a copy.
  const copies = 1 + death.deaths()
  for (const one of [deadly, ...others]) await expectOnePurchase(one, { copies })
})
