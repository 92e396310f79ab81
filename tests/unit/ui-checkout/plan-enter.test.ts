import { createElement } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import type { PlanLevel } from '@/domain/subscriptions/terms'
import { EnterCode } from '@/ui/account/login/enter-code'
import { ENTER_WORDS } from '@/ui/checkout/plan/enter/enter-words'
import { EnterSteps, PlanEnter } from '@/ui/checkout/plan/enter/plan-enter'
import { useAgreement } from '@/ui/checkout/plan/use-agreement'
import { render } from './render'

const place = { code: 'iq', examId: 1 }
const nothing = () => {}
/** What the page of the plans sends beside its own. */
const of = [...ENTER_WORDS, 'pay', 'plans.order'] as const
const plain = (words: string) => words.replace(/[\s\u00a0\u202f]+/g, ' ')

const steps = (known: string, level: PlanLevel = 'basic') =>
  createElement(EnterSteps, { place, plan: { code: 'weekly', level }, known, onEntered: nothing })

describe.each(LOCALES)('the email step of a plan in %s', (locale) => {
  it('asks for one address and the terms, which are not ticked beforehand, and promises that nothing is ordered', async () => {
    const { html, text, messages } = await render({ locale, of, screen: steps('ada@example.com') })
    expect(html.match(/<input/g)).toHaveLength(2)
    expect(html).toMatch(/<input[^>]*type="email"[^>]*value="ada@example\.com"/)
    expect(html).not.toMatch(/checked=""|type="password"/)
    for (const document of ['terms', 'privacy']) expect(html).toContain(`/protocol/${document}/iq-1`)
    expect(text).toContain(plain(messages.account.login.send))
  })

  it('says what it is while the address of the test is read, and leads to a password and back', async () => {
    const screen = createElement(PlanEnter, {
      place,
      plan: { code: 'premium', level: 'premium' },
      page: 'upgrade',
      onEntered: nothing,
    })
    const { html, text, messages } = await render({ locale, of, screen })
    const { title, text: lead, password } = messages.plans.enter
    for (const words of [title, lead, password, messages.pay.loading]) expect(text).toContain(plain(words))
    expect(html).toMatch(/href="\/user\/login\/iq-1\?to=upgrade[&"]/)
    expect(html).not.toContain('<input')
  })

  it('begins with no masked address, as a browser is told of a test whose customer signed out', async () => {
    const plan = { code: 'weekly', level: 'basic' } as const
    const known = (email: string) =>
      createElement(
        SWRConfig,
        { value: { fallback: { [unstable_serialize(['sitting.current', 'iq-1'])]: { email } } } },
        createElement(PlanEnter, { place, plan, page: 'premium', onEntered: nothing }),
      )
    const fields = async (email: string) =>
      /<input[^>]*type="email"[^>]*>/.exec((await render({ locale, of, screen: known(email) })).html)?.[0]
    expect(await fields('ada@example.com')).toContain('value="ada@example.com"')
    expect(await fields('a…@example.com')).toContain('value=""')
  })

  it('takes the code in one field', async () => {
    const { submit } = (await render({ locale, screen: null })).messages.plans.enter
    const screen = createElement(EnterCode, { email: 'ada@example.com', submit, onSignedIn: async () => {} })
    const { html, text } = await render({ locale, of, screen })
    expect(html).toMatch(/<input[^>]*autoComplete="one-time-code"/)
    expect(text).toContain(submit)
  })
})

function Missing({ level }: { level: PlanLevel }) {
  return useAgreement({ place, level }).missing
}

it.each([
  ['basic', "Please check 'I have read and agree to the terms' to proceed"],
  ['premium', 'Please agree to the Terms of Service and Privacy Policy first'],
] as const)(
  'an agreement to a %s plan that is missing is asked for in its own words',
  async (level, words) => {
    const { text } = await render({ of, screen: createElement(Missing, { level }) })
    expect(text).toBe(words)
  },
)
