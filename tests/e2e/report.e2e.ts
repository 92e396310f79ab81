import { expect, type Page, test } from '@playwright/test'
import { ADDRESSES } from '../../src/domain/api/addresses'
import { orderReport, readyToOrder } from './prepare'
import { look, watchConsole, wordsOf } from './support'
import { fillCard, PLACE, payButton } from './way'

const LOCALE = 'DE'
const t = wordsOf(LOCALE)
const CARD = '4242424242424242'
const READ = `**${ADDRESSES['report.read'].split(' ')[1]?.replace(/:\w+/, '*')}`

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true })

/** A report of which parts can still be added, on the screen of its payment; the sitting's number. */
const toPayment = async (page: Page): Promise<string> => {
  const examOrderNumber = await readyToOrder(page, `report-${Date.now()}@example.com`)
  const orderNumber = await orderReport(page, { examOrderNumber, tier: 'sku1' })
  await page.goto(`/paying/payment/${PLACE}?hl=${LOCALE}&orderNumber=${orderNumber}`)
  await fillCard(page, CARD)
  return examOrderNumber
}

// On a phone, the narrowest there is; the deep run reads it at a desk, too.
for (const [where, width] of [
  ['@once', 320],
  ['@desk @deep', 1280],
] as const) {
  test(`a report is put together, read in four tabs, printed and read in another language ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 320 ? 640 : 800 })
    const { problems } = watchConsole(page)
    const examOrderNumber = await toPayment(page)

    await test.step('the countdown waits for the report', async () => {
      let refuse = true
      await page.route(READ, (route) => (refuse ? route.abort() : route.continue()))
      await payButton(page, LOCALE, 'US').click()
      await expect(page.getByText(t('pay.success.slow'))).toBeVisible({ timeout: 30_000 })
      await expect(heading(page, t('pay.success.paid'))).toBeVisible()
      await expect(button(page, 'pay.success.stop')).toHaveCount(0)
      await look(page, 'slow')
      refuse = false
      await button(page, 'pay.success.retry').click()
      await expect(heading(page, t('pay.success.title'))).toBeVisible()
      await button(page, 'pay.success.open').click()
      await expect(page).toHaveURL(new RegExp(`/report/result/.*orderNumber=${examOrderNumber}`))
      await expect(heading(page, t('report.result.title'))).toBeVisible()
    })

    await test.step('four tabs, by keys', async () => {
      await expect(page.getByRole('tab')).toHaveCount(4)
      await look(page, 'overview', { axe: true })
      await tab(page, t('report.result.overview')).focus()
      for (const name of ['result.dimensions', 'iq.puzzles', 'iq.meaning']) {
        await page.keyboard.press('ArrowRight')
        await expect(tab(page, t(`report.${name}`))).toBeFocused()
        await look(page, name)
      }
      await page.keyboard.press('Home')
    })

    await test.step('the map of puzzles, and its table', async () => {
      await tab(page, t('report.iq.puzzles')).click()
      await expect(page.getByRole('region', { name: t('report.iq.map.scroll') })).toBeVisible()
      await page.getByText(t('report.iq.map.table'), { exact: true }).click()
      await expect(page.getByRole('columnheader', { name: t('report.iq.map.column.seconds') })).toBeVisible()
      await look(page, 'table', { axe: true })
      await tab(page, t('report.result.overview')).click()
    })

    await test.step('what is locked has the price of its tier, and how long it is kept is said', async () => {
      await expect(page.getByText(/“: \+ \d/).first()).toBeVisible()
      await expect(page.getByText(t('report.care.keepTitle'))).toBeVisible()
      await expect(page.locator('a[href*="/user/login"][href*="to=results"]')).toBeVisible()
    })

    await test.step('on paper all of it, black on white, without buttons', async () => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(0)
      await expect(button(page, 'report.care.print')).toBeHidden()
      await expect(page.getByText(t('report.locked.title'))).toBeHidden()
      await expect(
        page.getByText(
          t('report.care.printed', { orderNumber: examOrderNumber, site: new URL(page.url()).hostname }),
        ),
      ).toBeVisible()
      const colours = await page.getByRole('main').evaluate((main) => {
        const { color } = getComputedStyle(main)
        return { color, surface: getComputedStyle(main.closest('[data-scheme]') ?? main).backgroundColor }
      })
      expect(colours).toEqual({ color: 'rgb(0, 0, 0)', surface: 'rgb(255, 255, 255)' })
      await page.emulateMedia({ media: null, colorScheme: null })
    })

    await test.step('in English it is the same report', async () => {
      await page.getByText(t('report.care.language', { name: 'Deutsch' })).click()
      await look(page, 'languages')
      await page.getByRole('main').getByRole('link', { name: 'English', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`orderNumber=${examOrderNumber}.*hl=EN`))
      await expect(heading(page, wordsOf('EN')('report.result.title'))).toBeVisible()
    })
    expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
  })
}
