import { expect } from 'vitest'
import type { Buyer } from './buyer'
import type { Lab } from './open-lab'

/** One charge at whoever took it, one open entitlement, one mail that may have been handed over twice. */
export const expectOnePurchase = async (lab: Lab, buyer: Buyer): Promise<void> => {
  expect(await told(lab, buyer)).toEqual({ orders: ['paid'], lines: ['charge'], open: [true], mails: 1 })
}

/** One charge, one refund of it, no open entitlement; one mail about each. */
export const expectRefunded = async (lab: Lab, buyer: Buyer): Promise<void> => {
  expect(await told(lab, buyer)).toEqual({
    orders: ['refunded'],
    lines: ['charge', 'refund'],
    open: [false],
    mails: 2,
  })
}

const told = async (lab: Lab, { sittingId, email }: Buyer) => {
  const orders = await lab.query<{ id: string; status: string }>(
    'select id, status from orders where sitting_id = $1',
    [sittingId],
  )
  const entitlements = await lab.query<{ open: boolean }>(
    'select revoked_at is null as open from entitlements where sitting_id = $1',
    [sittingId],
  )
  const lines = lab.providers.flatMap((provider) =>
    provider.books().filter(({ orderId }) => orders.some(({ id }) => id === orderId)),
  )
  // Where a connection dies just after the mail server took a mail, a copy with the same id is possible.
  const mails = lab.mails.filter(({ to }) => to === email).map(({ messageId }) => messageId)
  expect(mails.length, 'copies of mails').toBeLessThanOrEqual(2 * new Set(mails).size)
  return {
    orders: orders.map(({ status }) => status),
    lines: lines.map(({ kind }) => kind),
    open: entitlements.map(({ open }) => open),
    mails: new Set(mails).size,
  }
}
