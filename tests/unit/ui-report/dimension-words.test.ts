import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/locale/locales'
import { DimensionsTab } from '@/ui/report/dimensions/dimensions-tab'
import type { Score } from '@/ui/report/score/score-facts'
import { render } from '../ui-checkout/render'

type Dimension = Score['dimensions'][number]

const at = (id: Dimension['id'], level: Dimension['level']): Dimension => ({
  id,
  level,
  z: (level ?? 3) - 3,
  se: 0.4,
  range: [-1, 1],
})

const without = (note: Dimension['note']): Dimension => ({
  id: 'memory',
  level: null,
  z: null,
  se: null,
  range: [-1, 1],
  ...(note && { note }),
})
const LEVELS = ['1', '2', '3', '4', '5'] as const
const scoreOf = (dimensions: Dimension[]) => ({ dimensions, lateDrop: null, reaction: null })

// In these languages every dimension is feminine, and a level masculine.
describe.each([
  ['FR', 'niveau', /mesuré|précis\b/i],
  ['ES', 'nivel', /medid[oa]|precis[oa]\b/i],
  ['PT', 'nível', /medid[oa]|precis[oa]\b/i],
] as [Locale, string, RegExp][])('%s', (locale, noun, participle) => {
  it.each(LEVELS)('level %s stands beside a dimension as a level, and agrees with that', async (level) => {
    const dimension = at('speed', Number(level) as Dimension['level'])
    const { html, text, words } = await shown(locale, [dimension])
    const { names, level: levels } = words.dimension
    const said = `${noun} ${levels[level]}`
    expect(html).toMatch(new RegExp(`${names.speed}</h2><p[^>]*>${said}</p>`))
    expect(html).toMatch(new RegExp(`<th scope="row">${names.speed}</th><td>${said}</td>`))
    expect(html).toMatch(new RegExp(`aria-label="${names.speed}\\S? ?[:,] ${said}\\. `))
    expect(text).not.toContain(`${noun} ${noun}`)
  })

  it.each(['not_precise', 'not_measured'] as const)(
    'a dimension that is %s is so without a participle',
    async (note) => {
      const { html, words } = await shown(locale, [without(note)])
      const beside = new RegExp(`${words.dimension.names.memory}</h2><p[^>]*>([^<]+)</p>`).exec(html)?.[1]
      expect(beside).toBe(words.dimension[note])
      expect(beside).not.toMatch(participle)
    },
  )
})

const shown = async (locale: Locale, dimensions: Dimension[]) => {
  const screen = createElement(DimensionsTab, { score: scoreOf(dimensions) })
  const { html, text, messages } = await render({ locale, screen })
  return { html: html.replace(/[\u00a0\u202f]/g, ' '), text, words: messages.report }
}
