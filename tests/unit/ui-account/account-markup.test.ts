import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { CodeField } from '@/ui/account/fields/code-field'
import { CodeSent } from '@/ui/account/fields/code-sent'
import { HiddenUsername } from '@/ui/account/fields/email-field'
import { PasswordField } from '@/ui/account/fields/password-field'
import { ProblemNotice } from '@/ui/account/fields/problem-notice'
import { RegisterForm, type Written } from '@/ui/account/register/register-form'
import { CallRefused, NetworkError } from '@/ui/api/call-at'
import { render } from '../ui-checkout/render'

const place = { code: 'iq', examId: 1 }
const known: Written = { name: '', email: '', password: '', again: '', agreed: false, marketing: false }
const nothing = async () => {}
const form = (locale: (typeof LOCALES)[number] = 'EN') =>
  render({ locale, screen: createElement(RegisterForm, { place, known, onSend: nothing }) })

describe('the form of a new account', () => {
  it('has the names by which a password manager knows its fields', async () => {
    const { html } = await form()
    expect(html).toMatch(/<input[^>]*type="email"[^>]*autoComplete="username"[^>]*name="email"/)
    expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2)
    expect(html).not.toContain('current-password')
  })

  it('has no box that is ticked beforehand', async () => {
    const { html } = await form()
    expect(html.match(/type="checkbox"/g)).toHaveLength(2)
    expect(html).not.toContain('checked')
  })

  it('cannot be sent by the browser itself, which would write a password into the address', async () => {
    const { html } = await form()
    expect(html).toContain('method="post"')
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled|<button[^>]*disabled[^>]*type="submit"/)
  })

  it.each(LOCALES)(
    'says in %s how long a password is, before one is typed, and where the policy is',
    async (locale) => {
      const { text, html, messages } = await form(locale)
      expect(text).toContain(messages.account.fields.passwordHint.replace('{least}', '8'))
      expect(html).toContain('/protocol/privacy/iq-1')
    },
  )
})

describe('a password', () => {
  const field = (props: Partial<Parameters<typeof PasswordField>[0]>) =>
    render({ screen: createElement(PasswordField, { name: 'password', label: 'Password', ...props }) })

  it('that exists is asked for without a rule, hidden, with a button that shows it', async () => {
    const { html, text, messages } = await field({})
    expect(html).toContain('autoComplete="current-password"')
    expect(html).toContain('type="password"')
    expect(html).toContain(`aria-label="${messages.account.fields.showPassword}"`)
    expect(text).not.toContain('8')
  })

  it('that is refused says so where a screen reader finds it', async () => {
    const { html, text, messages } = await field({ chosen: true, error: 'passwordCommon' })
    expect(text).toContain(messages.account.errors.passwordCommon)
    const [, described = ''] = /aria-describedby="([^"]+)"/.exec(html) ?? []
    expect(described.split(' ')).toHaveLength(2)
    for (const id of described.split(' ')) expect(html).toContain(`id="${id}"`)
    expect(html).toContain('aria-invalid="true"')
  })

  it('is kept by a password manager under the address that it belongs to', async () => {
    const { html } = await render({ screen: createElement(HiddenUsername, { email: 'kim@example.com' }) })
    expect(html).toMatch(/hidden=""/)
    expect(html).toContain('value="kim@example.com"')
  })
})

describe('a mailed code', () => {
  it('is one field that a phone fills in', async () => {
    const { html } = await render({ screen: createElement(CodeField, {}) })
    expect(html).toContain('autoComplete="one-time-code"')
    expect(html).toContain('inputMode="numeric"')
    expect(html.match(/<input/g)).toHaveLength(1)
  })

  it('can be sent again after a pause that is seen', async () => {
    const screen = createElement(CodeSent, {
      title: 'Sent',
      text: 'To you',
      form: null,
      onSendAgain: nothing,
      onOtherAddress: nothing,
    })
    const { html, text } = await render({ screen })
    expect(text).toContain('New code in 30 s')
    expect(html).toMatch(/<button[^>]*aria-disabled="true"/)
    expect(html).toContain('role="status"')
  })
})

describe('a call that failed', () => {
  const notice = (problem: unknown) =>
    render({ screen: createElement(ProblemNotice, { problem, onRetry: () => {} }) })
  const tooMany = (retryAfterSeconds?: number) => new CallRefused(429, 'too_many', [], { retryAfterSeconds })

  it.each([
    ['without a network', new NetworkError(), 'Network disconnected, try again later.'],
    ['in the server', new CallRefused(500, 'internal'), 'Nothing you entered is lost'],
  ])('%s can be tried again', async (_, problem, words) => {
    const { html, text } = await notice(problem)
    expect(text).toContain(words)
    expect(html).toContain('<button')
    expect(html).toContain('role="alert"')
  })

  it.each([
    ['90 seconds', tooMany(90), 'in 2 minutes'],
    ['a minute', tooMany(60), 'in 1 minute.'],
    ['two hours', tooMany(7200), 'in 2 hours'],
    ['a time that is not told', tooMany(), 'wait a while'],
  ])('too often says after how long, and has no button that would fail: %s', async (_, problem, words) => {
    const { html, text } = await notice(problem)
    expect(text).toContain(words)
    expect(html).not.toContain('<button')
  })
})
