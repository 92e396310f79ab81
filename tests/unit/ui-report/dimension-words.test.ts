import { createTranslator } from 'next-intl'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { readMessages } from '@/i18n/messages'
import { DimensionsTab } from '@/ui/report/dimensions/dimensions-tab'
import type { Told } from '@/ui/report/score/score-facts'
import { render } from '../ui-checkout/render'

type Dimension = Told['dimensions']['list'][number]

const LEVELS = ['1', '2', '3', '4', '5'] as const

// In these languages every dimension is feminine, and a level masculine.
describe.each([
  ['FR', 'niveau', /mesuré|précis\b/i],
  ['ES', 'nivel', /medid[oa]|precis[oa]\b/i],
  ['PT', 'nível', /medid[oa]|precis[oa]\b/i],
] as [Locale, string, RegExp][])('%s', (locale, noun, participle) => {
  it.each(LEVELS)('level %s stands beside a dimension as a level, and agrees with that', async (level) => {
    const { report, name } = await wordsOf(locale)
    const levelName = report('dimension.levelOf', { level: report(`dimension.level.${level}`) })
    const { html, text } = await shown({ locale, name, levelName, level: Number(level) })
    const said = `${noun} ${report(`dimension.level.${level}`)}`
    expect(html).toMatch(new RegExp(`${name}</h3><p[^>]*>${said}</p>`))
    expect(html).toMatch(new RegExp(`<th scope="row">${name}</th><td>${said}</td>`))
    expect(html).toMatch(new RegExp(`aria-label="${name}\\S? ?[:,] ${said}\\. `))
    expect(text).not.toContain(`${noun} ${noun}`)
  })

  it.each(['not_precise', 'not_measured'] as const)(
    'a dimension that is %s is so without a participle',
    async (note) => {
      const { report, name } = await wordsOf(locale)
      const { html } = await shown({ locale, name, levelName: report(`dimension.${note}`), level: null })
      const beside = new RegExp(`${name}</h3><p[^>]*>([^<]+)</p>`).exec(html)?.[1]
      expect(beside).toBe(report(`dimension.${note}`))
      expect(beside).not.toMatch(participle)
      expect(html).not.toContain('role="img"')
    },
  )
})

const wordsOf = async (locale: Locale) => {
  const messages = await readMessages(locale)
  const translate = createTranslator({ locale: tagOf(locale), messages }) as unknown as (
    key: string,
    values?: Record<string, string>,
  ) => string
  const report = (key: string, values?: Record<string, string>) => translate(`report.${key}`, values)
  return { report, name: report('dimension.names.speed') }
}

type Shown = Pick<Dimension, 'name' | 'levelName' | 'level'> & { locale: Locale }

const shown = async ({ locale, level, ...named }: Shown) => {
  const measured = level === null ? { z: null, se: null } : { z: level - 3, se: 0.4 }
  const dimension: Dimension = { id: 'speed', about: '', said: [], level, ...measured, ...named }
  const told = { title: '', intro: '', list: [dimension] }
  const { html, text } = await render({ locale, screen: createElement(DimensionsTab, { told }) })
  return { html: html.replace(/[\u00a0\u202f]/g, ' '), text }
}
