import { createElement, type ReactNode } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { HelpNow } from '@/ui/health/help-now'
import { HelpPanel } from '@/ui/health/help-panel'
import type { HelpCountry } from '@/ui/health/use-help-lines'
import { render } from '../ui-checkout/render'

const line = {
  name: 'The Listeners',
  number: '0800 12 34',
  hours: '24/7',
  page: 'https://listeners.example/',
  cost: 'free',
  sms: '1234',
  whatsapp: null,
  chat: null,
} as const

const withLines = { emergency: '119', lines: [line] }
const numberOnly = { emergency: '119', lines: [] }
const neither = { emergency: null, lines: [] }

type Told = Pick<HelpCountry, 'emergency' | 'lines'>

/** As the browser shows it once the call has said where its reader is. */
const shown = (locale: Locale, told: Told | null, screen: ReactNode) => {
  const data = told && { here: 'JP', countries: [{ code: 'JP', name: 'Here', ...told }] }
  const fallback = data ? { [unstable_serialize(['help.lines', locale])]: data } : {}
  return render({
    locale,
    screen: createElement(SWRConfig, { value: { fallback, provider: () => new Map() } }, screen),
  })
}

const panel = createElement(HelpPanel, { kind: 'depression', why: 'answer' })

describe.each(LOCALES)('help in %s', (locale) => {
  it('speaks of lines where it has some, each to be tapped', async () => {
    const { html, text, messages } = await shown(locale, withLines, panel)
    expect(text).toContain(messages.health.help.listen)
    expect(text).toContain(messages.health.help.lines)
    expect(html).toContain('href="tel:08001234"')
    expect(html).toContain('href="sms:1234"')
    expect(html).toContain('href="tel:119"')
  })

  it.each([
    ['there is only an emergency number', numberOnly],
    ['there is neither', neither],
    ['nothing is known yet', null],
  ] as const)('promises no line where %s', async (_, told) => {
    const { text, messages } = await shown(locale, told, panel)
    expect(text).not.toContain(messages.health.help.listen)
    expect(text).not.toContain(messages.health.help.lines)
    expect(text).toContain(messages.health.help.find)
  })

  it('names no number where none is known', async () => {
    const { html } = await shown(locale, neither, panel)
    expect(html).not.toContain('href="tel:')
    expect(html).not.toMatch(/none|emergency, select/)
    expect(html).toContain('href="https://findahelpline.com/"')
  })

  it('stands beside a test with the lines of the country, or with its number', async () => {
    const now = createElement(HelpNow)
    const lines = await shown(locale, withLines, now)
    expect(lines.html).toContain('href="tel:08001234"')
    const number = await shown(locale, numberOnly, now)
    expect(number.html).toContain('href="tel:119"')
    expect(number.html).toContain('href="https://findahelpline.com/"')
    const unknown = await shown(locale, null, now)
    expect(unknown.html).not.toContain('href="tel:')
  })
})
