import { expect, type Page } from '@playwright/test'
import { waitForMail } from '../support/mailbox'
import { PLACE } from './way'

export const PASSWORD = 'a heron over the quiet canal'

export const post = async (page: Page, path: string, data: object): Promise<void> => {
  const response = await page.request.post(path, { data, headers: { hl: 'EN' } })
  const { result } = (await response.json()) as { result: number }
  expect(result, path).toBe(200)
}

/** The digits of the newest code that was mailed to an address. */
export const codeFor = async (email: string): Promise<string> => {
  const digits = /(?<!\d)(\d{4})[\s-]?(\d{4})(?!\d)/
  const mail = await waitForMail(email, { which: ({ text }) => digits.test(text ?? '') })
  const [, first = '', second = ''] = digits.exec(mail.text ?? '') ?? []
  return first + second
}

/** Makes an account by calls; this browser is signed in to it. */
export const signUp = async (page: Page, email: string): Promise<void> => {
  await post(page, '/api/user/register', {
    appExamId: PLACE,
    name: 'Ana Example',
    email,
    password: PASSWORD,
    agreed: true,
    hl: 'EN',
  })
  await post(page, '/api/user/verify', { email, code: await codeFor(email), purpose: 'register' })
}
