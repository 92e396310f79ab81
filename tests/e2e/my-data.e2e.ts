import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { waitForMail } from '../support/mailbox'
import { readyToOrder } from './prepare'
import { look, watchConsole, wordsOf } from './support'
import { PLACE } from './way'

const t = wordsOf('FR')

test('a guest asks for the link, keeps a copy of everything and erases it', async ({ page }, info) => {
  const email = `data-${info.project.name}-${Date.now()}@example.com`
  // Begun in this browser: elsewhere the address alone would show nothing.
  await readyToOrder(page, email)
  const { problems } = watchConsole(page)
  await page.goto(`/user/data/${PLACE}?hl=FR`)
  await look(page, 'ask for the link')
  await page.getByRole('button', { name: t('account.data.send') }).click()
  await expect(page.getByText(t('account.errors.emailMissing'))).toBeVisible()
  await page.getByLabel(t('account.fields.email')).fill(email)
  await page.getByRole('button', { name: t('account.data.send') }).click()
  await expect(page.getByRole('heading', { name: t('account.data.sentTitle') })).toBeFocused()
  const mail = await waitForMail(email, { which: ({ text }) => (text ?? '').includes('/user/data/') })
  const [link = ''] = /https?:\S+\/user\/data\/\S+#[\w-]{40,}/.exec(mail.text ?? '') ?? []

  await page.goto(link)
  await expect(page.getByText(t('account.data.kept.tests', { count: 1 }))).toBeVisible()
  expect(page.url()).not.toContain('#')
  await look(page, 'what is kept')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('account.data.export.action') }).click()
  const copy = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
  expect(copy).toMatchObject({ address: email, tables: { sittings: [{ email }] } })

  await page.getByRole('button', { name: t('account.data.erase.look') }).click()
  await expect(page.getByRole('heading', { name: t('account.data.erase.sure') })).toBeFocused()
  await page.getByRole('button', { name: t('account.data.erase.action') }).click()
  await expect(page.getByText(t('account.data.erase.missing'))).toBeVisible()
  await look(page, 'the second look', { axe: true })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('account.data.erase.action') }).click()
  await expect(page.getByRole('heading', { name: t('account.data.erasedTitle') })).toBeFocused()
  await look(page, 'erased')

  await page.goto(link)
  await expect(page.getByText(t('account.data.invalid'))).toBeVisible()
  expect(problems).toEqual([])
})
