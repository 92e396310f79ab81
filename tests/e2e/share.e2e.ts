import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '../../src/domain/locale/locales'
import { query } from '../support/database'
import { buyPlain, finishPlain } from '../support/shared-result'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { look, watchConsole, wordsOf } from './support'

const LOCALE: Locale = 'DE'
const t = wordsOf(LOCALE)

/** Somebody who took the EQ test, said who they are, and bought the report: signed into nothing, in this browser. */
const ownerOf = async (page: Page): Promise<string> => {
  const visitor = newVisitor({ hl: LOCALE })
  const orderNumber = await finishPlain(visitor, 'eq')
  await buyPlain(visitor, { orderNumber, kind: 'eq' })
  await query(
    `insert into taker_facts (sitting_id, full_name) select id, 'Kim Vogel' from sittings where number = $1`,
    [orderNumber],
  )
  await page
    .context()
    .addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: site().url })))
  return orderNumber
}

const button = (page: Page, name: string) => page.getByRole('button', { name: t(name), exact: true })

test('a result is shared from the list of tests, looked at by somebody else, and stopped', async ({
  page,
  browser,
}) => {
  const orderNumber = await ownerOf(page)
  const { problems } = watchConsole(page)
  const card = page.getByRole('region', { name: t('share.card.title') })

  await test.step('the list of tests leads to the card on the report', async () => {
    await page.goto(`/userCenter/resultReport/iq-3?hl=${LOCALE}`)
    await page
      .getByRole('link', { name: new RegExp(`^${t('centre.order.share')}:`) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/report/result/iq-3.*${orderNumber}.*#share$`))
    await expect(card.getByText(t('share.card.empty'))).toBeVisible()
    await look(page, 'not shared')
  })

  const field = card.getByRole('textbox', { name: t('share.card.label') })
  await test.step('the owner makes the link and shows their name', async () => {
    await button(page, 'share.card.make').click()
    await expect(field).toHaveValue(/\/report\/shared\/iq-3\?id=[0-9a-f]{48}&hl=DE$/)
    await expect(card.getByRole('img')).toBeVisible()
    const name = card.getByRole('checkbox', { name: t('share.card.name', { name: 'Kim Vogel' }) })
    await expect(name).not.toBeChecked()
    await name.click()
    await expect(name).toBeChecked()
    await look(page, 'shared')
  })

  const link = await field.inputValue()
  await test.step('somebody else reads the page, without a script', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    })
    const plain = await context.newPage()
    await plain.goto(link)
    await expect(plain.getByRole('heading', { level: 1 })).toContainText('Kim Vogel')
    await expect(plain.getByText(t('share.view.note.eq'))).toBeVisible()
    await expect(plain.getByRole('link', { name: t('share.view.take') })).toHaveAttribute(
      'href',
      /start_loading\/iq-3/,
    )
    await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    expect(await plain.content()).not.toContain(orderNumber)
    await context.close()

    const other = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage()
    await other.goto(link)
    await look(other, 'the shared page', { axe: true })
    await other.context().close()
  })

  await test.step('the owner stops, and the page says so', async () => {
    await button(page, 'share.card.stop').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t('share.card.stopTitle'))
    await look(page, 'the question before')
    await dialog.getByRole('button', { name: t('share.card.stop'), exact: true }).click()
    await expect(card.getByText(t('share.card.stopped'))).toBeVisible()
    await expect(card.locator(':focus')).toHaveText(t('share.card.stopped'))
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('share.ended.title'))
    await look(page, 'ended')
  })
  expect(problems).toEqual([])
})
