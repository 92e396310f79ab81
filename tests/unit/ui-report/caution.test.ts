import { createElement } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import { describe, expect, it } from 'vitest'
import type { CallData } from '@/domain/api/calls'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { Offered } from '@/ui/checkout/tiers/offered'
import { CAUTION_WORDS } from '@/ui/report/teaser/caution-words'
import type { SittingView } from '@/ui/sitting/sitting-view'
import { render } from '../ui-checkout/render'
import { all, health, UNWELL } from './map-profiles'
import { plain, teaserOf } from './map-shown'
import { mapToldOf, profileFor } from './map-told'
import { shownFree } from './questionnaire-shown'
import { toldOf } from './questionnaire-told'

type Free = CallData<'order.free'>

const ORDER = '0123456789AB'

const SOLD = 'The tiers stand here.'

/** What the pages with the tiers say of this free result above them, with the words that they send for it. */
const aboveTiers = async (locale: Locale, free: Free, openParts: SittingView['openParts'] = []) => {
  const fallback = { [unstable_serialize(['order.free', ORDER, locale])]: free }
  const setting = { value: { fallback }, children: null }
  const sitting = { sittingNumber: ORDER, examKind: free.examKind, help: null, openParts }
  const sold = { sitting, children: SOLD }
  const offered = createElement(Offered, sold)
  const screen = createElement(SWRConfig, setting, offered)
  const { text, messages } = await render({ locale, screen, of: CAUTION_WORDS })
  expect(text.trim().endsWith(SOLD)).toBe(true)
  return { text: plain(text).replace(SOLD, ''), messages }
}

const types = (locale: Locale, caution: boolean) => ({
  ...toldOf({ kind: 'types16', locale, leaning: () => 0.75 }).free,
  caution,
})

describe.each(LOCALES)('a caution in %s', (locale) => {
  it('stands on the free result and above the tiers, with the way to take the test again', async () => {
    const { text, messages } = await aboveTiers(locale, types(locale, true))
    const { report, teaser } = messages.questionnaire
    for (const said of [report.caution, teaser.again].map(plain)) {
      expect(text).toContain(said)
      expect((await shownFree(locale, { free: types(locale, true) })).text).toContain(said)
    }
    expect((await aboveTiers(locale, types(locale, false))).text.trim()).toBe('')
    expect((await shownFree(locale, { free: types(locale, false) })).text).not.toContain(
      plain(report.caution),
    )
  })

  it('of an IQ test is said in its own words above the tiers, and not where nothing was measured', async () => {
    const iq: Extract<Free, { examKind: 'iq' }> = {
      examKind: 'iq',
      orderNumber: ORDER,
      answered: 30,
      total: 30,
      timing: 'standard',
      eraseAt: null,
      caution: true,
      hurried: true,
      band: 'normal',
      bandRange: [85, 114],
      belowRange: false,
    }
    const { text, messages } = await aboveTiers(locale, iq)
    const { hurried, caution } = messages.report.result
    expect(text).toContain(plain(hurried))
    expect((await aboveTiers(locale, { ...iq, hurried: false })).text).toContain(plain(caution))
    const unmeasured = { ...iq, band: null, belowRange: true }
    expect((await aboveTiers(locale, unmeasured)).text.trim()).toBe('')
  })
})

describe('a caution on a free result', () => {
  const words = 'Some answers came very fast'
  const again = 'you can take the test again, free'

  it('asks nobody above the tiers either who has paid for a smaller one', async () => {
    expect((await aboveTiers('EN', types('EN', true))).text).toContain(again)
    const { text } = await aboveTiers('EN', types('EN', true), ['type_report'])
    expect(text).toContain(words)
    expect(text).not.toContain(again)
  })

  it.each(['answer', 'sums'] as const)('and what is sold give way to help for %s', async (help) => {
    const sitting = { sittingNumber: ORDER, examKind: 'psychology' as const, help, openParts: [] }
    const sold = { sitting, children: SOLD }
    const screen = createElement(Offered, sold)
    const { text, messages } = await render({ screen, of: ['health.help'] })
    expect(text).toContain(messages.health.help.title)
    expect(text).not.toContain(SOLD)
  })

  it('asks nobody to take the test again who has paid', async () => {
    const { text } = await shownFree('EN', { free: types('EN', true), openParts: ['type_report'] })
    expect(text).toContain(words)
    expect(text).not.toContain(again)
  })

  it('of general psychology stands behind help, and speaks of no purchase beside it', async () => {
    const { free } = toldOf({ kind: 'psychology', locale: 'EN', leaning: () => 0 })
    const { text } = await shownFree('EN', { free: { ...free, caution: true } })
    expect(text).toContain(words)
    expect(text).not.toContain(again)
    const calm = toldOf({ kind: 'psychology', locale: 'EN', leaning: () => 1 }).free
    expect((await shownFree('EN', { free: { ...calm, caution: true } })).text).toContain(again)
  })

  it('of a map stands above its keywords', async () => {
    const { free } = mapToldOf({ profile: profileFor(all('low')), locale: 'EN' })
    const { text } = await teaserOf({ ...free, caution: true })
    expect(text).toContain(again)
    expect(text.indexOf(words)).toBeLessThan(text.indexOf(plain(free.keywords[0]!)))
    const unwell = mapToldOf({ profile: profileFor(all('low'), health(UNWELL)), locale: 'EN' }).free
    const urgent = (await teaserOf({ ...unwell, caution: true })).text
    expect(urgent).toContain(words)
    expect(urgent).not.toContain(again)
  })
})
