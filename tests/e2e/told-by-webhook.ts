import { expect, type Page } from '@playwright/test'
import { CALLS } from '../../src/domain/api/calls'
import { query } from '../support/database'
import { orderOf } from '../support/money'

/**
 * Nobody is left to ask about this payment: its page does not come to it before it is closed, and the reconciler has just
 * been there. (A request that a route holds back would be sent when its page closes.)
 */
export const leaveToWebhooks = async (page: Page, orderNumber: string): Promise<void> => {
  await page.evaluate((check) => {
    const send = window.fetch
    window.fetch = (to, how) => (String(to).endsWith(check) ? new Promise(() => {}) : send(to, how))
  }, CALLS['pay.check'].path)
  const { id } = await orderOf(orderNumber)
  await query("update payment_attempts set asked_at = now() + interval '1 hour' where order_id = $1", [id])
}

/** The order is paid, and it was an event under its provider's signature that made it so. */
export const expectPaidByWebhook = async (
  orderNumber: string,
  provider: 'stripe' | 'paypal',
): Promise<void> => {
  await expect.poll(async () => (await orderOf(orderNumber)).status, { timeout: 30_000 }).toBe('paid')
  // Only what came in by the webhook has the bytes that were signed.
  const toldBy = () =>
    query<{ provider: string }>(
      `select distinct provider from provider_events
       where state = 'applied' and raw is not null and outcome like 'applied: order ' || $1 || ' is paid%'`,
      [orderNumber],
    )
  await expect.poll(toldBy).toEqual([{ provider }])
}
