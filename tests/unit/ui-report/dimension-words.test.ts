import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/locale/locales'
import type { Dimension } from '@/domain/measurement/dimensions/dimensions'
import { sayDimensions } from '@/services/reports/view/say-dimensions'
import { DimensionsTab } from '@/ui/report/dimensions/dimensions-tab'
import { render } from '../ui-checkout/render'
import { wordsOfReports } from './report-words'

const WORDS = await wordsOfReports()
const LEVELS = [1, 2, 3, 4, 5] as const

// In these languages every dimension is feminine, and a level masculine.
describe.each([
  ['FR', 'niveau', /mesuré|précis\b/i],
  ['ES', 'nivel', /medid[oa]|precis[oa]\b/i],
  ['PT', 'nível', /medid[oa]|precis[oa]\b/i],
] as [Locale, string, RegExp][])('%s', (locale, noun, participle) => {
  const { t } = WORDS[locale]
  const name = t('dimensions.names.memory')

  it.each(LEVELS)('level %s stands beside a dimension as a level, and agrees with that', async (level) => {
    const { html, text } = await shown(locale, { level, z: level - 3, se: 0.4 })
    const said = `${noun} ${t(`dimensions.level.${level}`)}`
    expect(html).toMatch(new RegExp(`${name}</h3><p[^>]*>${said}</p>`))
    expect(html).toMatch(new RegExp(`<th scope="row">${name}</th><td>${said}</td>`))
    expect(html).toMatch(new RegExp(`aria-label="${name}\\S? ?[:,] ${said}\\. `))
    expect(text).not.toContain(`${noun} ${noun}`)
  })

  it.each(['not_precise', 'not_measured'] as const)(
    'a dimension that is %s is named once at the end, without a participle',
    async (note) => {
      const { html, text } = await shown(locale, { level: null, z: null, se: null, note })
      expect(html).not.toContain(`${name}</h3>`)
      expect(text).toContain(name)
      expect(text).not.toMatch(participle)
      expect(html).not.toContain('role="img"')
    },
  )
})

const shown = async (locale: Locale, found: Pick<Dimension, 'level' | 'z' | 'se' | 'note'>) => {
  const dimension: Dimension = { id: 'memory', range: [-1, 1], ...found }
  const told = sayDimensions(WORDS[locale], {
    dimensions: [dimension],
    way: null,
    lateDrop: null,
    reaction: null,
  })
  const { html, text } = await render({ locale, screen: createElement(DimensionsTab, { told }) })
  return { html: html.replace(/[\u00a0\u202f]/g, ' '), text }
}
