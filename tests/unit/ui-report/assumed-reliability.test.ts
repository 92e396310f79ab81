import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { readMessages } from '@/i18n/messages'
import { health, MIDDLING, SAFE } from './map-profiles'
import { plain, reportOf } from './map-shown'
import { mapToldOf, profileFor } from './map-told'
import { shown } from './questionnaire-shown'
import { toldOf } from './questionnaire-told'

/** How certainty of 95 % is said of a score whose error is our own; never of these. */
const CERTAIN: Readonly<Record<Locale, RegExp>> = {
  EN: /95\s?% certainty/,
  DE: /95-prozentiger Sicherheit/,
  FR: /95\s?% de certitude/,
  ES: /95\s?% de certeza/,
  PT: /95\s?% de certeza/,
  JA: /95%の確かさ/,
  KR: /95% 확률/,
  CN: /95%的把握/,
  HK: /95%的把握/,
}

/** Blocks of figures that each report has. */
const BLOCKS = [
  ['types16', 3],
  ['eq', 2],
  ['left_right', 1],
  ['depression', 2],
  ['psychology', 1],
] as const

describe.each(LOCALES)('in %s, that figures of a questionnaire rest on assumed reliability', (locale) => {
  const timesSaid = async (text: string): Promise<number> => {
    const { questionnaireReport } = await readMessages(locale)
    return plain(text).split(plain(questionnaireReport.assumed)).length - 1
  }

  it.each(BLOCKS)('%s says once in each of its %i blocks, and no certainty', async (kind, blocks) => {
    const { report } = toldOf({ kind, locale, leaning: () => 0.6 })
    const { text, html } = await shown(locale, report)
    expect(await timesSaid(text)).toBe(blocks)
    expect(html).not.toMatch(CERTAIN[locale])
  })

  it('a map says beside its traits, its quadrant and its part about health', async () => {
    const profile = profileFor({ quadrant: 'secure' }, health(MIDDLING, SAFE))
    const { text, html } = await reportOf(mapToldOf({ profile, locale }).report, locale)
    expect(await timesSaid(text)).toBe(3)
    expect(html).not.toMatch(CERTAIN[locale])
  })
})
