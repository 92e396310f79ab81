import { expect, type Locator, type Page, test } from '@playwright/test'
import { pathTo } from '../../src/domain/routing/path-to'
import type { RouteId } from '../../src/domain/routing/routes'
import { answerSitting, confirmSitting, placeOrder } from './prepare'
import { codeFor, PASSWORD, post, signUp } from './sign-up'
import { look, watchConsole, wordsOf } from './support'
import { PLACE } from './way'

const t = wordsOf('EN')

const at = (route: RouteId): string => `${pathTo({ route, code: 'iq', examId: 1 })}?hl=EN`
const heading = (page: Page, name: string, level = 1): Locator =>
  page.getByRole('heading', { level, name, exact: true })
const button = (page: Page, key: string): Locator => page.getByRole('button', { name: t(key), exact: true })
const main = (page: Page): Locator => page.getByRole('main')
const field = (page: Page, key: string): Locator => page.getByLabel(t(`centre.info.${key}`), { exact: true })
const saved = (page: Page): Locator => page.getByText(t('centre.common.saved'), { exact: true })

test('a visitor sees the tests of this browser, and what an account would open @deep', async ({ page }) => {
  const { problems } = watchConsole(page)

  await test.step('nothing yet: what will be here, and the first step', async () => {
    await page.goto(at('centre'))
    await expect(heading(page, t('centre.home.welcome'))).toBeVisible()
    await expect(page.getByText(t('centre.home.visitor'))).toBeVisible()
    await expect(heading(page, t('centre.home.emptyTitle'), 2)).toBeVisible()
    await look(page, 'the center of a visitor')
  })

  await test.step('every place of the navigation leads somewhere', async () => {
    const places = page.getByRole('navigation', { name: t('centre.frame.places') }).getByRole('link')
    await expect(places.filter({ hasText: t('centre.frame.home') })).toHaveAttribute('aria-current', 'page')
    await places.filter({ hasText: t('centre.frame.tests') }).click()
    await expect(heading(page, t('centre.meta.results'))).toBeVisible()
    await page
      .getByRole('navigation', { name: t('centre.frame.places') })
      .getByRole('link', { name: t('centre.frame.me'), exact: true })
      .click()
    await expect(heading(page, t('centre.meta.settings'))).toBeVisible()
  })

  await test.step('what belongs to an account asks for a login, and leads back', async () => {
    for (const route of ['settings', 'accountSettings', 'userInfo', 'account'] as const) {
      await page.goto(at(route))
      await expect(heading(page, t('centre.common.loginFirst'), 2)).toBeVisible()
      const login = main(page).getByRole('link', { name: t('centre.common.login'), exact: true })
      await expect(login).toHaveAttribute('href', new RegExp(`/user/login/${PLACE}\\?to=${route}(&|$)`))
    }
    await look(page, 'login first')
  })

  await test.step('the test that was begun is gone on with', async () => {
    await answerSitting(page)
    await page.goto(at('centre'))
    await expect(heading(page, t('centre.home.unfinished'), 2)).toBeVisible()
    await main(page)
      .getByRole('link', { name: new RegExp(`^${t('centre.order.continue')}:`) })
      .click()
    await expect(page).toHaveURL(/\/answer_question\/standard\/iq-1/)
  })
  expect(problems).toEqual([])
})

test('answers that could not be analyzed offer the test again and nothing to pay @deep', async ({ page }) => {
  await confirmSitting(page, { careless: true })
  await page.goto(at('results'))
  const row = page.getByRole('article')
  await expect(row.getByText(t('centre.order.abnormalText'))).toBeVisible()
  await expect(row.getByRole('link')).toHaveCount(1)
  await expect(row.getByRole('link')).toHaveAttribute('href', /\/answer_question\/start_loading\/iq-1/)
  await look(page, 'an abnormal test')
})

test('a customer finds an order to pay, and tells about themselves', async ({ page }) => {
  const { problems } = watchConsole(page)
  const email = `centre-${Date.now()}@example.com`
  const orderNumber = await placeOrder(page, email)
  await signUp(page, email)

  await test.step('the order waits in the center', async () => {
    await page.goto(at('centre'))
    await expect(heading(page, t('centre.home.hello', { name: 'Ana Example' }))).toBeVisible()
    await expect(heading(page, t('centre.home.toPay'), 2)).toBeVisible()
    const payment = main(page)
      .getByRole('link', { name: new RegExp(`^${t('centre.order.pay')}:`) })
      .first()
    await expect(payment).toHaveAttribute('href', new RegExp(`orderNumber=${orderNumber}`))
    await look(page, 'the center of a customer')
  })

  await test.step('the choice of the list stands in the address', async () => {
    await page.goto(at('results'))
    const states = page.getByRole('navigation', { name: t('centre.results.filter') }).getByRole('link')
    await expect(page.getByText(t('centre.results.page', { page: 1, pages: 1 }))).toBeVisible()
    await look(page, 'the list of tests', { axe: true })
    await states.filter({ hasText: t('centre.results.uncompleted') }).click()
    await expect(page).toHaveURL(/state=uncompleted/)
    await expect(page.getByText(t('centre.results.emptyState'))).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(states.filter({ hasText: t('centre.results.all') })).toHaveAttribute('aria-current', 'true')
    await states.filter({ hasText: t('centre.results.pending') }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  await test.step('what is refused about themselves stays written', async () => {
    await page.goto(at('userInfo'))
    await expect(heading(page, t('centre.meta.info'))).toBeVisible()
    await look(page, 'personal info')
    await field(page, 'nickname').fill('Ana')
    await field(page, 'birthday').fill('1990-02-30')
    await button(page, 'centre.common.save').click()
    await expect(page.getByText(t('centre.info.birthdayWrong'))).toBeVisible()
    await expect(field(page, 'birthday')).toBeFocused()
    await expect(field(page, 'nickname')).toHaveValue('Ana')
    await look(page, 'a wrong birthday')
  })

  await test.step('what is right is kept', async () => {
    await field(page, 'birthday').fill('1990-04-23')
    await field(page, 'sex').selectOption('confidential')
    await button(page, 'centre.common.save').click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(field(page, 'birthday')).toHaveValue('1990-04-23')
    await expect(field(page, 'sex')).toHaveValue('confidential')
  })

  await test.step('a picture is shown in the header until it is removed', async () => {
    const picture = await page.screenshot({ type: 'png' })
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
    await expect(page.getByRole('banner').locator('img[src^="data:"]')).toBeVisible()
    await file.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText(t('centre.info.unreadable'))).toBeVisible()
    await button(page, 'centre.info.remove').click()
    await expect(page.getByRole('banner').locator('img[src^="data:"]')).toHaveCount(0)
    await expect(button(page, 'centre.info.choose')).toBeFocused()
  })

  await page.goto(at('centre'))
  await expect(heading(page, t('centre.home.hello', { name: 'Ana' }))).toBeVisible()
  expect(problems).toEqual([])
})

test('a customer changes the address with a code, ends other sessions and signs out @deep', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const { problems } = watchConsole(page)
  const email = `centre-settings-${Date.now()}@example.com`
  const another = `new-${email}`
  await signUp(page, email)

  await page.goto(at('settings'))
  await expect(page.getByText(t('centre.sessions.current'))).toBeVisible()
  await look(page, 'settings')

  await test.step('mail is wished for, and is still so after a reload', async () => {
    const box = page.getByRole('checkbox', { name: t('centre.settings.marketing') })
    await expect(box).not.toBeChecked()
    await box.check()
    await button(page, 'centre.common.save').click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(box).toBeChecked()
  })

  await test.step('a code to the new address moves the account', async () => {
    await page.getByLabel(t('centre.address.new'), { exact: true }).fill(another)
    await button(page, 'centre.address.send').click()
    await expect(page.getByText(t('centre.address.sent'))).toBeVisible()
    const code = page.getByLabel(t('centre.address.code'), { exact: true })
    await expect(code).toBeFocused()
    await look(page, 'the code of an address')
    await page.getByLabel(t('centre.address.password'), { exact: true }).fill(PASSWORD)
    const mailed = await codeFor(another)
    await code.fill(mailed === '00000000' ? '11111111' : '00000000')
    await button(page, 'centre.address.change').click()
    await expect(page.getByText(t('centre.address.codeWrong'))).toBeVisible()
    await code.fill(mailed)
    await button(page, 'centre.address.change').click()
    await expect(saved(page)).toBeVisible()
    await expect(page.getByText(another, { exact: true })).toBeVisible()
  })

  await test.step('another browser is signed in, and is signed out from here', async () => {
    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await elsewhere.goto(page.url())
    const login = { email: another, password: PASSWORD }
    await post(elsewhere, '/api/user/login', login)
    await page.reload()
    await button(page, 'centre.sessions.endOthers').click()
    await expect(page.getByText(t('centre.sessions.only'))).toBeVisible()
    await expect(heading(page, t('centre.sessions.title'), 2)).toBeFocused()
    await elsewhere.reload()
    await expect(heading(elsewhere, t('centre.common.loginFirst'), 2)).toBeVisible()
    await other.close()
  })

  await test.step('a shared computer forgets the tests as well', async () => {
    await answerSitting(page)
    const shared = page.getByRole('checkbox', { name: t('centre.settings.shared') })
    await expect(shared).not.toBeChecked()
    await shared.check()
    await button(page, 'centre.settings.logout').click()
    await expect(page.getByText(t('centre.home.visitor'))).toBeVisible()
    await expect(heading(page, t('centre.home.emptyTitle'), 2)).toBeVisible()
  })
  expect(problems).toEqual([])
})
