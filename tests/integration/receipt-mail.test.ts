import { beforeAll, expect, it } from 'vitest'
import { query } from '../support/database'
import { newBuyer, newPayment, type Opened, open, pay, persist, place } from '../support/purchase'
import { exchange, OURS, postfix } from '../support/returned-notices'
import { site } from '../support/site'
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

const handOver = (raw: string, authorization = `Bearer ${site().secrets.mailReturns}`) =>
  fetch(`${site().url}/api/mail/returned`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization },
    body: raw,
  })

it('came back later: its buyer and we are told once, without the address, and a right one mends it', async () => {
  const bought = await paid('returned')
  expect((await settled(bought, bought.email)).state).toBe('sent')
  const [mail] = await query<{ id: string; message_id: string }>(
    `select id, message_id from mails where "to" = $1 and template = 'report_ready'`,
    [bought.email],
  )
  const about = (notice: string) => notice.replaceAll(OURS, mail?.message_id ?? '')
  for (const raw of ['', postfix(), about(postfix({ action: 'delayed', status: '4.4.1' }))])
    expect((await handOver(raw)).status).toBe(200)
  for (const wrong of ['', 'Bearer ', `Bearer ${'0'.repeat(site().secrets.mailReturns.length)}`])
    expect((await handOver(about(postfix()), wrong)).status).toBe(404)
  expect((await handOver('x'.repeat(200_001))).status).toBe(413)
  expect((await mailOf(bought))?.state).toBe('sent')
  for (const raw of [about(postfix()), about(exchange())]) expect((await handOver(raw)).status).toBe(200)
  expect((await mailOf(bought))?.state).toBe('refused')
  const told = await query(
    `select mails.last_error, orders.number from anomalies
      join mails on mails.id::text = anomalies.ref join orders on orders.id = anomalies.order_id
      where anomalies.kind = 'mail_refused' and anomalies.ref = $1`,
    [mail?.id],
  )
  expect(told).toEqual([
    {
      last_error: 'returned: 5.1.1 550 5.1.1 <…>: Recipient address rejected: User unknown',
      number: bought.orderNumber,
    },
  ])
  const email = `mended-${crypto.randomUUID()}@example.com`
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
