import { createElement, type ReactNode } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import { describe, expect, it } from 'vitest'
import type { CallData } from '@/domain/api/calls'
import { LOCALES } from '@/domain/locale/locales'
import { KeepLine } from '@/ui/report/care/keep-line'
import { LockedParts } from '@/ui/report/locked-parts'
import { render } from '../ui-checkout/render'

const place = { code: 'main', examId: 1 }

type Known = [key: string | unknown[], data: unknown][]

/** A piece of a screen as it stands once these calls are answered. */
const answered = (known: Known, screen: ReactNode) => {
  const fallback = Object.fromEntries(known.map(([key, data]) => [unstable_serialize(key), data]))
  const setting = { value: { fallback }, children: null }
  return createElement(SWRConfig, setting, screen)
}

type Sku = CallData<'sku.list'>['items'][number]

const sku = (
  name: string,
  {
    amount,
    parts,
    owned = false,
  }: { amount: number; parts: Sku['parts'][number]['part'][]; owned?: boolean },
): Sku => ({
  skuId: name,
  tier: 'sku1',
  name,
  description: null,
  parts: parts.map((part) => ({ part, name: part, content: '', logo: null })),
  price: { amount, currency: 'USD' },
  mostPopular: false,
  owned,
  upgrade: null,
})

const ITEMS = [
  sku('Score', { amount: 699, parts: ['iq_score'], owned: true }),
  sku('Answers', { amount: 999, parts: ['iq_score', 'wrong_answers'] }),
  sku('Complete', { amount: 1499, parts: ['iq_score', 'wrong_answers', 'eq_test'] }),
]

const OFFER: Known = [
  [['app.view', 'EN'], { country: 'US' }],
  [['order.countries', 'EN'], [{ code: 'US', name: 'United States' }]],
  [['sku.list', 'main-1', 'US', 'EN'], { items: ITEMS }],
]

// Less than the list price: what is theirs was taken off.
const PRICES: Known = [
  [
    ['sku.info', 'parts', 'main-1', 'US', 'EN', 'Answers,Complete'],
    new Map([
      ['Answers', { currency: 'USD', total: 300 }],
      ['Complete', { currency: 'USD', total: 800 }],
    ]),
  ],
]

const locked = (known: Known) =>
  render({
    screen: answered(known, createElement(LockedParts, { place, parts: ['wrong_answers', 'eq_test'] })),
  })

describe('what is locked', () => {
  it('has the cheapest tier that holds it, and what that costs this buyer', async () => {
    const { text, messages } = await locked([...OFFER, ...PRICES])
    expect(text).toContain('In “Answers”: + $3.00')
    expect(text).toContain('In “Complete”: + $8.00')
    expect(text).not.toContain(messages.report.locked.badge)
  })

  it.each([
    ['before anything is known', []],
    ['while prices are asked for, or when they do not come', OFFER],
  ] as [string, Known][])('has no price %s', async (_, known) => {
    const { text, messages } = await locked(known)
    expect(text).not.toContain('$')
    expect(text).toContain(messages.report.locked.part.eq_test)
    expect(text).toContain(messages.report.locked.badge)
  })
})

describe.each(LOCALES)('in %s, how long a report is kept', (locale) => {
  const kept = (known: Known) =>
    render({ locale, screen: answered(known, createElement(KeepLine, { place })) })

  it('is said with the way into the account that a purchase brings, where nobody is signed in', async () => {
    const { html } = await kept([['user.get', { user: null }]])
    expect(html).toMatch(/href="\/user\/login\/main-1\?to=results/)
    expect(html).not.toContain('/user/register/')
    expect(html).toContain('12')
  })

  it('is said without it to whoever has one, and not before that is known', async () => {
    const { html, messages } = await kept([['user.get', { user: { email: 'ada@example.test' } }]])
    expect(html).toContain(messages.report.care.keepAccount)
    expect(html).not.toContain('href')
    expect((await kept([])).text).not.toContain(messages.report.care.keepAccount)
  })
})
