import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { BAND_IDS } from '@/domain/measurement/norms'
import { readMessages } from '@/i18n/messages'

/** How each language names what the old tables call the highest class, and what its plain names are measured by. */
const WORDS: Readonly<Record<Locale, { historical: RegExp; average: RegExp }>> = {
  EN: { historical: /genius|superior|borderline|dullness/i, average: /average/i },
  DE: { historical: /Genie|Grenzbereich/, average: /durchschnittlich/i },
  FR: { historical: /génie|supérieur|limite$/i, average: /moyenne/ },
  ES: { historical: /genio|superior|límite/i, average: /media/ },
  PT: { historical: /génio|superior|limite/i, average: /média/ },
  JA: { historical: /天才|優秀|境界/, average: /平均/ },
  KR: { historical: /천재|우수|경계/, average: /평균/ },
  CN: { historical: /天才|优秀|临界/, average: /平均/ },
  HK: { historical: /天才|優秀|臨界/, average: /平均/ },
}

describe('the ranges of the IQ report', () => {
  it.each(LOCALES)('are named plainly in %s, each by another name', async (locale) => {
    const { report, iqReport } = await readMessages(locale)
    const { historical, average } = WORDS[locale]
    const names = BAND_IDS.map((id) => report.band[id].replaceAll('\u00ad', ''))
    expect(new Set(names).size).toBe(BAND_IDS.length)
    for (const name of names) {
      expect(name).toMatch(average)
      expect(name).not.toMatch(historical)
    }
    for (const id of BAND_IDS) expect(iqReport.score.band[id]).not.toMatch(historical)
  })

  it.each(LOCALES)('have their historical names in %s in the fold about method', async (locale) => {
    const { iqReport } = await readMessages(locale)
    expect(iqReport.about.names).toMatch(WORDS[locale].historical)
  })
})
