import { expect, test } from '@playwright/test'
import { pathTo } from '../../src/domain/routing/path-to'
import { signIn as signInStaff } from '../support/admin'
import { newCustomer } from '../support/customer'
import { buyPlan, readSubscription } from '../support/plan'
import { CARDS } from '../support/way'
import { look, watchConsole, wordsOf } from './support'
import { fillCard, payButton } from './way'

const t = wordsOf('EN')
const at = (route: 'premium' | 'upgrade' | 'centre' | 'cancel') =>
  `${pathTo({ route, code: 'iq', examId: 1 })}?hl=EN`
const DAY_MS = 86_400_000

const advance = async (customer: string, days: number): Promise<void> => {
  const { id, clockAheadMs } = await readSubscription("customer_id = $1 and status <> 'ended'", [customer])
  const staff = await signInStaff()
  const to = new Date(Date.now() + Number(clockAheadMs) + days * DAY_MS).toISOString()
  const { status } = await staff.fetch(`/api/admin/subscriptions/${id}/advance`, {
    method: 'POST',
    body: JSON.stringify({ to }),
  })
  expect(status).toBe(200)
}

test('a trial becomes the plan that was shown, and premium takes its place', async ({
  page,
  context,
  baseURL,
}) => {
  const { problems } = watchConsole(page)
  const main = page.getByRole('main')

  await test.step('all prices stand before any sign-in', async () => {
    await page.goto(at('premium'))
    await expect(main.getByRole('heading', { level: 1, name: t('plans.choice.title') })).toBeVisible()
    await expect(main.getByText('$69.99').first()).toBeVisible()
    await look(page, 'plans, nobody signed in')
  })

  const customer = await newCustomer()
  await context.addCookies([{ name: 'plumbline-session', value: customer.token, url: baseURL ?? '' }])

  await test.step('the box says every date and amount above its button', async () => {
    await page.goto(`${at('premium')}&plan=weekly`)
    await expect(main.getByText(t('plans.order.timeline'))).toBeVisible()
    await look(page, 'the order of a plan', { axe: true })
    for (const words of [t.plain('plans.order.agree'), t('plans.renewalBox')])
      await main.getByRole('checkbox', { name: words }).check()
    await main.getByRole('button', { name: /today/ }).click()
    await page.waitForURL(/\/paying\/payment\//)
    await look(page, 'the payment of a plan')
  })

  await test.step('its trial begins', async () => {
    await fillCard(page, CARDS.pays)
    await payButton(page, 'EN').click()
    await expect(main.getByRole('heading', { name: t('plans.paid.trialTitle') })).toBeVisible()
    await look(page, 'a trial has begun')
  })

  await test.step('after it the plan is charged, and its owner sees that', async () => {
    await advance(customer.id, 3.01)
    await page.goto(at('centre'))
    await expect(main.getByText(t('subscription.banner.subscribed'), { exact: true })).toBeVisible()
    await look(page, 'the centre of a subscriber')
  })

  await test.step('premium begins at once, and what is left is taken off', async () => {
    await page.goto(at('upgrade'))
    await expect(main.getByRole('heading', { level: 1, name: t('plans.upgrade.title') })).toBeVisible()
    await look(page, 'the upgrade of a plan')
    for (const words of [t.plain('plans.order.agree'), t('plans.renewalBox')])
      await main.getByRole('checkbox', { name: words }).check()
    await main.getByRole('button', { name: /today/ }).click()
    await page.waitForURL(/\/paying\/payment\//)
    await fillCard(page, CARDS.pays)
    await payButton(page, 'EN').click()
    await expect(main.getByRole('heading', { name: t('plans.paid.title') })).toBeVisible()
    const { level } = await readSubscription("customer_id = $1 and status <> 'ended'", [customer.id])
    expect(level).toBe('premium')
  })
  expect(problems).toEqual([])
})

test('a plan is left without a login and without JavaScript, and taken back', async ({
  browser,
  baseURL,
}) => {
  const { customer } = await buyPlan()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  const main = page.getByRole('main')
  await page.goto(at('cancel'))
  await main.getByLabel(t('cancel.form.key')).fill('nobody@example.com')
  await main.getByRole('button', { name: t('cancel.form.next') }).click()
  await expect(main.getByText(t('cancel.problems.planNotFound'))).toBeVisible()
  await main.getByLabel(t('cancel.form.key')).fill(customer.email)
  await main.getByRole('button', { name: t('cancel.form.next') }).click()
  await expect(main.getByText(t('cancel.confirm.nothingCharged'))).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('what-happens.png'), fullPage: true })
  await main.getByRole('button', { name: t('cancel.confirm.now') }).click()
  await expect(main.getByRole('heading', { level: 1, name: t('cancel.done.title') })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('cancelled.png'), fullPage: true })
  expect((await readSubscription('customer_id = $1', [customer.id])).status).toBe('cancelling')
  await main.getByRole('button', { name: t('cancel.done.undo') }).click()
  await expect(main.getByText(t('cancel.done.renewsTitle'))).toBeVisible()
  expect((await readSubscription('customer_id = $1', [customer.id])).status).toBe('trialing')
  await context.close()
})
