import { expect } from 'vitest'
import type { Buyer } from './buyer'
import type { Lab } from './open-lab'

/** One charge at whoever took it, one open entitlement, one mail that may have been handed over twice. */
export const expectOnePurchase = async (lab: Lab, { sittingId, email }: Buyer, copies = 2): Promise<void> => {
  const orders = await lab.query<{ id: string; status: string }>(
    'select id, status from orders where sitting_id = $1',
    [sittingId],
  )
  expect(
    orders.map(({ status }) => status),
    'orders',
  ).toEqual(['paid'])
  const lines = Object.values(lab.providers).flatMap((provider) =>
    provider.books().filter(({ orderId }) => orderId === orders[0]?.id),
  )
  expect(
    lines.map(({ kind }) => kind),
    'lines in the books of the providers',
  ).toEqual(['charge'])
  expect(
    await lab.query('select revoked_at from entitlements where sitting_id = $1', [sittingId]),
    'entitlements',
  ).toEqual([{ revoked_at: null }])
  const sent = lab.mails.filter(({ to }) => to === email)
  expect(new Set(sent.map(({ messageId }) => messageId)).size, 'mails').toBe(1)
  expect(sent.length, 'copies of the mail').toBeLessThanOrEqual(copies)
}
