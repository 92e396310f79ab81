import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { LEAVING_REASONS } from '@/domain/subscriptions/terms'
import { LeavingStep } from '@/ui/leaving/leaving-step'
import type { Left } from '@/ui/leaving/left-plan'
import { LeftScreen } from '@/ui/leaving/left-screen'
import { WithdrawalTold } from '@/ui/leaving/withdrawal-told'
import { render } from '../ui-checkout/render'

const place = { code: 'iq', examId: 1, locale: 'EN' } as const
const END = '2027-03-11T23:30:00.000Z'
const plan = { title: 'Weekly', endsAt: END, zone: 'Asia/Tokyo', endsNow: false }
const receipt: Left = {
  number: '0123456789AB',
  title: 'Weekly',
  cancelledAt: '2027-03-05T10:00:00.000Z',
  endsAt: END,
  zone: 'Asia/Tokyo',
  mailedTo: 'a…@example.com',
  token: 'T'.repeat(40),
  state: 'cancelled',
  mayTellWhy: true,
}

type Given = Parameters<typeof LeavingStep>[0]['given']
const step = (given: Given) => render({ screen: createElement(LeavingStep, { place, given }) })
const done = (told: Parameters<typeof LeftScreen>[0]['told'], failed = false) =>
  render({ screen: createElement(LeftScreen, { place, told, failed }) })

/** The forms of a screen: where each goes, and what it says without anybody typing. */
const formsOf = (html: string) =>
  [...html.matchAll(/<form ([^>]*)>(.*?)<\/form>/g)].map(([, attributes = '', inner = '']) => ({
    method: /method="(\w+)"/.exec(attributes)?.[1],
    action: /action="([^"]*)"/.exec(attributes)?.[1],
    hidden: Object.fromEntries(
      [...inner.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ),
  }))
const PAGE = { hl: 'EN', examId: 'iq-1' }

describe('the first step', () => {
  it('is one form with one field, which works without a script', async () => {
    const { html, text } = await step({ step: 'form', typed: null })
    expect(formsOf(html)).toEqual([{ method: 'post', action: '/pay/unsubscribe/check/email', hidden: PAGE }])
    expect(html.match(/<input(?! type="hidden")/g)).toHaveLength(1)
    expect(text).not.toContain('Email not found')
  })

  it.each([
    ['planNotFound', 'Email not found Please re-enter', true],
    ['malformed', 'Please enter an email address or an order number.', true],
    ['tooMany', 'That was too often.', false],
    ['linkInvalid', 'This step has expired', false],
    ['unavailable', 'That did not work, and nothing has changed.', false],
    ['<script>', 'That did not work, and nothing has changed.', false],
  ])('says after %s what is wrong, and keeps what was typed', async (problem, words, atField) => {
    const { html, text } = await step({
      step: 'form',
      typed: { problem, key: 'a"da@example.com', email: '' },
    })
    expect(text).toContain(words)
    expect(html).toContain('value="a&quot;da@example.com"')
    expect(html.includes('aria-invalid="true"')).toBe(atField)
    expect(html).not.toContain('<script>')
  })
})

describe('the second step', () => {
  it('tells the end in the day of its buyer, and has one button', async () => {
    const ticket = 'K'.repeat(40)
    const { html, text } = await step({ step: 'confirm', ticket, plans: [plan] })
    expect(text).toContain('It stays open until March 12, 2027.')
    expect(text).toContain('Nothing more is charged from now on.')
    expect(formsOf(html)).toEqual([
      { method: 'post', action: '/pay/unsubscribe/cancel', hidden: { ...PAGE, ticket } },
    ])
    expect(html.match(/<button/g)).toHaveLength(1)
  })

  it('tells of an unpaid period that it ends at once', async () => {
    const { text } = await step({ step: 'confirm', ticket: '', plans: [{ ...plan, endsNow: true }] })
    expect(text).toContain('It ends at once')
  })

  it('says nothing of any plan where that is not told', async () => {
    const { text, html } = await step({ step: 'confirm', ticket: 'K', plans: [] })
    expect(text).toContain('we no longer say here whether there is a plan')
    expect(html).not.toContain('<h2')
    expect(formsOf(html)).toHaveLength(1)
  })

  it('has the words of the law on its button in German and French', async () => {
    const wordsOf = async (locale: 'DE' | 'FR') =>
      (
        await render({
          locale,
          screen: createElement(LeavingStep, {
            place,
            given: { step: 'confirm', ticket: 'K', plans: [plan] },
          }),
        })
      ).text
    expect(await wordsOf('DE')).toContain('Jetzt kündigen')
    expect(await wordsOf('FR')).toContain('Notification de la résiliation')
  })
})

describe('the receipt', () => {
  it('says what, when, until when and where it was mailed, and takes it back', async () => {
    const { html, text } = await done({ plans: [receipt] })
    for (const words of ['Cancellation successful', '0123 4567 89AB', 'March 12, 2027', 'a…@example.com'])
      expect(text).toContain(words)
    expect(formsOf(html).map(({ action }) => action)).toEqual([
      '/pay/subscription/undo',
      '/pay/subscription/reason',
    ])
    for (const { hidden } of formsOf(html)) expect(hidden).toEqual({ ...PAGE, token: receipt.token })
    for (const reason of LEAVING_REASONS) expect(html).toContain(`value="${reason}"`)
  })

  it('of what somebody else cancelled takes nothing back, and asks nothing', async () => {
    const { html, text } = await done({ plans: [{ ...receipt, token: null }] })
    expect(text).toContain('Cancellation successful')
    expect(formsOf(html)).toEqual([])
  })

  it('asks why only once, and thanks', async () => {
    const { html, text } = await done({ plans: [{ ...receipt, mayTellWhy: false }] })
    expect(html).not.toContain('/pay/subscription/reason')
    expect(text).toContain('Thank you for telling us why.')
  })

  it('of what has ended has no way back', async () => {
    const { html, text } = await done({ plans: [{ ...receipt, state: 'ended' }] })
    expect(text).toContain('Your plan has ended.')
    expect(html).not.toContain('/pay/subscription/undo')
  })

  it('of what a bank stopped is open to its end, and has no way back', async () => {
    const { html, text } = await done({ plans: [{ ...receipt, state: 'stopped' }] })
    expect(text).toContain('stays open until March 12, 2027')
    expect(html).not.toContain('/pay/subscription/undo')
  })

  it.each([
    [END, 'The next charge is on March 12, 2027.'],
    [null, 'No charge is due.'],
  ])('of what was taken back says how it goes on: %s', async (renewsAt, words) => {
    const { html, text } = await done({ plans: [{ ...receipt, state: { renewsAt } }] })
    expect(text).toContain(words)
    expect(formsOf(html)).toEqual([])
  })

  it.each([
    ['nothing is told of a plan', { plans: [] }, 'If there was a plan, it is cancelled now'],
    ['the address is none', null, 'There is nothing to show here'],
  ])('says so where %s', async (_, told, words) => {
    expect((await done(told)).text).toContain(words)
  })

  it('says when a press did nothing', async () => {
    expect((await done({ plans: [receipt] }, true)).text).toContain('That did not work')
    expect((await done({ plans: [receipt] })).text).not.toContain('That did not work')
  })
})

describe('a withdrawal', () => {
  it('is declared by number and address, which stay after an error', async () => {
    const { html, text } = await step({
      step: 'withdraw',
      typed: { problem: 'contractUnknown', key: '0123', email: 'ada@example.com' },
    })
    expect(text).toContain('We find no paid order with this number and this address.')
    expect(html).toContain('value="0123"')
    expect(html).toContain('value="ada@example.com"')
    expect(formsOf(html)).toEqual([{ method: 'post', action: '/pay/unsubscribe/withdraw', hidden: PAGE }])
  })

  it.each(LOCALES)('is answered in %s whatever came of it', async (locale) => {
    for (const outcome of ['withdrawn', 'waived', 'over', 'none'] as const) {
      const told = {
        outcome,
        number: '0123456789AB',
        at: outcome === 'none' ? null : END,
        amount: outcome === 'withdrawn' ? { amount: 1999, currency: 'USD' } : null,
        mailedTo: 'a…@example.com',
      }
      const { text } = await render({ locale, screen: createElement(WithdrawalTold, { place, told }) })
      expect(text).toContain('0123 4567 89AB')
      expect(text.includes('19')).toBe(outcome === 'withdrawn')
      expect(text.includes('a…@example.com')).toBe(outcome === 'withdrawn')
    }
  })
})
