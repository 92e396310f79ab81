import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '../../src/domain/locale/locales'
import { pathTo } from '../../src/domain/routing/path-to'
import { SEED_INSTRUMENTS } from '../../src/seed/instruments/instruments'
import { answerBy, editorsWords } from './questionnaire-steps'
import { look, watchConsole, wordsOf } from './support'
import { fillCard, payButton, quoted, tickAll } from './way'

const EXAMS = { depression: 5, psychology: 6, map: 7 } as const
type Kind = keyof typeof EXAMS

const at = (kind: Kind, route: 'questions' | 'confirm' | 'report' | 'teaser', locale: Locale) =>
  `${pathTo({ route, code: 'iq', examId: EXAMS[kind] })}?hl=${locale}`

/** Somebody who is well. Puzzles are solved, choices differ. */
const well = (kind: Kind) => (id: string, index: number) => {
  const item = SEED_INSTRUMENTS[kind].items.find((each) => each.id === id)
  const directed = SEED_INSTRUMENTS[kind].rules?.directed?.[id]
  if (directed !== undefined) return directed
  if (!item) return 0
  if (item.worth) return item.worth.some((worth) => worth > 0) ? item.worth.indexOf(2) : index % 4
  if (kind === 'map' && item.part < 6) return item.keyed === 1 ? 3 + (index % 2) : index % 2
  const isGood = kind === 'psychology' || item.scale === 'wellbeing'
  return isGood === (item.keyed === 1) ? item.choices - 1 : 0
}

/** The questions where the first is open: this tab forgets where it was. */
const openAtFirstOpen = async (page: Page, kind: Kind, locale: Locale) => {
  await page.goto(at(kind, 'confirm', locale))
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(at(kind, 'questions', locale))
}

const handIn = async (page: Page, kind: Kind, locale: Locale) => {
  const t = wordsOf(locale)
  await page.goto(at(kind, 'confirm', locale))
  await page.getByRole('button', { name: t('test.confirm.confirm') }).click()
}

const giveAddress = async (page: Page, kind: Kind, locale: Locale) => {
  const t = wordsOf(locale)
  await expect(page.getByRole('heading', { name: t('test.email.title') })).toBeVisible({ timeout: 30_000 })
  await page
    .getByRole('textbox', { name: t('test.email.label') })
    .fill(`${kind}-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`)
  await tickAll(page)
  await page.getByRole('button', { name: t('test.email.continue'), exact: true }).click()
}

const pay = async (page: Page, locale: Locale) => {
  const t = wordsOf(locale)
  await page.getByRole('link', { name: t('report.teaser.more') }).click()
  await expect(payButton(page, locale)).toBeVisible()
  await tickAll(page)
  await payButton(page, locale).click()
  await expect(page).toHaveURL(/\/paying\/payment\//)
  await page
    .getByRole('radio', { name: new RegExp(`^${quoted(t('pay.payment.method.card'))}`) })
    .check({ force: true })
  await fillCard(page, '4242424242424242')
  await payButton(page, locale).click()
  await expect(page.getByRole('heading', { name: t('pay.success.title') })).toBeVisible({ timeout: 30_000 })
}

test('depression in FR: consent first, help at once, a free result, and its deletion', async ({ page }) => {
  test.setTimeout(240_000)
  const locale = 'FR'
  const t = wordsOf(locale)
  const { landing, exam } = editorsWords('depression', locale)
  const { problems } = watchConsole(page)
  const agree = page.getByRole('button', { name: t('health.consent.depression.agree'), exact: true })

  await test.step('nothing begins without consent and age', async () => {
    await page.goto(`/landing_page/new/iq-5?hl=${locale}`)
    await look(page, 'landing')
    await page
      .getByRole('link', { name: String(landing.blocks[0]?.action) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(exam.title)
    await agree.click()
    await expect(page.getByText(t('health.ask.missing'))).toBeVisible()
    await expect(page.getByText(t('health.age.missing'))).toBeVisible()
    await look(page, 'consent with errors', { axe: true })
    await page.getByRole('button', { name: t('health.consent.depression.decline'), exact: true }).click()
    await expect(page.getByText(t('health.consent.depression.declined'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('health.help.lines') })).toBeVisible()
    await look(page, 'declined')
    await page.getByRole('button', { name: t('health.ask.back'), exact: true }).click()
    await tickAll(page)
    await agree.click()
    await expect(page.getByRole('radio')).toHaveCount(4)
  })

  await test.step('a sign shows help at once, before the next question', async () => {
    await answerBy(page, {
      appExamId: 'iq-5',
      choose: (id, index) => (id === 'dp9' ? null : well('depression')(id, index)),
    })
    await openAtFirstOpen(page, 'depression', locale)
    await expect(page.getByRole('radio')).toHaveCount(4)
    await look(page, 'question')
    await page.getByRole('radio').nth(1).click()
    await expect(page.getByRole('heading', { name: t('health.help.title') })).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeHidden()
    await expect(page.getByRole('link', { name: '112' }).first()).toBeVisible()
    await look(page, 'help', { axe: true })
    await page.getByRole('button', { name: t('health.help.stop'), exact: true }).click()
    await expect(page.getByText(t('health.help.stopped'))).toBeVisible()
    await look(page, 'stopped')
    await page.getByRole('button', { name: t('health.help.back'), exact: true }).click()
    await expect(page.getByRole('radio').nth(1)).toHaveAttribute('aria-checked', 'true')
  })

  await test.step('the address can be skipped; the result has help first and sells nothing', async () => {
    await handIn(page, 'depression', locale)
    const skip = page.getByRole('button', { name: t('health.email.skip'), exact: true })
    await expect(skip).toBeVisible({ timeout: 30_000 })
    await look(page, 'email')
    await skip.click()
    await expect(page.getByRole('heading', { name: t('health.help.title') })).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('a[href*="/paying/"]')).toHaveCount(0)
    await look(page, 'report')
  })

  await test.step('it is deleted at once', async () => {
    await page
      .getByRole('button', { name: t('health.delete.button'), exact: true })
      .first()
      .click()
    await look(page, 'delete')
    await page.getByRole('button', { name: t('health.delete.confirm'), exact: true }).click()
    await expect(page.getByText(t('health.delete.doneText'))).toBeVisible()
    await look(page, 'deleted')
  })
  expect(problems).toEqual([])
})

test('general psychology in KR: five areas for nothing, figures for who pays @deep', async ({ page }) => {
  test.setTimeout(240_000)
  const locale = 'KR'
  const t = wordsOf(locale)
  const { problems } = watchConsole(page)
  await page.goto(`/landing/psychological/iq-6?hl=${locale}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, 'landing')
  await page.goto(`${pathTo({ route: 'instructions', code: 'iq', examId: 6 })}?hl=${locale}`)
  await tickAll(page)
  await page.getByRole('button', { name: t('health.consent.psychology.agree'), exact: true }).click()
  await expect(page.getByRole('radio')).toHaveCount(5)
  await answerBy(page, { appExamId: 'iq-6', choose: well('psychology') })
  await handIn(page, 'psychology', locale)
  const seek = page.getByText(t('health.result.seek')).first()
  // Without an address all that is free is there; who buys is asked for one.
  await page.getByRole('button', { name: t('health.email.skip'), exact: true }).click({ timeout: 30_000 })
  await expect(seek).toBeVisible({ timeout: 30_000 })
  await look(page, 'free result')
  await page.getByRole('link', { name: t('report.teaser.more') }).click()
  await giveAddress(page, 'psychology', locale)
  await expect(seek).toBeVisible({ timeout: 30_000 })
  await pay(page, locale)
  await page.goto(at('psychology', 'report', locale))
  await expect(page.getByRole('img').first()).toBeVisible({ timeout: 20_000 })
  await look(page, 'report')
  expect(problems).toEqual([])
})

test('the psychological map in PT: a part that may be left out, keywords, and four tabs', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const locale = 'PT'
  const t = wordsOf(locale)
  const { problems } = watchConsole(page)

  await test.step('the part about health asks before it begins', async () => {
    await page.goto(`${pathTo({ route: 'instructions', code: 'iq', examId: 7 })}?hl=${locale}`)
    await tickAll(page)
    await page.getByRole('button', { name: t('test.instructions.start'), exact: true }).click()
    await expect(page.getByRole('radio')).toHaveCount(5)
    await answerBy(page, {
      appExamId: 'iq-7',
      choose: (id, index, part) => (part === 6 ? null : well('map')(id, index)),
    })
    await openAtFirstOpen(page, 'map', locale)
    await expect(page.getByRole('heading', { name: t('health.offer.title') })).toBeVisible()
    await look(page, 'offer')
    await page.getByRole('button', { name: t('health.offer.begin'), exact: true }).click()
    await expect(page.getByRole('radio')).toHaveCount(5)
    await look(page, 'question')
    await answerBy(page, { appExamId: 'iq-7', choose: well('map') })
  })

  await test.step('keywords and the part about health are free', async () => {
    await handIn(page, 'map', locale)
    await giveAddress(page, 'map', locale)
    await expect(page.getByRole('button', { name: t('health.delete.button'), exact: true })).toBeVisible({
      timeout: 30_000,
    })
    await look(page, 'free result')
  })

  await test.step('the report has four tabs', async () => {
    await pay(page, locale)
    await page.goto(at('map', 'report', locale))
    await expect(page.getByRole('tab')).toHaveCount(4, { timeout: 20_000 })
    for (const [index, tab] of (await page.getByRole('tab').all()).entries()) {
      await tab.click()
      await look(page, `tab ${index + 1}`)
    }
  })
  expect(problems).toEqual([])
})
