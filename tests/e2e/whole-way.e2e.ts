import { expect, type Page, test } from '@playwright/test'
import { LOCALES, type Locale } from '../../src/domain/locale/locales'
import { carefulChoices } from '../support/careful-choices'
import { query } from '../support/database'
import { mailsTo, reportLinkIn, waitForMail } from '../support/mailbox'
import { EVERYTHING } from './runs'
import { look, watchConsole, wordsOf } from './support'
import { answerAll, fillCard, PLACE, payButton, quoted, startLabel, tickAll } from './way'

const DECLINED = '4000000000000002'
const PAYS = '4242424242424242'
const AXE = { axe: true }

// On the phone in one language; the deep run goes it at a desk in another.
const ways: [Locale, string][] = EVERYTHING
  ? LOCALES.map((locale) => [locale, ''])
  : [
      ['JA', ' @once'],
      ['FR', ' @desk @deep'],
    ]

for (const [locale, where] of ways) {
  test(`a visitor goes the whole way in ${locale}, from the landing page to the report and back by mail${where}`, async ({
    page,
    browser,
  }, info) => {
    test.setTimeout(300_000)
    const t = wordsOf(locale)
    const email = `${locale}-${info.project.name}-${Date.now()}@example.com`.toLowerCase()
    const { problems } = watchConsole(page)
    let sitting = ''
    await page.clock.install()

    await test.step('landing and instructions', async () => {
      await page.goto(`/landing_page/new/${PLACE}?hl=${locale}&gclid=campaign-7`)
      await look(page, 'landing', AXE)
      await page
        .getByRole('link', { name: startLabel(locale) })
        .first()
        .click()
      await expect(page).toHaveURL(/start_loading\/iq-1\?.*gclid=campaign-7/)
      await look(page, 'instructions', AXE)
      const answer = page.waitForResponse((response) => response.url().includes('/api/exam/sitting/start'))
      await page.getByRole('button', { name: t('test.instructions.start'), exact: true }).click()
      sitting = ((await (await answer).json()) as { data: { orderNumber: string } }).data.orderNumber
    })

    await test.step('thirty questions, confirmed', async () => {
      await expect(page.getByRole('radio')).toHaveCount(6)
      await look(page, 'questions', AXE)
      await answerAll(page, t, await carefulChoices(sitting))
      await expect(page.getByRole('heading', { name: t('test.confirm.title') })).toBeVisible()
      await look(page, 'confirm', AXE)
      await page.getByRole('button', { name: t('test.confirm.confirm') }).click()
    })

    await test.step('e-mail and free result', async () => {
      await expect(page.getByRole('heading', { name: t('test.email.title') })).toBeVisible({
        timeout: 30_000,
      })
      await page.getByRole('textbox', { name: t('test.email.label') }).fill(email)
      await page.getByText(t('test.email.about.summary'), { exact: true }).click()
      await expect(page.getByText(t('test.email.about.why'))).toBeVisible()
      await page.getByRole('combobox', { name: t('test.email.about.birthYear') }).selectOption('1990')
      await page
        .getByRole('combobox', { name: t('test.email.about.sex') })
        .selectOption({ label: t('test.email.about.woman') })
      await look(page, 'email', AXE)
      await tickAll(page)
      await page.getByRole('button', { name: t('test.email.continue'), exact: true }).click()
      await expect(page.getByRole('heading', { name: t('report.teaser.title') })).toBeVisible()
      await expect(page.getByRole('link', { name: t('report.teaser.more') })).toBeVisible()
      await look(page, 'teaser', AXE)
      await page.getByRole('link', { name: t('report.teaser.more') }).click()
    })

    await test.step('tiers and order', async () => {
      await expect(page.getByRole('radio')).toHaveCount(4)
      await page.getByRole('radio').nth(1).check({ force: true })
      await expect(payButton(page, locale)).toBeVisible()
      await tickAll(page)
      await look(page, 'tiers', AXE)
      await payButton(page, locale).click()
      await expect(page).toHaveURL(/\/paying\/payment\/iq-1/)
    })

    await test.step('a declined card, then another, clicked twice', async () => {
      await chooseCard(page, t)
      await fillCard(page, DECLINED)
      await look(page, 'payment')
      await payButton(page, locale).click()
      await expect(page.getByText(t('pay.decline.card_declined'))).toBeVisible({ timeout: 20_000 })
      await fillCard(page, PAYS)
      await payButton(page, locale).dblclick()
      await expect(page.getByRole('heading', { name: t('pay.success.title') })).toBeVisible({
        timeout: 30_000,
      })
      await look(page, 'success')
      const charges = await query(
        'select l.id from ledger_entries l join orders o on o.id = l.order_id where o.email = $1',
        [email],
      )
      expect(charges).toHaveLength(1)
      const [order] = await query<{ tracking: { gclid?: string } }>(
        'select tracking from orders where email = $1',
        [email],
      )
      expect(order?.tracking.gclid).toBe('campaign-7')
    })

    await test.step('the report', async () => {
      await page.clock.fastForward(11_000)
      await expect(page).toHaveURL(/\/report\/result\/iq-1/, { timeout: 30_000 })
      await expect(page.getByRole('heading', { name: t('report.result.title'), exact: true })).toBeVisible()
      await look(page, 'report')
      await page.getByRole('tab', { name: t('report.result.dimensions') }).click()
      await look(page, 'dimensions')
      await page.goto(`/report/wrong/${PLACE}?hl=${locale}`)
      await expect(page.getByRole('heading', { name: t('report.wrong.title'), exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: t('explain.title'), exact: true })).toBeVisible()
      await look(page, 'wrong answers', AXE)
    })

    await test.step('the mail, and a second browser', async () => {
      const receipt = await waitForMail(email)
      expect(receipt.html).toContain('lang="')
      expect(receipt.text).toContain(t('mail.agreed.title'))
      const other = await (await browser.newContext({ viewport: info.project.use.viewport })).newPage()
      const second = watchConsole(other)
      await other.goto(`/retrieve_report/${PLACE}?hl=${locale}`)
      await look(other, 'retrieve')
      await other.getByRole('textbox', { name: t('report.retrieve.email') }).fill(email)
      await other.getByRole('button', { name: t('report.retrieve.send') }).click()
      await expect(other.getByText(t('report.retrieve.sentTitle'))).toBeVisible()
      const sent = await waitForMail(email, { which: (mail) => mail.messageId !== receipt.messageId })
      await other.goto(reportLinkIn(sent))
      await expect(other.getByRole('heading', { name: t('report.result.title'), exact: true })).toBeVisible({
        timeout: 20_000,
      })
      expect(other.url()).not.toContain('#')
      expect(second.problems).toEqual([])
      await other.context().close()
      expect(await mailsTo(email)).toHaveLength(2)
    })
    expect(problems).toEqual([])
  })
}

const chooseCard = async (page: Page, t: ReturnType<typeof wordsOf>): Promise<void> => {
  const card = page.getByRole('radio', { name: escapedStart(t('pay.payment.method.card')) })
  await card.check({ force: true })
  await expect(page.frameLocator('iframe').locator('[autocomplete="cc-number"]')).toBeVisible({
    timeout: 20_000,
  })
}

const escapedStart = (text: string): RegExp => new RegExp(`^${quoted(text)}`)
