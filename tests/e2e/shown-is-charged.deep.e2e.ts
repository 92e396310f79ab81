import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Locale } from '../../src/domain/locale/locales'
import { SEED_COUNTRIES, SEED_PRICES } from '../../src/seed/prices'
import { forgetRateLimits } from '../integration/support/rate-limits'
import { inGatewaysStore, orderOf } from '../support/money'
import { readyToOrder } from './prepare'
import { wordsOf } from './support'
import { fillCard, PLACE, payButton, quoted, tickAll } from './way'

type Sold = { country: string; locale: Locale; mark: string }

/** Each currency of the seed, where and in which language it is read, and how it is marked there. */
const SOLD: Record<string, Sold> = {
  USD: { country: 'US', locale: 'EN', mark: '$' },
  EUR: { country: 'DE', locale: 'DE', mark: '€' },
  GBP: { country: 'GB', locale: 'EN', mark: '£' },
  JPY: { country: 'JP', locale: 'JA', mark: '￥' },
  KRW: { country: 'KR', locale: 'KR', mark: '₩' },
  CNY: { country: 'CN', locale: 'CN', mark: '¥' },
  HKD: { country: 'HK', locale: 'HK', mark: 'HK$' },
  BRL: { country: 'BR', locale: 'PT', mark: 'R$' },
  INR: { country: 'IN', locale: 'FR', mark: '₹' },
}

// All tests come from one address, which may give only so many e-mail addresses an hour.
test.beforeAll(forgetRateLimits)

test('the currencies looked at are those of the seed @once', () => {
  const seeded = [
    ...SEED_COUNTRIES.map(({ currency }) => currency),
    ...Object.values(SEED_PRICES).flatMap(Object.keys),
  ]
  expect(Object.keys(SOLD).toSorted()).toEqual([...new Set(seeded)].toSorted())
})

for (const [currency, { country, locale, mark }] of Object.entries(SOLD)) {
  test(`${currency}: the price on the screens where one orders, pays and is thanked is the charge @once`, async ({
    page,
  }) => {
    const t = wordsOf(locale)
    const total = totalIn(page, { box: t('pay.summary.title'), line: t('pay.summary.total') })
    const button = payButton(page, locale, country)
    await readyToOrder(page, `shown-${currency}-${Date.now()}@example.com`.toLowerCase())

    await page.goto(`/paying/scheme/${PLACE}?hl=${locale}`)
    await page.getByRole('combobox', { name: t('pay.tiers.country') }).selectOption(country)
    await expect(button).toBeVisible({ timeout: 20_000 })
    await expect(total).toHaveText(new RegExp(`(?<![A-Z])${quoted(mark)}`))
    await tickAll(page)
    const ordered = [await hundredthsIn(total), ...(await hundredthsOn(button))]
    await button.click()

    await expect(page).toHaveURL(/\/paying\/payment\//, { timeout: 20_000 })
    await fillCard(page, '4242424242424242')
    const orderNumber = new URL(page.url()).searchParams.get('orderNumber') ?? ''
    const paid = [await hundredthsIn(total), ...(await hundredthsOn(button))]
    await button.click()

    const receipt = totalIn(page, { box: t('pay.success.receipt'), line: t('pay.summary.paid') })
    await expect(receipt).toHaveText(/\d/, { timeout: 30_000 })
    const shown = [...ordered, ...paid, await hundredthsIn(receipt)]
    const charges = await chargesOf(orderNumber)
    expect(charges).toHaveLength(1)
    expect(shown.map((amount) => ({ amount, currency }))).toEqual(shown.map(() => charges[0]))
  })
}

test('what was pressed while another price was on its way is not ordered at that price @once', async ({
  page,
}) => {
  const t = wordsOf('EN')
  await readyToOrder(page, `pressed-${Date.now()}@example.com`)
  await page.goto(`/paying/scheme/${PLACE}?hl=EN`)
  const country = page.getByRole('combobox', { name: t('pay.tiers.country') })
  await country.selectOption('US')
  await tickAll(page)
  await expect(payButton(page, 'EN', 'US')).toBeVisible()
  // Price and terms of the other country (its button has other words) come only after the press, however slow the hand.
  let release = (): void => undefined
  const pressed = new Promise<void>((done) => {
    release = done
  })
  for (const asked of ['**/api/exam/sku/info/**', '**/payment/policy/**'])
    await page.route(asked, async (route) => {
      await pressed
      await route.continue()
    })
  await country.selectOption('JP')
  await payButton(page, 'EN', 'US').click()
  release()
  await expect(page.getByText(t('pay.errors.priceChanged'))).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL(/\/paying\/scheme\//)
  await payButton(page, 'EN', 'JP').click()
  await expect(page).toHaveURL(/\/paying\/payment\//, { timeout: 20_000 })
})

/** The amount of a line of the box with this name. */
const totalIn = (page: Page, { box, line }: { box: string; line: string }): Locator =>
  page
    .getByRole('region', { name: box })
    .locator('dl > div', { has: page.getByText(line, { exact: true }) })
    .locator('dd')

/** As a reader takes it, whatever the code meant: two digits behind the last sign are hundredths, three are thousands. */
const hundredthsIn = async (shown: Locator): Promise<number> => {
  const text = await shown.innerText()
  const [figure = ''] = /\d([\d\s.,]*\d)?/.exec(text) ?? []
  const digits = Number(figure.replace(/\D/g, ''))
  return /[.,]\d\d$/.test(figure) ? digits : digits * 100
}

/** Of a button that names its price; in some countries the law has other words for it. */
const hundredthsOn = async (button: Locator): Promise<number[]> =>
  /\d/.test(await button.innerText()) ? [await hundredthsIn(button)] : []

const chargesOf = async (orderNumber: string): Promise<{ amount: number; currency: string }[]> => {
  const { id } = await orderOf(orderNumber)
  return inGatewaysStore((store) =>
    store
      .prepare(
        'SELECT c.amount, i.currency FROM charges c JOIN intents i ON i.id = c.intent_id WHERE i.order_id = ?',
      )
      .all(id),
  ).map(({ amount, currency }) => ({ amount: Number(amount), currency: String(currency) }))
}
