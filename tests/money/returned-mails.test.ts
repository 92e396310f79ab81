import { expect, it } from 'vitest'
import { gift } from '@/services/mails/offers/gift-mail'
import { markReturned } from '@/services/mails/returned-mail'
import { sendMail } from '@/services/mails/send-mail'
import { readReceiptMail } from '@/services/orders/read-receipt-mail'
import { resendReceipt } from '@/services/orders/resend-receipt'
import { eraseByLetter } from '@/services/privacy/erase-by-letter'
import { secretOfErased } from '@/services/privacy/erase-subject'
import { decideRefund } from '@/services/refunds/decide-refund'
import { setEmail } from '@/services/sittings/set-email'
import { inTransaction } from '@/services/transaction'
import { OURS, postfix } from '../support/returned-notices'
import { newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'

const lab = labOfFile()

const paid = async () => {
  const buyer = await newBuyer(lab())
  const order = await buyer.place({ country: 'DE' })
  await lab().card.pay(await buyer.open(order))
  await buyer.check(order)
  await lab().work()
  return { buyer, order: await buyer.order(order.number) }
}

/** What the buyer, or staff with them, does about it. */
const sendAgain = async ({ buyer, order }: Pick<Awaited<ReturnType<typeof paid>>, 'buyer' | 'order'>) => {
  await resendReceipt(lab().deps, { order, sitting: await buyer.sitting(), viewer: buyer.viewer })
  await lab().work()
}

/** What the buyer is told of it. */
const receiptOf = async ({ buyer, order }: Pick<Awaited<ReturnType<typeof paid>>, 'buyer' | 'order'>) =>
  readReceiptMail(lab().deps, { order, sitting: await buyer.sitting(), viewer: buyer.viewer })

const mailsTo = (email: string) =>
  lab().query<{ id: string; message_id: string; status: string; last_error: string | null }>(
    `select id, message_id, status, last_error from mails where "to" = $1 and template = 'report_ready' order by created_at`,
    [email],
  )

const anomaliesOf = (mail: string) =>
  lab().query<{ order_id: string | null; detail: unknown; resolved: boolean }>(
    `select order_id, detail, resolved_at is not null as resolved from anomalies where kind = 'mail_refused' and ref = $1`,
    [mail],
  )

const hand = (id: string, told?: Parameters<typeof postfix>[0]) =>
  markReturned(lab().deps, { raw: postfix(told).replaceAll(OURS, id) })

it('a receipt that comes back is told to its buyer and, beside its order, to staff, once', async () => {
  const { buyer, order } = await paid()
  const [mail] = await mailsTo(buyer.email)
  if (!mail) throw new Error('There is no receipt.')
  expect(await hand(mail.message_id, { action: 'delayed', status: '4.4.1' })).toMatch(/^ignored: no notice/)
  expect(await hand('<nobody@shop.example>')).toMatch(/^ignored: none of our mails/)
  expect(await receiptOf({ buyer, order })).toMatchObject({ state: 'sent' })
  expect(await hand(mail.message_id)).toBe('marked 1 as returned: 5.1.1')
  expect(await receiptOf({ buyer, order })).toMatchObject({ state: 'refused', email: buyer.email })
  expect((await mailsTo(buyer.email))[0]).toMatchObject({
    status: 'failed',
    last_error: 'returned: 5.1.1 550 5.1.1 <…>: Recipient address rejected: User unknown',
  })
  const told = [
    { order_id: order.id, detail: { template: 'report_ready', status: '5.1.1' }, resolved: false },
  ]
  expect(await anomaliesOf(mail.id)).toEqual(told)
  await lab().query('update anomalies set resolved_at = now() where ref = $1', [mail.id])
  expect(await hand(mail.message_id, { status: '5.2.2' })).toMatch(/^ignored: none of our mails/)
  expect(await anomaliesOf(mail.id)).toEqual([{ ...told[0], resolved: true }])
  await sendAgain({ buyer, order })
  expect(await receiptOf({ buyer, order })).toMatchObject({ state: 'sent' })
})

it('of a receipt that was sent again the copy is told of', async () => {
  const { buyer, order } = await paid()
  await sendAgain({ buyer, order })
  const [, copy] = await mailsTo(buyer.email)
  expect(await hand(copy?.message_id ?? '', { reason: 'x'.repeat(400) })).toMatch(/^marked 1/)
  const [first, last] = await mailsTo(buyer.email)
  expect([first?.status, last?.status, last?.last_error?.length]).toEqual(['sent', 'failed', 200])
  expect(await anomaliesOf(copy?.id ?? '')).toMatchObject([{ order_id: order.id }])
})

it('a mail that no server was handed cannot come back', async () => {
  const { buyer, order } = await paid()
  const [mail] = await mailsTo(buyer.email)
  for (const [status, tries] of [
    ['kept', 1],
    ['queued', 0],
  ]) {
    await lab().query(`update mails set status = $2::enum_mails_status, tries = $3 where id = $1`, [
      mail?.id,
      status,
      tries,
    ])
    expect(await hand(mail?.message_id ?? '')).toMatch(/^ignored: none of our mails/)
  }
  await lab().query(`update mails set tries = 1 where id = $1`, [mail?.id])
  expect(await hand(mail?.message_id ?? '')).toMatch(/^marked 1/)
  // The books want one receipt that arrived.
  await sendAgain({ buyer, order })
})

it('a gift names its test, the way to it and how long it takes, while the order holds it and the test is published', async () => {
  const { order } = await paid()
  const written = (kind: 'types16' | 'left_right') =>
    gift(lab().deps, {
      mail: { locale: 'DE' } as Parameters<typeof gift>[1]['mail'],
      orderId: order.id,
      place: { code: 'iq', examId: 1 },
      kind,
    })
  await lab().query(`update exams set _status = 'published' where kind in ('types16', 'left_right')`)
  const [{ number } = { number: 0 }] = await lab().query<{ number: string }>(
    `select number from exams where kind = 'types16'`,
  )
  const mail = await written('types16')
  expect(mail?.subject).toBe('Ein Geschenk zu Ihrem Kauf: der 16-Typen-Test')
  expect(mail?.text).toContain(`/iq-${number}?hl=DE\n`)
  expect(mail?.text).toContain('Der Test dauert etwa 8 Minuten, und es eilt nicht')
  expect((await written('left_right'))?.subject).toContain('Gehirnhälfte')
  await lab().query(`update exams set _status = 'draft' where kind = 'left_right'`)
  expect(await written('left_right')).toBeNull()
  await decideRefund(lab().deps, {
    orderId: order.id,
    amount: 'all',
    note: null,
    askedBy: 'owner',
    key: crypto.randomUUID(),
  })
  await lab().work()
  expect(await written('types16')).toBeNull()
})

/** A receipt is on its way, and something happens before its worker has noted that the server took it. */
const whileOnItsWay = async (
  buyer: Awaited<ReturnType<typeof newBuyer>>,
  act: (id: string) => Promise<unknown>,
) => {
  const order = await buyer.place()
  await lab().card.pay(await buyer.open(order))
  await buyer.check(order)
  const [queued] = await mailsTo(buyer.email)
  const { deps } = lab()
  const send = async (mail: Parameters<typeof deps.mail.send>[0]) => {
    await deps.mail.send(mail)
    await act(mail.messageId)
  }
  await sendMail({ ...deps, mail: { ...deps.mail, send } }, { mailId: queued?.id ?? '' })
  return lab().query('select mailbox from sitting_keys where sitting_id = $1 and ended_at is null', [
    buyer.sittingId,
  ])
}

it('a receipt that comes back before it is noted as sent gives its mailbox no key', async () => {
  const buyer = await newBuyer(lab())
  expect(await whileOnItsWay(buyer, (id) => hand(id))).toEqual([])
  // The books want one receipt that arrived.
  const [bought] = await lab().query<{ number: string }>('select number from orders where sitting_id = $1', [
    buyer.sittingId,
  ])
  await sendAgain({ buyer, order: await buyer.order(bought?.number ?? '') })
})

it('a receipt whose mailbox is erased by its letter while it is on its way gives that no key', async () => {
  const buyer = await newBuyer(lab())
  const erase = () =>
    inTransaction(lab().deps, (transaction) =>
      eraseByLetter(transaction, {
        sittingIds: [buyer.sittingId],
        mailbox: buyer.email,
        now: lab().deps.now(),
        secret: secretOfErased(),
      }),
    )
  expect(await whileOnItsWay(buyer, erase)).toEqual([])
  expect(
    await lab().query(`select 1 from mails where "to" = $1 and template = 'report_ready'`, [buyer.email]),
  ).toEqual([])
})

it('a receipt whose address is corrected while it is on its way goes to the right one, too, and gives the wrong one no key', async () => {
  const buyer = await newBuyer(lab())
  const order = await buyer.place()
  await lab().card.pay(await buyer.open(order))
  await buyer.check(order)
  const [queued] = await mailsTo(buyer.email)
  const right = `right-${buyer.email}`
  const { deps } = lab()
  const send = async (mail: Parameters<typeof deps.mail.send>[0]) => {
    await setEmail(deps, { sitting: await buyer.sitting(), email: right, locale: 'EN', viewer: buyer.viewer })
    await deps.mail.send(mail)
  }
  const slow = { ...deps, mail: { ...deps.mail, send } }
  await expect(sendMail(slow, { mailId: queued?.id ?? '' })).rejects.toThrow('address was changed')
  await lab().work()
  expect(await mailsTo(right)).toMatchObject([{ id: queued?.id, status: 'sent' }])
  expect(lab().mails.filter(({ to }) => to === right)).toHaveLength(1)
  const keys = await lab().query(
    'select mailbox from sitting_keys where sitting_id = $1 and ended_at is null',
    [buyer.sittingId],
  )
  expect(keys).toEqual([{ mailbox: right }])
})
