import { expect, it } from 'vitest'
import type { OrderRow } from '@/services/orders/find-order'
import { resendReceipt } from '@/services/orders/resend-receipt'
import { openReportLink } from '@/services/reports/open-report-link'
import { setEmail } from '@/services/sittings/set-email'
import type { Buyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'
import { openedPayment, paidPayment } from './lab/story'

const lab = labOfFile()

const sendAgain = async ({ buyer, order }: { buyer: Buyer; order: OrderRow }, email?: string) =>
  resendReceipt(lab().deps, {
    order: await buyer.order(order.number),
    sitting: await buyer.sitting(),
    email,
    viewer: buyer.viewer,
  })

const mailsTo = async (address: string) => {
  await lab().work()
  return lab().mails.filter(({ to }) => to === address)
}

const tokenIn = (text: string) => /#([\w-]{40,})/.exec(text)?.[1]
/** Somebody reads the first letter to an address and opens its link. */
const openLetter = async (address: string) => {
  const [letter] = await mailsTo(address)
  await openReportLink(lab().deps, { token: tokenIn(letter?.text ?? '') ?? '', locale: 'EN' })
}
const somebody = () => `corrected-${crypto.randomUUID()}@example.com`

it('goes to the same address with a link of its own, and the books still count one receipt', async () => {
  const { buyer, order } = await paidPayment(lab())
  expect(await sendAgain({ buyer, order })).toEqual({ email: buyer.email })
  const [first, second] = await mailsTo(buyer.email)
  expect(second?.subject).toBe(first?.subject)
  expect(tokenIn(second?.text ?? '')).toBeDefined()
  expect(tokenIn(second?.text ?? '')).not.toBe(tokenIn(first?.text ?? ''))
})

it('to another address it takes the report and what was paid along, and the old one, once its link was opened, is told without a link', async () => {
  const { buyer, order } = await paidPayment(lab())
  const email = somebody()
  await openLetter(buyer.email)
  expect(await sendAgain({ buyer, order }, email)).toEqual({ email })
  const [copy] = await mailsTo(email)
  expect(copy?.text).toContain(order.number)
  expect((await buyer.sitting()).email).toBe(email)
  expect((await buyer.order(order.number)).email).toBe(email)
  const [receipt, told, ...more] = await mailsTo(buyer.email)
  expect(tokenIn(receipt?.text ?? '')).toBeDefined()
  expect(told?.subject).toBe('Your report has another address now')
  expect([told?.text, told?.html].join()).not.toMatch(new RegExp(`${email}|${order.number}|/r/|#[\\w-]{40,}`))
  expect(more).toEqual([])
})

it('from an address where no link was opened it ends the link, and writes nothing there', async () => {
  const { buyer, order } = await paidPayment(lab())
  const [receipt] = await mailsTo(buyer.email)
  const email = somebody()
  await sendAgain({ buyer, order }, email)
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await mailsTo(buyer.email)).toHaveLength(1)
  const old = openReportLink(lab().deps, { token: tokenIn(receipt?.text ?? '') ?? '', locale: 'EN' })
  await expect(old).rejects.toMatchObject({ reason: 'linkInvalid' })
  await openLetter(email)
})

it('an order that is not paid keeps the address that its provider was asked with, and tells nobody', async () => {
  const { buyer, order } = await openedPayment(lab())
  await expect(sendAgain({ buyer, order })).rejects.toMatchObject({ reason: 'noRetrievableReport' })
  await setEmail(lab().deps, {
    sitting: await buyer.sitting(),
    email: somebody(),
    locale: 'EN',
    viewer: buyer.viewer,
  })
  expect((await buyer.order(order.number)).email).toBe(buyer.email)
  expect(await mailsTo(buyer.email)).toEqual([])
})

it('the screen that asks for the address tells the old one, too, once something is paid and its link was opened', async () => {
  const { buyer } = await paidPayment(lab())
  await openLetter(buyer.email)
  await setEmail(lab().deps, {
    sitting: await buyer.sitting(),
    email: somebody(),
    locale: 'EN',
    viewer: buyer.viewer,
  })
  expect((await mailsTo(buyer.email)).map(({ subject }) => subject)).toContain(
    'Your report has another address now',
  )
})

it('a receipt that was refused is no more missed when it went to the address that is right', async () => {
  const { buyer, order } = await paidPayment(lab())
  await lab().query('update mails set status = \'failed\' where "to" = $1', [buyer.email])
  await lab().passes(16 * 60_000)
  const missed = () =>
    lab().query("select 1 from invariant_violations where invariant = 'receipt_not_sent' and ref = $1", [
      order.number,
    ])
  expect(await missed()).toHaveLength(1)
  const email = somebody()
  await sendAgain({ buyer, order }, email)
  await mailsTo(email)
  expect(await missed()).toEqual([])
})

it('is refused the fourth time in an hour to one address, and the sixth for one report', async () => {
  const { buyer, order } = await paidPayment(lab())
  for (let time = 0; time < 3; time++) await sendAgain({ buyer, order })
  await expect(sendAgain({ buyer, order })).rejects.toMatchObject({ problem: 'tooMany' })
  await sendAgain({ buyer, order }, somebody())
  await expect(sendAgain({ buyer, order }, somebody())).rejects.toMatchObject({ problem: 'tooMany' })
})
