import { expect, type Locator, type Page, test } from '@playwright/test'
import { pathTo } from '../../src/domain/routing/path-to'
import type { RouteId } from '../../src/domain/routing/routes'
import { look, watchConsole, wordsOf } from './support'

const t = wordsOf('EN')

const at = (route: RouteId): string => `${pathTo({ route, code: 'iq', examId: 1 })}?hl=EN`
const main = (page: Page): Locator => page.getByRole('main')
const button = (page: Page, key: string): Locator => page.getByRole('button', { name: t(key), exact: true })
const heading = (page: Page, key: string): Locator =>
  page.getByRole('heading', { level: 1, name: t(key), exact: true })

test('the question of the day is answered once, with its analysis, and in a second tab as well', async ({
  page,
  context,
}) => {
  const { problems } = watchConsole(page)

  await test.step('play is a place of the center', async () => {
    await page.goto(at('growth'))
    await page
      .getByRole('navigation', { name: t('centre.frame.places') })
      .getByRole('link', { name: t('centre.frame.play') })
      .click()
    await expect(heading(page, 'daily.meta.title')).toBeVisible()
  })

  await test.step('nothing is sent before something is chosen', async () => {
    await button(page, 'daily.submit').click()
    const missing = ['sel1', 'sel2', 'gap'].map((kind) => t(`daily.choose.${kind}`))
    await expect(main(page).getByText(new RegExp(missing.join('|')))).toBeVisible()
    await look(page, 'a question of the day')
  })

  await test.step('a failure keeps what was chosen', async () => {
    await page.route('**/question/info/submitAnswer', (route) => route.abort())
    const input = main(page).locator('form input').first()
    if ((await input.getAttribute('type')) === 'text') await input.fill('anything')
    else await input.check()
    await button(page, 'daily.submit').click()
    await expect(page.getByText(t('centre.common.network'))).toBeVisible()
    await page.unroute('**/question/info/submitAnswer')
  })

  await test.step('the analysis follows, with a source', async () => {
    await button(page, 'daily.submit').click()
    await expect(page.getByRole('heading', { name: t('daily.analysis') })).toBeVisible()
    await expect(page.getByText(new RegExp(`^(${t('daily.right')}|${t('daily.wrong')})$`))).toBeFocused()
    await expect(page.getByRole('heading', { name: t('daily.calendar.title') })).toBeVisible()
    await look(page, 'an answered question of the day')
  })

  await test.step('another tab knows', async () => {
    const other = await context.newPage()
    await other.goto(at('dailyQuestion'))
    await expect(other.getByRole('heading', { name: t('daily.analysis') })).toBeVisible()
    await expect(button(other, 'daily.submit')).toHaveCount(0)
    await other.close()
  })

  await test.step('the mail is for members, and says so', async () => {
    await expect(page.getByText(t('daily.mail.needs'))).toBeVisible()
  })
  expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
})

test('a secret is told, refused with an address in it, shown among the own ones, and removed', async ({
  page,
}) => {
  const { problems } = watchConsole(page)
  const field = page.getByLabel(t('treeHole.label'))
  const secret = `I hid the last piece of the cake ${crypto.randomUUID().slice(0, 8).replace(/\d/g, 'x')}.`

  await test.step('the tree hole says what becomes of a text', async () => {
    await page.goto(at('treeHole'))
    await expect(heading(page, 'treeHole.meta.home')).toBeVisible()
    await expect(page.getByText(t('treeHole.mineEmpty'))).toBeVisible()
    await look(page, 'the tree hole')
  })

  await test.step('a text with an address says why it is not taken', async () => {
    await main(page)
      .getByRole('link', { name: t('treeHole.toAdd'), exact: true })
      .click()
    await field.fill('Write to me@example.com')
    await expect(main(page).getByText('23/500', { exact: true })).toBeVisible()
    await button(page, 'treeHole.publish').click()
    await expect(page.getByText(t('treeHole.why.email'))).toBeVisible()
    await look(page, 'a secret with an address')
  })

  await test.step('one without is taken', async () => {
    await field.fill(secret)
    await button(page, 'treeHole.publish').click()
    await expect(page.getByText(t('treeHole.published'))).toBeVisible()
    await expect(page.getByText(t('treeHole.crisis.title'))).toHaveCount(0)
  })

  await test.step('somebody in danger is shown who listens, at once', async () => {
    await button(page, 'treeHole.another').click()
    await field.fill('I do not want to live anymore.')
    await button(page, 'treeHole.publish').click()
    await expect(page.getByRole('heading', { name: t('treeHole.crisis.title') })).toBeVisible()
    await expect(page.getByRole('region', { name: t('health.help.now.title') })).toBeVisible()
    await look(page, 'help beside a secret')
  })

  await test.step('reading others is locked, with what opens it', async () => {
    await page.goto(at('treeHoleList'))
    await expect(page.getByText(t('treeHole.locked.text'))).toBeVisible()
    await look(page, 'secrets of others, locked')
  })

  await test.step('the own one is there after a reload, and goes for good', async () => {
    await page.goto(at('treeHole'))
    const own = main(page).getByRole('article').filter({ hasText: secret })
    await expect(own).toContainText(t('treeHole.state.reading'))
    await own.getByRole('button', { name: t('treeHole.remove'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t('treeHole.removeTitle') })
    await dialog.getByRole('button', { name: t('treeHole.remove'), exact: true }).click()
    await expect(page.getByText(t('treeHole.removed'))).toBeVisible()
    await expect(own).toHaveCount(0)
    await page.reload()
    await expect(main(page).getByRole('article')).toHaveCount(1)
  })
  expect(problems).toEqual([])
})
