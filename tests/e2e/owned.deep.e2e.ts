import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '../../src/domain/locale/locales'
import { booksOf, orderOf } from '../support/money'
import { orderReport, readyToOrder } from './prepare'
import { EVERYTHING } from './runs'
import { look, watchConsole, wordsOf } from './support'
import { fillCard, PLACE, payButton, tickAll } from './way'

const CARD = '4242424242424242'
const [SCORE, ANSWERS, COMPLETE] = ['sku1', 'sku2', 'sku4']
const at = (path: string, locale: Locale, orderNumber = '') =>
  `${path}/${PLACE}?hl=${locale}${orderNumber && `&orderNumber=${orderNumber}`}`

const cards = (page: Page) => page.locator('iframe')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const payFor = async (page: Page, orderNumber: string, locale: Locale): Promise<void> => {
  await page.goto(at('/paying/payment', locale, orderNumber))
  await fillCard(page, CARD)
  await payButton(page, locale, 'US').click()
  await expect(heading(page, wordsOf(locale)('pay.success.title'))).toBeVisible({ timeout: 30_000 })
}

for (const locale of EVERYTHING ? (['DE', 'JA'] as const) : (['DE'] as const)) {
  test(`${locale}: what is owned is neither chosen nor paid again, and with every report there is nothing to choose`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const t = wordsOf(locale)
    const { problems } = watchConsole(page)
    const expectReport = () =>
      expect(heading(page, t('report.result.title'))).toBeVisible({ timeout: 20_000 })
    const examOrderNumber = await readyToOrder(
      page,
      `owned-${locale}-${Date.now()}@example.com`.toLowerCase(),
    )
    const stale = await orderReport(page, { examOrderNumber, tier: ANSWERS })

    await test.step('the owner of one report is led to the others', async () => {
      await payFor(page, await orderReport(page, { examOrderNumber, tier: SCORE }), locale)
      await page.goto(at('/paying/scheme', locale))
      const tiers = page.getByRole('group', { name: t('pay.tiers.legend') })
      const owned = tiers.locator('label', { hasText: t('pay.tiers.owned') })
      await expect(owned).toHaveCount(1)
      await expect(owned.getByRole('radio')).toBeDisabled()
      await expect(owned.getByRole('radio')).not.toBeChecked()
      await expect(owned).not.toContainText(/\d[.,]\d\d/)
      await expect(tiers.getByRole('radio', { checked: true })).toBeEnabled()
      await expect(tiers.getByRole('radio', { disabled: false })).toHaveCount(3)
      await look(page, 'one owned')
      await page.goto(at('/triplePurchase', locale))
      await expect(page.getByText(t('pay.tiers.owned'))).toHaveCount(1)
      await look(page, 'one owned side by side')
    })

    await payFor(page, await orderReport(page, { examOrderNumber, tier: COMPLETE }), locale)

    await test.step('with every report the tiers lead to them', async () => {
      for (const path of ['/paying/scheme', '/triplePurchase']) {
        await page.goto(at(path, locale))
        await expect(heading(page, t('pay.tiers.allOwned'))).toBeVisible()
        await expect(page.getByRole('radio')).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
        await look(page, `all owned ${path}`)
        await page.getByRole('link', { name: t('pay.tiers.toReport'), exact: true }).click()
        await expectReport()
      }
      await expect(page.getByText(t('report.locked.title'))).toHaveCount(0)
      await look(page, 'the report')
    })

    await test.step('the free result offers what is there instead of what is not', async () => {
      await page.goto(at('/report/result-free-test', locale))
      await expect(page.getByRole('link', { name: t('pay.tiers.toReport'), exact: true })).toBeVisible()
      await expect(page.getByText(t('report.teaser.addsTitle'))).toHaveCount(0)
      await look(page, 'the free result')
    })

    await test.step('an order that waits has no card form', async () => {
      for (const path of ['/paying/payment', '/paying/failed']) {
        await page.goto(at(path, locale, stale))
        await expect(heading(page, t('pay.owned.title'))).toBeVisible()
        await expect(cards(page)).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
        await look(page, `an order that waits ${path}`)
        await page.getByRole('link', { name: t('pay.tiers.toReport'), exact: true }).click()
        await expectReport()
      }
      expect(booksOf((await orderOf(stale)).id)).toMatchObject({ intents: [], charges: [] })
    })
    expect(problems).toEqual([])
  })
}

test('a tab that stood open while another bought everything says so, and charges nothing @once', async ({
  page,
  context,
}) => {
  const t = wordsOf('EN')
  const examOrderNumber = await readyToOrder(page, `stale-tab-${Date.now()}@example.com`)
  const score = await orderReport(page, { examOrderNumber, tier: SCORE })
  const [tiers, form] = [await context.newPage(), await context.newPage()]
  await tiers.goto(at('/paying/scheme', 'EN'))
  await tickAll(tiers)
  await form.goto(at('/paying/payment', 'EN', score))
  await fillCard(form, CARD)

  await payFor(page, await orderReport(page, { examOrderNumber, tier: COMPLETE }), 'EN')

  await payButton(tiers, 'EN').click()
  await expect(heading(tiers, t('pay.tiers.allOwned'))).toBeVisible()

  await payButton(form, 'EN').click()
  await expect(form.getByText(t('pay.decline.intent_canceled'))).toBeVisible({ timeout: 20_000 })
  await form.getByRole('button', { name: t('pay.payment.newForm'), exact: true }).click()
  await expect(heading(form, t('pay.owned.title'))).toBeVisible()
  await expect(cards(form)).toHaveCount(0)
  expect(booksOf((await orderOf(score)).id).charges).toEqual([])
})
