import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { proseOf } from '@/ui/report/care/reading-time'
import { IqReport } from '@/ui/report/iq-report'
import type { Report } from '@/ui/report/score/score-facts'
import { render } from '../ui-checkout/render'
import { sampleReport, sampleTold } from './sample-told'

const place = { code: 'main', examId: 1 }

const shown = async (report: Report, locale: (typeof LOCALES)[number] = 'EN') => {
  const { html, text, messages } = await render({
    locale,
    screen: createElement(IqReport, { place, report }),
  })
  return { html: html.replaceAll('&#x27;', "'"), text, words: messages.report }
}

describe('the report of the IQ test', () => {
  it('says every sentence once, in four tabs', async () => {
    const { html, text } = await shown(sampleReport())
    expect(html.match(/role="tab"/g)).toHaveLength(4)
    const said = proseOf(sampleTold())
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter((sentence) => text.split(sentence).length !== 2)).toEqual([])
  })

  it('begins with the score and its sentence, then the person', async () => {
    const { text } = await shown(sampleReport())
    const { opening, score } = sampleTold()
    expect(text.indexOf(score.interval!)).toBeLessThan(text.indexOf(opening.paragraphs[0]!))
  })

  it('has a name for every drawing', async () => {
    const drawings = (await shown(sampleReport())).html.match(/<svg[^>]*>/g) ?? []
    expect(drawings.length).toBeGreaterThan(4)
    expect(
      drawings.filter((tag) => !/role="img" aria-label="[^"]{10,}"|aria-hidden="true"/.test(tag)),
    ).toEqual([])
  })

  it('prints no number and no point where none is told', async () => {
    const told = sampleTold()
    const nothing = { iq: null, interval: null, point: null, band: null, drawing: null, bands: [] }
    const ends: [null, null] = [null, null]
    const score = { ...told.score, ...nothing, ends, headline: 'Could not be measured this time' }
    const { html, text } = await shown(
      sampleReport({ told: { ...told, score, rank: null, dimensions: null } }),
    )
    expect(text).toContain('Could not be measured this time')
    expect(html.match(/role="tab"/g)).toHaveLength(3)
    expect(html).not.toContain(told.score.drawing)
    expect(text).not.toContain('You: 112')
    expect(text).not.toContain('Average (yours)')
    expect((await shown(sampleReport())).text).toContain('Average (yours)')
  })

  it('shows the countries that are told, and says which one is the own', async () => {
    const { text } = await shown(sampleReport())
    const names = text.match(/Land \d+( \(yours\))?/g)
    expect(names).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `Land ${index + 1}`),
      'Land 12 (yours)',
    ])
  })

  it('says why there is no group yet, without a table', async () => {
    const told = sampleTold()
    const takers = { ...told.rank!.takers, all: null, country: null, countries: [] }
    const { text } = await shown(sampleReport({ told: { ...told, rank: { ...told.rank!, takers } } }))
    expect(text).toContain(takers.note)
    expect(text).not.toContain('This ranks our takers')
    expect(text).not.toContain('Mean IQ')
  })

  it('has no tab of puzzles without them, and the way to the answers all the same', async () => {
    const { html, words } = await shown(sampleReport({ told: { ...sampleTold(), puzzles: null } }))
    expect(html.match(/role="tab"/g)).toHaveLength(3)
    expect(html).toContain(words.result.wrongOpen)
    const without = await shown(sampleReport({ openParts: ['iq_score'] }))
    expect(without.html).not.toContain(words.result.wrongOpen)
  })

  it('holds nothing of a score that is not open', async () => {
    const { html, words } = await shown(
      sampleReport({ told: null, openParts: [], lockedParts: ['iq_score'] }),
    )
    expect(html).toContain(words.result.scoreLocked)
    expect(html).toContain(words.locked.part.iq_score)
    expect(html).toContain(words.locked.badge)
    expect(html).not.toContain('role="tab"')
  })
})

describe('the map of puzzles', () => {
  it('tells shapes apart without colour, and says the same in a table', async () => {
    const { html, text } = await shown(sampleReport())
    const map = /<svg[^>]*aria-label="Map of 8[^"]*"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? ''
    expect(map).toContain('5 solved, 1 missed, 2 left open or late')
    expect(map.match(/class="[^"]*solved[^"]*"/g)).toHaveLength(5)
    expect(map.match(/class="[^"]*missed[^"]*"/g)).toHaveLength(1)
    expect(map.match(/class="[^"]*open[^"]*"/g)).toHaveLength(2)
    expect(map).toContain('hardest one solved')
    expect(text).toContain('7 solved 24 23')
    expect(text).toContain('6 left open 35 –')
  })
})

describe.each(LOCALES)('in %s', (locale) => {
  const gift = { examKind: 'types16' as const, examId: 2, title: 'Sixteen types', used: false }

  it('a gift leads to its test, and once it was taken to the reports', async () => {
    const { html, words } = await shown(sampleReport({ gift }), locale)
    expect(html).toContain('Sixteen types')
    expect(html).toContain(words.gift.start)
    expect(html).toContain(pathTo({ route: 'instructions', code: 'main', examId: 2 }))
    const used = await shown(sampleReport({ gift: { ...gift, used: true } }), locale)
    expect(used.html).toContain(words.gift.reports)
    expect(used.html).toContain(pathTo({ route: 'results', ...place }))
    expect(used.html).not.toContain(words.gift.start)
  })

  it('every label of the tabs is there', async () => {
    const { text } = await shown(sampleReport(), locale)
    expect(text).not.toMatch(/report\.\w|MISSING/)
  })
})
