import { expect, type Page, test } from '@playwright/test'
import { LOCALE_FACTS, type Locale } from '../../src/domain/locale/locales'
import { pathTo } from '../../src/domain/routing/path-to'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { leaning } from '../support/questionnaire'
import { answerBy, editorsWords } from './questionnaire-steps'
import { expectAccessible, look, watchConsole, wordsOf } from './support'
import { fillCard, payButton, quoted, tickAll } from './way'

const EXAMS = { types16: 2, eq: 3, left_right: 4 } as const
const COUNTS = { types16: 48, eq: 32, left_right: 20 } as const

// Each test in another language.
const ways: [keyof typeof EXAMS, Locale, string][] = [
  ['types16', 'DE', ''],
  ['eq', 'HK', ' @desk'],
  ['left_right', 'ES', ' @deep'],
]

// What comes sooner after an answer is taken for its second tap (docs/decisions/0029); no person looks that short.
const A_LOOK_MS = 400

for (const [kind, locale, where] of ways) {
  test(`a visitor takes ${kind} in ${locale}, pays and reads the report${where}`, async ({ page }, info) => {
    test.setTimeout(240_000)
    const t = wordsOf(locale)
    const total = COUNTS[kind]
    const { landing, exam } = editorsWords(kind, locale)
    const email = `${kind}-${info.project.name}-${Date.now()}@example.com`.toLowerCase()
    const at = (route: Parameters<typeof pathTo>[0]['route']) =>
      `${pathTo({ route, code: 'iq', examId: EXAMS[kind] } as Parameters<typeof pathTo>[0])}?hl=${locale}`
    const { problems } = watchConsole(page)
    const heading = (position: number) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('questionnaire.test.question.heading', { position, total }),
      )

    await test.step('the landing page and the instructions', async () => {
      await page.goto(`/landing_page/new/iq-${EXAMS[kind]}?hl=${locale}`)
      await look(page, 'landing')
      await page
        .getByRole('link', { name: String(landing.blocks[0]?.action) })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(exam.title)
      await look(page, 'instructions')
      await page.getByRole('button', { name: t('test.instructions.start'), exact: true }).click()
    })

    await test.step('an answer leads on, by tap and by key, and Back is one tap away', async () => {
      await heading(1)
      await look(page, 'question')
      await page.getByRole('radio').nth(1).click()
      await heading(2)
      await page.waitForTimeout(A_LOOK_MS)
      await page.keyboard.press('4')
      await heading(3)
      await page.waitForTimeout(A_LOOK_MS)
      await page.getByRole('button', { name: t('test.question.back'), exact: true }).click()
      await heading(2)
      await expect(page.getByRole('radio').nth(3)).toHaveAttribute('aria-checked', 'true')
    })

    await test.step('the rest is stored by calls, as from another tab; then handed in', async () => {
      const orderNumber = await answerBy(page, { appExamId: `iq-${EXAMS[kind]}`, choose: leaning })
      await page.goto(at('questions'))
      if (kind === 'eq') {
        await lastStatement(page, total, t)
        await look(page, 'situation', { axe: true })
      }
      await page.goto(at('confirm'))
      await expect(page.getByText(t('questionnaire.test.confirm.allAnswered', { total }))).toBeVisible()
      await look(page, 'confirm')
      await page.getByRole('button', { name: t('test.confirm.confirm') }).click()
      expect(orderNumber).toHaveLength(12)
    })

    await test.step('the address, and the free result', async () => {
      if (kind === 'types16') await fillPerson(page, { t, email })
      else {
        await expect(page.getByRole('heading', { name: t('test.email.title') })).toBeVisible({
          timeout: 30_000,
        })
        await page.getByRole('textbox', { name: t('test.email.label') }).fill(email)
        await tickAll(page)
        await page.getByRole('button', { name: t('test.email.continue'), exact: true }).click()
      }
      await expect(page.getByRole('link', { name: t('report.teaser.more') })).toBeVisible({ timeout: 30_000 })
      await look(page, 'teaser')
      await page.getByRole('link', { name: t('report.teaser.more') }).click()
    })

    await test.step('the order and the card', async () => {
      await expect(payButton(page, locale)).toBeVisible()
      await tickAll(page)
      await look(page, 'tiers')
      await payButton(page, locale).click()
      await expect(page).toHaveURL(/\/paying\/payment\//)
      await page
        .getByRole('radio', { name: new RegExp(`^${quoted(t('pay.payment.method.card'))}`) })
        .check({ force: true })
      await fillCard(page, '4242424242424242')
      await payButton(page, locale).click()
      await expect(page.getByRole('heading', { name: t('pay.success.title') })).toBeVisible({
        timeout: 30_000,
      })
    })

    await test.step('the report', async () => {
      await page.goto(at('report'))
      await expect(page.getByRole('heading', { name: t('report.result.title'), exact: true })).toBeVisible()
      await expect(page.getByRole('img').first()).toBeVisible({ timeout: 20_000 })
      await look(page, `report of ${kind}`, { axe: kind === 'types16' })
      if (kind === 'types16') await expect(page.getByText('Kim Vogel')).toBeVisible()
      await waitForMail(email)
      const [order] = await query<{ country: string }>('select country from orders where email = $1', [email])
      expect(order?.country).toBe(LOCALE_FACTS[locale].country)
    })
    expect(problems).toEqual([])
  })
}

test('a questionnaire whose code does not come says so, and opens when it is asked for again @once @deep', async ({
  page,
}) => {
  const t = wordsOf('EN')
  let refused = 0
  await page.request.post('/api/exam/sitting/start', {
    data: { appExamId: `iq-${EXAMS.eq}`, hl: 'EN', timing: 'standard' },
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (!body.includes('bipolar.choice')) return route.fulfill({ response, body })
    refused += 1
    return route.fulfill({ status: 404, body: 'gone' })
  })
  await page.goto(`${pathTo({ route: 'questions', code: 'iq', examId: EXAMS.eq })}?hl=EN`)
  await expect(page.getByText(t('test.common.network'))).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page, 'questions without their code')
  expect(refused).toBeGreaterThan(0)
  await page.unroute('**/_next/static/chunks/*.js')
  await page.getByRole('button', { name: t('test.common.retry'), exact: true }).click()
  await expect(page.getByRole('radio')).toHaveCount(5)
})

type Words = ReturnType<typeof wordsOf>

/** To the last statement by the picture of all of them. */
const lastStatement = async (page: Page, total: number, t: Words): Promise<void> => {
  await page.getByRole('button', { name: t('questionnaire.test.question.picker.open') }).click()
  await page
    .getByRole('button', { name: t('questionnaire.test.question.picker.answered', { position: total }) })
    .click()
  await expect(page.getByRole('radio')).toHaveCount(4)
}

type Form = { t: Words; email: string }

const fillPerson = async (page: Page, { t, email }: Form): Promise<void> => {
  const field = (key: string) => page.getByLabel(t(`questionnaire.person.${key}`)).first()
  const send = page.getByRole('button', { name: t('questionnaire.person.submit'), exact: true })
  await expect(send).toBeVisible({ timeout: 30_000 })
  await send.click()
  await expect(page.getByText(t('questionnaire.person.errors.firstName'))).toBeVisible()
  await look(page, 'person with errors', { axe: true })
  await field('firstName').fill('Kim')
  await field('lastName').fill('Vogel')
  await expect(field('fullName')).toHaveValue('Kim Vogel')
  await field('email').fill(email)
  await tickAll(page)
  await look(page, 'person')
  await send.click()
}
