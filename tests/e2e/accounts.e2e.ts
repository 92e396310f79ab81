import { expect, type Page, test } from '@playwright/test'
import type { Email } from 'postal-mime'
import type { Locale } from '../../src/domain/locale/locales'
import { mailsTo, waitForMail } from '../support/mailbox'
import { look, watchConsole, wordsOf } from './support'
import { PLACE } from './way'

const LOCALE: Locale = 'DE'
const t = wordsOf(LOCALE)

const FIRST = 'Waldweg im Nebel 7'
const SECOND = 'Seeufer bei Sonne 8'
const THIRD = 'Bergpfad mit Schnee 9'

const at = (screen: string, query: Record<string, string> = {}) =>
  `/user/${screen}/${PLACE}?${new URLSearchParams({ hl: LOCALE, ...query })}`

test('a visitor registers, changes the password, forgets it and comes back by code', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(360_000)
  const email = `account-${info.project.name}-${Date.now()}@example.com`.toLowerCase()
  const { problems } = watchConsole(page)
  const { field, button, says } = on(page)
  const letters = lettersTo(email)

  await test.step('what is missing is said at its field, and the first of them has the focus', async () => {
    await page.goto(at('register'))
    await look(page, 'register')
    await button('register.submit').click()
    for (const error of ['nameMissing', 'emailMissing', 'privacyMissing']) await says(`errors.${error}`)
    await expect(field('name')).toBeFocused()
    await field('name').fill('Kim Vogel')
    await field('email').fill(email)
    await field('password').fill('kurz')
    await field('again').fill('kürzer')
    await button('register.submit').click()
    await says('errors.passwordTooShort', { least: 8 })
    await says('errors.mismatch')
    await look(page, 'register with errors', { axe: true })
  })

  await test.step('the account begins with the code that is mailed', async () => {
    await field('password').fill(FIRST)
    await field('again').fill(FIRST)
    await page.getByRole('checkbox').first().check()
    await button('register.submit').click()
    await says('register.askedTitle')
    await expect(field('code')).toBeFocused()
    await look(page, 'register, code')
    const code = await letters.nextCode()
    await field('code').fill(otherThan(code))
    await button('register.confirm').click()
    await says('errors.codeWrong')
    await expect(field('code')).toBeFocused()
    // As some keyboards write it, in two groups.
    await field('code').fill(`${fullWidth(code.slice(0, 4))} ${code.slice(4)}`)
    await page.keyboard.press('Enter')
    await says('register.done')
    await expect(page).toHaveURL(/\/userCenter\//)
  })

  await test.step('the password is changed by the one who knows it', async () => {
    await page.goto(at('edit-password'))
    await expect(field('oldPassword')).toBeVisible()
    await look(page, 'edit password')
    await field('oldPassword').fill(SECOND)
    await field('newPassword').fill(SECOND)
    await field('newAgain').fill(SECOND)
    await button('edit.submit').click()
    await says('errors.passwordWrong')
    await expect(field('newPassword')).toHaveValue(SECOND)
    await field('oldPassword').fill(FIRST)
    await button('edit.submit').click()
    await says('edit.done')
    await look(page, 'password saved')
  })

  await test.step('nobody who is not signed in changes one; after the sign-in they are where they wanted to be', async () => {
    const other = await (await browser.newContext({ viewport: info.project.use.viewport })).newPage()
    const there = on(other)
    await other.goto(at('edit-password'))
    await there.says('edit.loginNeeded')
    await look(other, 'sign in first')
    await other.getByRole('link', { name: t('account.edit.login'), exact: true }).click()
    await expect(there.field('email')).toBeVisible()
    await look(other, 'sign in')
    await there.field('email').fill(email)
    await there.field('password').fill(FIRST)
    await there.button('login.submit').click()
    await there.says('errors.loginWrong')
    await expect(there.field('password')).toBeFocused()
    await there.field('password').fill(SECOND)
    await other.keyboard.press('Enter')
    await there.says('login.done')
    await expect(there.field('oldPassword')).toBeVisible()
    expect(new URL(other.url()).pathname).toBe(`/user/edit-password/${PLACE}`)
    await other.context().close()
  })

  await test.step('a forgotten password is replaced with a mailed code', async () => {
    await page.context().clearCookies()
    await page.goto(at('forgot-password'))
    await look(page, 'forgot password')
    await field('email').fill(email)
    await button('forgot.send').click()
    await says('code.sentTitle')
    await look(page, 'forgot password, code')
    await field('code').fill(await letters.nextCode())
    await field('newPassword').fill(THIRD)
    await field('newAgain').fill(THIRD)
    await button('forgot.submit').click()
    await says('forgot.done')
    await expect(page).toHaveURL(/\/userCenter\//)
  })

  await test.step('who has no password at hand signs in with a code', async () => {
    await page.context().clearCookies()
    await page.goto(at('login'))
    await field('email').fill(email)
    await button('login.withCode').click()
    await expect(field('email')).toHaveValue(email)
    await button('login.send').click()
    await says('code.sentTitle')
    await field('code').fill(await letters.nextCode())
    await button('login.submit').click()
    await says('login.done')
    await expect(page).toHaveURL(/\/userCenter\//)
  })
  expect(problems).toEqual([])
})

test('the link of a purchase is spent by a press only, and a dead one leads to a code @deep', async ({
  page,
}) => {
  const { problems } = watchConsole(page)
  const { button, says } = on(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/user/login/link')) asked.push(request.method())
  })
  await page.goto(`${at('enter')}#${'t'.repeat(43)}`)
  await expect(button('enter.goOn')).toBeVisible()
  expect(page.url()).not.toContain('#')
  expect(asked).toEqual([])
  await look(page, 'enter')
  await button('enter.goOn').click()
  await says('enter.invalidTitle')
  expect(asked).toEqual(['POST'])
  await look(page, 'enter, dead link')
  await page.getByRole('link', { name: t('account.enter.withCode'), exact: true }).click()
  await says('login.codeLead')
  expect(problems).toEqual([])
})

/** Fields, buttons and sentences of a page, by their names in the words of the account. */
const on = (page: Page) => ({
  field: (name: string) => page.getByLabel(t(`account.fields.${name}`), { exact: true }),
  button: (name: string) => page.getByRole('button', { name: t(`account.${name}`), exact: true }),
  says: (name: string, values: Record<string, unknown> = {}) =>
    expect(page.getByText(t(`account.${name}`, values), { exact: true }).first()).toBeVisible({
      timeout: 20_000,
    }),
})

/** The codes that an address is mailed, one after the other. */
const lettersTo = (email: string) => {
  const read = new Set<string>()
  const codeIn = (mail: Email): string =>
    /(?<!\d)(\d{4})[ \u00a0\u202f-]?(\d{4})(?!\d)/
      .exec(mail.text ?? '')
      ?.slice(1)
      .join('') ?? ''
  const isNew = (mail: Email) => !read.has(String(mail.messageId)) && codeIn(mail) !== ''
  return {
    nextCode: async (): Promise<string> => {
      const mail = await waitForMail(email, { which: isNew, seconds: 30 })
      for (const { messageId } of await mailsTo(email)) read.add(String(messageId))
      return codeIn(mail)
    },
  }
}

const fullWidth = (digits: string): string =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

const otherThan = (code: string): string => code.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10))
