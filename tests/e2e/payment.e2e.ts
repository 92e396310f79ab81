import { expect, test } from '@playwright/test'
import { query } from '../support/database'
import { reportLinkIn, waitForMail } from '../support/mailbox'
import { placeOrder } from './prepare'
import { ABROAD, chooseMethod, offerAbroad, standInForProviders } from './shop-abroad'
import { look, watchConsole, wordsOf } from './support'
import { cardFrame, fillCard, PLACE } from './way'

const t = wordsOf('EN')
const pay = /^Pay .+/

test.beforeAll(offerAbroad)

test('a card without funds, then one whose bank asks for a second step, pays once', async ({
  page,
}, info) => {
  const { problems } = watchConsole(page)
  const email = `second-${info.project.name}-${Date.now()}@example.com`
  const orderNumber = await placeOrder(page, email)
  await page.goto(`/paying/payment/${PLACE}?hl=EN&orderNumber=${orderNumber}`)
  await page.getByRole('radio').first().check({ force: true })

  await fillCard(page, '4000000000009995')
  await page.getByRole('button', { name: pay }).click()
  await expect(page.getByText(t('pay.decline.insufficient_funds'))).toBeVisible({ timeout: 20_000 })
  await look(page, 'payment, declined', { axe: true })

  await fillCard(page, '4000000000003220')
  await page.getByRole('button', { name: pay }).click()
  await cardFrame(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: t('pay.success.title') })).toBeVisible({ timeout: 30_000 })
  // It would lead on to the report by itself, under the eyes of axe.
  await page.getByRole('button', { name: t('pay.success.stop'), exact: true }).click()
  await look(page, 'success', { axe: true })
  const charges = await query(
    'select l.id from ledger_entries l join orders o on o.id = l.order_id where o.number = $1',
    [orderNumber],
  )
  expect(charges).toHaveLength(1)
  expect(problems).toEqual([])
})

test('a form that is not complete is said beside the button @deep', async ({ page }, info) => {
  const orderNumber = await placeOrder(page, `slow-${info.project.name}-${Date.now()}@example.com`)
  await page.goto(`/paying/payment/${PLACE}?hl=EN&orderNumber=${orderNumber}`)
  await page.getByRole('radio').first().check({ force: true })
  await expect(cardFrame(page).locator('[autocomplete="cc-number"]')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: pay }).click()
  await expect(page.getByText(t('pay.payment.incomplete')).first()).toBeVisible()
})

test('a press without a method is said at the methods, and goes away with a choice @deep', async ({
  page,
}, info) => {
  const orderNumber = await placeOrder(page, `none-${info.project.name}-${Date.now()}@example.com`, ABROAD)
  await page.goto(`/paying/payment/${PLACE}?hl=EN&orderNumber=${orderNumber}`)
  await expect(page.getByRole('radio')).toHaveCount(3)
  await page.getByRole('button', { name: pay }).click()
  await expect(page.getByText(t('pay.payment.methodMissing'))).toBeVisible()
  await standInForProviders(page)
  await chooseMethod(page, 'stripe:card')
  await expect(page.getByText(t('pay.payment.methodMissing'))).toHaveCount(0)
})

test('a receipt goes to the right address when the first was a wrong one @once @deep', async ({ page }) => {
  const { problems } = watchConsole(page)
  const [wrong, right] = ['wrong', 'right'].map((name) => `${name}-${Date.now()}@example.com`) as [
    string,
    string,
  ]
  const orderNumber = await placeOrder(page, wrong)
  await page.goto(`/paying/payment/${PLACE}?hl=EN&orderNumber=${orderNumber}`)
  await page.getByRole('radio').first().check({ force: true })
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: pay }).click()
  await page.getByRole('button', { name: t('pay.sendAgain.open') }).click({ timeout: 30_000 })
  const field = page.getByRole('textbox', { name: t('pay.sendAgain.label') })
  await expect(field).toBeFocused()
  await field.fill(right)
  await page.getByRole('button', { name: t('pay.sendAgain.send') }).click()
  // At the top of the page, and in the form.
  await expect(page.getByText(right)).toHaveCount(2)
  await look(page, 'a receipt sent again')
  expect(reportLinkIn(await waitForMail(right))).toContain('/r/')
  const told = await waitForMail(wrong, { which: ({ subject }) => subject === t('mail.moved.subject') })
  expect(told.text).not.toContain('/r/')
  expect(problems).toEqual([])
})
