import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { placeOrder } from './prepare'
import { look, watchConsole, wordsOf } from './support'
import { fillCard, PLACE, tickAll } from './way'

const t = wordsOf('EN')
const POLICY = '**/api/app/payment/policy/**'
const CARD = '4242424242424242'

type Seeded = { packages: Record<string, { title: string; guide: { heading: string }[] }> }
const seeded = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../src/seed/content/EN.json'), 'utf8'),
) as Seeded
const steps = Object.values(seeded.packages)
const titleOf = (step: number): string => steps[step - 1]?.title ?? ''

const button = (page: Page, key: string): Locator => page.getByRole('button', { name: t(key), exact: true })
const expectStep = (page: Page, step: number): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: titleOf(step), exact: true })).toBeVisible({
    timeout: 20_000,
  })

const pay = async (page: Page): Promise<void> => {
  await fillCard(page, CARD)
  await page.getByRole('button', { name: /^Pay .+/ }).click()
}

test('after a purchase one guide is skipped, one bought and read, and the rest is left with one click', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { problems } = watchConsole(page)
  const orderNumber = await placeOrder(page, `guides-${Date.now()}@example.com`)
  await page.goto(`/paying/payment/${PLACE}?hl=EN&orderNumber=${orderNumber}`)
  await pay(page)
  await expect(page.getByRole('heading', { name: t('pay.success.title') })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: t('packages.card.action') }).click()

  await test.step('no thanks is one click, told once, and can be taken back', async () => {
    await expectStep(page, 1)
    await look(page, 'a step', { axe: true })
    const [order, no] = await Promise.all([
      page.getByRole('button', { name: /^Pay .+/ }).boundingBox(),
      button(page, 'packages.steps.no').boundingBox(),
    ])
    expect([no?.width, no?.height]).toEqual([order?.width, order?.height])
    await button(page, 'packages.steps.no').click()
    await expectStep(page, 2)
    const told = page.getByText(t('packages.steps.skipped', { title: titleOf(1) }))
    await expect(told).toBeVisible()
    await look(page, 'a skip told')
    const [back, fine] = await Promise.all([
      button(page, 'packages.steps.takeBack').boundingBox(),
      button(page, 'packages.steps.confirm').boundingBox(),
    ])
    expect([back?.width, back?.height]).toEqual([fine?.width, fine?.height])
    await button(page, 'packages.steps.takeBack').click()
    await expectStep(page, 1)
    // The country's policy is asked for anew at every step: a press that comes before the answer waits for it.
    await page.route(POLICY, async (route) => {
      await new Promise((done) => setTimeout(done, 3_000))
      await route.continue()
    })
    await button(page, 'packages.steps.no').click()
    await expectStep(page, 2)
    await expect(told).toHaveCount(0)
  })

  await test.step('a step is paid like anything else, and leads on to the next', async () => {
    await tickAll(page)
    await page.getByRole('button', { name: /^Pay .+/ }).click()
    await expect(page).toHaveURL(/\/paying\/payment\/iq-1/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await pay(page)
    await expect(page.getByRole('heading', { name: t('packages.paid.title') })).toBeVisible({
      timeout: 30_000,
    })
    await look(page, 'a step paid')
    await page.getByRole('link', { name: t('packages.paid.next') }).click()
    await expectStep(page, 3)
  })

  await test.step('skip all ends it', async () => {
    await button(page, 'packages.steps.skipAll').click()
    await expect(page.getByRole('heading', { name: t('packages.done.title') })).toBeVisible()
    await look(page, 'nothing more')
    await page.getByRole('link', { name: t('packages.done.report'), exact: true }).click()
  })

  await test.step('the bought guide is read at the report, and no other', async () => {
    await expect(page.getByRole('heading', { name: t('report.result.title'), exact: true })).toBeVisible({
      timeout: 20_000,
    })
    await page.getByRole('link', { name: t('packages.guides.open'), exact: true }).click()
    await expect(page.getByRole('heading', { name: titleOf(2), exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: steps[1]?.guide[0]?.heading ?? '' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await look(page, 'a guide')
  })
  expect(problems).toEqual([])
})

test('reports stand side by side, and ordering one opens the buy box @deep', async ({ page }) => {
  await placeOrder(page, `triple-${Date.now()}@example.com`)
  await page.goto(`/triplePurchase/${PLACE}?hl=EN`)
  await expect(page.getByRole('heading', { level: 1, name: t('triple.title') })).toBeVisible()
  const columns = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(columns).toHaveCount(3)
  await look(page, 'three reports')
  const name = await columns.nth(1).innerText()
  await page.getByRole('button', { name: t('triple.order', { name }) }).click()
  await tickAll(page)
  await look(page, 'the buy box of a comparison')
  await page.getByRole('button', { name: /^Pay .+/ }).click()
  await expect(page).toHaveURL(/\/paying\/payment\/iq-1/)
})
