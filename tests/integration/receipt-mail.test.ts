import { beforeAll, expect, it } from 'vitest'
import { query } from '../support/database'
import { newBuyer, newPayment, type Opened, open, pay, persist, place } from '../support/purchase'
import { forgetRateLimits } from './support/rate-limits'

beforeAll(forgetRateLimits)

const mailOf = ({ visitor, orderNumber }: Pick<Opened, 'visitor' | 'orderNumber'>) =>
  visitor.ok('pay.mail', { body: { orderNumber } })

const settled = (bought: Opened, email: string) =>
  persist(
    async () => {
      const mail = await mailOf(bought)
      if (mail?.email !== email || mail.state === 'onItsWay') throw new Error(JSON.stringify(mail))
      return mail
    },
    { seconds: 30 },
  )

const paid = async (name: string): Promise<Opened> => {
  const opened = await newPayment(name)
  await pay(opened)
  await opened.visitor.ok('pay.check', { body: { orderNumber: opened.orderNumber } })
  return opened
}

it('has none before the order is paid', async () => {
  expect(await mailOf(await place(await newBuyer('unpaid')))).toBeNull()
})

it('was sent at the time when the mail server took it, and to the address that it was corrected to', async () => {
  const before = Date.now()
  const bought = await paid('told')
  const { state, sentAt } = await settled(bought, bought.email)
  expect(state).toBe('sent')
  expect(Date.parse(sentAt ?? '')).toBeGreaterThanOrEqual(before)
  const email = `corrected-${crypto.randomUUID()}@example.com`
  await bought.visitor.ok('pay.resend', { body: { orderNumber: bought.orderNumber, email } })
  expect((await settled(bought, email)).state).toBe('sent')
})

it('was refused when there is no such mailbox, for us to see as well, and a right address mends it', async () => {
  const bought = await paid('nobody')
  expect(await settled(bought, bought.email)).toEqual({ email: bought.email, state: 'refused', sentAt: null })
  await persist(
    async () => {
      const [anomaly] = await query<{ kind: string }>(
        `select kind from anomalies where ref = (select id::text from mails where "to" = $1 and template = 'report_ready')`,
        [bought.email],
      )
      expect(anomaly).toEqual({ kind: 'mail_refused' })
    },
    { seconds: 10 },
  )
  const email = `somebody-${crypto.randomUUID()}@example.com`
  await bought.visitor.ok('pay.resend', { body: { orderNumber: bought.orderNumber, email } })
  expect((await settled(bought, email)).state).toBe('sent')
})

it('of an order that was placed before the address changed follows the address that was typed last', async () => {
  const buyer = await newBuyer('moved')
  const placed = await place(buyer)
  const email = `later-${crypto.randomUUID()}@example.com`
  const { orderNumber } = buyer.sitting
  await buyer.visitor.ok('order.email', { body: { orderNumber, email, agreed: true, hl: 'EN' } })
  const bought = await open(placed)
  await pay(bought)
  await bought.visitor.ok('pay.check', { body: { orderNumber: bought.orderNumber } })
  expect((await settled(bought, buyer.email)).state).toBe('sent')
  await bought.visitor.ok('pay.resend', { body: { orderNumber: bought.orderNumber, email } })
  expect((await settled(bought, email)).state).toBe('sent')
})

it('says nothing of an address that its buyer has left', async () => {
  const bought = await paid('left')
  await settled(bought, bought.email)
  const { orderNumber } = bought.sitting
  const email = `newer-${crypto.randomUUID()}@example.com`
  await bought.visitor.ok('order.email', { body: { orderNumber, email, agreed: true, hl: 'EN' } })
  expect(await mailOf(bought)).toBeNull()
})
