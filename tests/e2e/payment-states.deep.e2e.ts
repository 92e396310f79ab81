import { expect, type Page, test } from '@playwright/test'
import { LOCALES, type Locale } from '../../src/domain/locale/locales'
import { ORDER_STATES } from './order-states.table'
import type { Here, State } from './payment-acts'
import { PAYMENT_STATES } from './payment-states.table'
import { placeOrder } from './prepare'
import { RECEIPT_STATES } from './receipt-states.table'
import { EVERYTHING } from './runs'
import { offerAbroad } from './shop-abroad'
import { expectAccessible, expectNoSidewaysScroll, wordsOf } from './support'
import { fillCard, PLACE, payButton, tickAll } from './way'

test.beforeAll(offerAbroad)

const STATES = [...PAYMENT_STATES, ...ORDER_STATES, ...RECEIPT_STATES]
const NARROW = { width: 320, height: 640 }

// The states are dealt to the languages by turns; in the proof each language has them all.
const dealtTo = (locale: Locale) =>
  STATES.filter((_, turn) => EVERYTHING || LOCALES[turn % LOCALES.length] === locale)

for (const locale of LOCALES) {
  test(`${locale}: what can become of an order and its payment is said at 320 px @once`, async ({ page }) => {
    if (EVERYTHING) test.setTimeout(1_200_000)
    await page.setViewportSize(NARROW)
    const prepare = await preparing({ page, locale })
    for (const state of dealtTo(locale)) {
      await test.step(state.name, async () => {
        const here = await prepare(state)
        await state.show(here)
        await expectSaid(here, state)
        await expectNoSidewaysScroll(page, state.name)
        await expectAccessible(page, state.name)
      })
    }
  })
}

/** A browser with a finished test, and its orders by the country where they are paid, each placed once. */
const preparing = async ({ page, locale }: { page: Page; locale: Locale }) => {
  const t = wordsOf(locale)
  const email = `states-${locale}-${Date.now()}@example.com`.toLowerCase()
  const orders = new Map<string, string>()
  await page.goto(`/support/${PLACE}?hl=${locale}`)
  return async ({ country = 'US', fresh }: State): Promise<Here> => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // What the state before kept in this tab, its country above all, is not this one's.
    await page.evaluate((code) => {
      sessionStorage.clear()
      sessionStorage.setItem('IQ-country_code', code)
    }, country)
    const paidIn = country === 'NZ' ? 'NZ' : 'US'
    const known = fresh ? undefined : orders.get(paidIn)
    const orderNumber = known ?? (await placeOrder(page, email, paidIn))
    if (!fresh) orders.set(paidIn, orderNumber)
    const open = async (path: string): Promise<void> => {
      await page.goto(`${path}?hl=${locale}&orderNumber=${orderNumber}`)
    }
    return { page, locale, t, orderNumber, country, email, open }
  }
}

const expectSaid = async (here: Here, { says, hides = [], button }: State): Promise<void> => {
  const { page, t } = here
  for (const words of says) {
    const text = typeof words === 'string' ? t(words) : t(words[0], words[1](here))
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 20_000 })
  }
  for (const key of hides) await expect(page.getByText(t(key), { exact: true })).toHaveCount(0)
  if (button !== undefined) {
    await expect(payButton(page, here.locale, here.country)).toHaveCount(button ? 1 : 0)
  }
}

test('an address that is changed at the payment leads back to the tiers @once', async ({ page }) => {
  const t = wordsOf('FR')
  const orderNumber = await placeOrder(page, `before-${Date.now()}@example.com`)
  await page.goto(`/paying/payment/${PLACE}?hl=FR&orderNumber=${orderNumber}`)
  await page.getByRole('link', { name: t('pay.payment.changeEmail') }).click()
  await page.getByRole('textbox', { name: t('test.email.label') }).fill(`after-${Date.now()}@example.com`)
  await tickAll(page)
  await page.getByRole('button', { name: t('test.email.continue'), exact: true }).click()
  await expect(page).toHaveURL(/\/paying\/scheme\/iq-1/)
})

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('a receipt has the time of the place where it is read @once', async ({ page }) => {
    const t = wordsOf('EN')
    const orderNumber = await placeOrder(page, `tokyo-${Date.now()}@example.com`)
    await page.goto(`/paying/payment/${PLACE}?hl=EN&orderNumber=${orderNumber}`)
    await fillCard(page, '4242424242424242')
    await payButton(page, 'EN').click()
    await expect(page.getByRole('heading', { name: t('pay.success.title') })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('region', { name: t('pay.success.receipt') })).toContainText('GMT+9')
  })
})

test('a receipt that no mailbox takes is said to be refused, and goes to the address that is right @once', async ({
  page,
}) => {
  const t = wordsOf('EN')
  const [wrong, right] = [`nobody-${Date.now()}@example.com`, `right-${Date.now()}@example.com`]
  const orderNumber = await placeOrder(page, wrong)
  await page.goto(`/paying/payment/${PLACE}?hl=EN&orderNumber=${orderNumber}`)
  await fillCard(page, '4242424242424242')
  await payButton(page, 'EN').click()
  await expect(page.getByText(t('pay.mail.refused', { email: wrong }))).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: t('pay.sendAgain.open') }).click()
  await page.getByRole('textbox', { name: t('pay.sendAgain.label') }).fill(right)
  await page.getByRole('button', { name: t('pay.sendAgain.send') }).click()
  const [before] = t('pay.mail.sent', { email: right, time: '' }).split(')')
  const sent = page.getByText(before ?? '').first()
  await expect(sent).toHaveText(/\(\d{1,2}:\d\d [AP]M\)/, { timeout: 30_000 })
})
