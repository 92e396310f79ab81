import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { numberInFours } from '../../src/domain/orders/number-in-fours'
import { pathTo } from '../../src/domain/routing/path-to'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { buyReport } from '../support/way'
import { expectAccessible, look, watchConsole, wordsOf } from './support'

const t = wordsOf('EN')

/** What the panel of a message is called inside of the admin's page. */
const PANEL = '[aria-labelledby="support-title"]'

const signIn = async (page: Page): Promise<void> => {
  const { email, password } = site().admin
  const login = await page.request.post(`${site().url}/api/admins/login`, {
    data: { email, password },
    headers: { origin: site().url },
  })
  expect(login.ok()).toBe(true)
}

/** The browser of somebody who has bought a report. */
const buyIn = async (context: BrowserContext, email: string): Promise<string> => {
  const visitor = newVisitor()
  const { orderNumber } = await buyReport(visitor, { email })
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: site().url })))
  return orderNumber
}

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true })

test('a visitor writes about an order, and staff answer with a template @desk', async ({ page, context }) => {
  const { problems } = watchConsole(page)
  const email = `inbox-${crypto.randomUUID()}@example.com`
  const orderNumber = await buyIn(context, email)
  const support = `${pathTo({ route: 'support', code: 'iq', examId: 1 })}?hl=EN`

  const write = async (): Promise<void> => {
    await page.getByLabel(t('support.email')).fill(email)
    await page.getByLabel(t('support.topic')).selectOption({ label: t('support.topics.report') })
    await page.getByLabel(t('support.message')).fill('Where is my report?')
  }

  await test.step('an order that this browser does not know keeps the words, and can be removed', async () => {
    await page.goto(`${support}&orderNumber=0000000000ZZ`)
    await expect(page.getByText(t('support.order.about', { number: '0000 0000 00ZZ' }))).toBeVisible()
    await write()
    await button(page, t('support.send')).click()
    await expect(page.getByText(t('support.order.orderUnknown', { number: '0000 0000 00ZZ' }))).toBeVisible()
    await expect(page.getByLabel(t('support.message'))).toHaveValue('Where is my report?')
    await look(page, 'an unknown order')
    await button(page, t('support.order.remove')).click()
    await expect(page.getByText(t('support.order.removed'))).toBeFocused()
  })

  await test.step('an own order goes with the message', async () => {
    await page.goto(`${support}&orderNumber=${orderNumber}`)
    await expect(
      page.getByText(t('support.order.about', { number: numberInFours(orderNumber) })),
    ).toBeVisible()
    await look(page, 'the support form', { axe: true })
    await write()
    await button(page, t('support.send')).click()
    await expect(page.getByText(t('support.sent'))).toBeVisible()
  })

  const [message] = await query<{ id: string }>('select id from contact_messages where email = $1', [email])
  await signIn(page)
  const panel = page.locator(PANEL)
  const text = panel.getByRole('textbox', { name: 'Reply', exact: true })

  await test.step('staff see who wrote, with the order', async () => {
    await page.goto(`/admin/collections/contact-messages/${message?.id}`)
    await expect(panel).toContainText(email)
    await expect(panel).toContainText(`About order ${numberInFours(orderNumber)}`)
    await expect(panel.getByRole('link', { name: new RegExp(orderNumber) })).toHaveAttribute(
      'href',
      /\/admin\/collections\/orders\//,
    )
    await expect(button(panel, 'Send reply')).toBeDisabled()
  })

  await test.step('a template is inserted with the number of the order, and sent', async () => {
    await panel.getByRole('combobox', { name: /^Template/ }).selectOption({ label: 'Where is my report' })
    await button(panel, 'Insert').click()
    await expect(text).toHaveValue(new RegExp(`order ${orderNumber} is ready`))
    await panel.getByRole('combobox', { name: /^After sending/ }).selectOption({ label: 'Done' })
    await page.route('**/api/admin/support/reply', (route) => route.abort(), { times: 1 })
    await button(panel, 'Send reply').click()
    await expect(panel.getByText(/^Not sent: no answer came\./)).toBeVisible()
    await expect(text).toHaveValue(new RegExp(orderNumber))
    await button(panel, 'Send reply').click()
    await expect(panel.getByText('Sent. The mail is on its way.')).toBeVisible()
    await expect(text).toHaveValue('')
    const sent = panel.getByRole('list', { name: 'Sent replies' }).getByRole('listitem')
    await expect(sent).toHaveCount(1)
    await expect(sent).toContainText(orderNumber)
    await expectAccessible(page, 'the support inbox', { within: PANEL })
    const mail = await waitForMail(email, {
      which: ({ subject }) => subject === `Our answer about order #${orderNumber}`,
    })
    expect(mail.text).toContain('Where is my report?')
  })

  await test.step('the message is done, and stays so', async () => {
    await page.reload()
    await expect(panel.getByRole('list', { name: 'Sent replies' }).getByRole('listitem')).toHaveCount(1)
    const [stored] = await query<{ state: string }>('select state from contact_messages where id = $1', [
      message?.id,
    ])
    expect(stored?.state).toBe('done')
  })
  expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
})

test('a reply waits while a colleague has answered, and a gap of a template is not mailed @desk @deep', async ({
  page,
}) => {
  const email = `gap-${crypto.randomUUID()}@example.com`
  const [message] = await query<{ id: string }>(
    `insert into contact_messages (email, topic, message, locale) values ($1, 'other', 'Hello', 'EN') returning id`,
    [email],
  )
  await signIn(page)
  await page.goto(`/admin/collections/contact-messages/${message?.id}`)
  const panel = page.locator(PANEL)
  await panel.getByRole('combobox', { name: /^Template/ }).selectOption({ label: 'Refund on its way' })
  await button(panel, 'Insert').click()
  await button(panel, 'Send reply').click()
  await expect(panel.getByText(/^Not sent: no order came with this message\./)).toBeVisible()

  await query(
    `insert into contact_messages_replies (_order, _parent_id, id, text, by, sent_at)
     values (1, $1, substr(md5(random()::text), 1, 24), 'A colleague was here', 'colleague@example.com', now())`,
    [message?.id],
  )
  const text = panel.getByRole('textbox', { name: 'Reply', exact: true })
  await text.fill('We look into it.')
  await button(panel, 'Send reply').click()
  await expect(panel.getByText(/^Not sent: a colleague has replied meanwhile\./)).toBeVisible()
  await expect(panel.getByText('A colleague was here')).toBeVisible()
  await expect(text).toHaveValue('We look into it.')
  await button(panel, 'Send reply').click()
  await expect(panel.getByText('Sent. The mail is on its way.')).toBeVisible()
  await expect(panel.getByRole('list', { name: 'Sent replies' }).getByRole('listitem')).toHaveCount(2)
})
