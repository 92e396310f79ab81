import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { agoText } from '@/ui/browser/ago-text'
import { Ago } from '@/ui/primitives/ago'
import { render } from '../ui-checkout/render'

const at = '2026-03-02T12:00:00.000Z'
const exact = 'Mar 2, 2026'
const after = (days: number) => ({ now: new Date(Date.parse(at) + days * 86_400_000), localeTag: 'en' })

describe('how long ago something was', () => {
  it.each([
    ['three days', { at, exact }, 3, '3 days ago'],
    ['this moment, where that has words', { at, exact, justNow: 'just now' }, 0, 'just now'],
    ['this moment, where it has none', { at, exact }, 0, exact],
    ['an hour, where days are known', { at, exact, finest: 'day' }, 1 / 24, exact],
    ['a day, where days are known', { at, exact, finest: 'day' }, 1, '1 day ago'],
    ['six days, where weeks are known', { at, exact, finest: 'week' }, 6, exact],
    ['ten days, where weeks are known', { at, exact, finest: 'week' }, 10, '1 week ago'],
  ] as const)('is told after %s', (_, moment, days, words) => {
    expect(agoText(moment, after(days))).toBe(words)
  })

  it('is its date in the HTML, which is older than its reader', async () => {
    const { html } = await render({ screen: createElement(Ago, { at, exact }) })
    expect(html).toBe(`<time dateTime="${at}">${exact}</time>`)
  })
})
