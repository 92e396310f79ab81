import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import type { PdfBlock } from '@/gateways/pdf/pdf-document'
import { renderDocument } from '@/gateways/pdf/render-document'
import { iqBlocks } from '@/services/reports/file/iq-blocks'
import { mapBlocks, mapHealthBlocks } from '@/services/reports/file/map-blocks'
import { questionnaireBlocks } from '@/services/reports/file/questionnaire-blocks'
import { sampleTold } from '../report/sample-told'
import { all, health as healthOf, MIDDLING, SAFE } from '../ui-report/map-profiles'
import { mapToldOf, profileFor } from '../ui-report/map-told'
import { toldOf } from '../ui-report/questionnaire-told'

const EDGE = 'EDGE'
const HEAD = ['Measure', 'Value'] as const

/** What a reader's program finds in a report that was drawn. */
const printed = async (locale: Locale, blocks: readonly PdfBlock[]): Promise<string> => {
  const { bytes } = await renderDocument({
    locale,
    title: 'Report',
    above: 'Plumbline',
    header: EDGE,
    footer: EDGE,
    blocks,
    sources: { title: 'Sources', items: [] },
  })
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      // What stands at the edges of every page would part sentences that go on.
      return items.map((item) => ('str' in item && item.str !== EDGE ? item.str : '')).join('')
    }),
  )
  await pdf.loadingTask.destroy()
  return plain(pages.join(''))
}

const plain = (text: string): string => text.normalize('NFC').replace(/[\s\u00a0\u202f]+|\p{Cf}/gu, '')

/** Every sentence of a view that is long enough to be one, but for what only drawings say to those who do not see them. */
const sentencesOf = (view: unknown, skip: readonly string[]): string[] => {
  if (typeof view === 'string') return view.length > 25 ? [view] : []
  if (typeof view !== 'object' || view === null) return []
  return Object.entries(view).flatMap(([name, value]) =>
    skip.includes(name) ? [] : sentencesOf(value, skip),
  )
}

const lacking = (text: string, sentences: readonly string[]) =>
  sentences.filter((sentence) => !text.includes(plain(sentence)))

describe('the file of a report says what its view says', () => {
  it.each(LOCALES)('of the IQ test, drawn in %s', async (locale) => {
    const told = sampleTold()
    const heads = {
      classes: ['Class', 'IQ', 'People', 'Chance'],
      countries: ['Rank', 'Country', 'Mean', 'Takers'],
      puzzles: ['Puzzle', 'Of 100', 'Outcome', 'Seconds'],
      outcomes: { right: 'Solved', wrong: 'Missed', open: 'Open', late: 'Late' },
    } as const
    const text = await printed(locale, iqBlocks(told, heads))
    expect(lacking(text, sentencesOf(told, ['drawing', 'table']))).toEqual([])
  })

  it.each(LOCALES)('of the EQ and the 16 types in %s', async (locale) => {
    for (const kind of ['eq', 'types16', 'left_right'] as const) {
      const { score } = toldOf({ kind, locale, leaning: () => 0.6 }).report
      const text = await printed(locale, questionnaireBlocks(score!, HEAD))
      expect([kind, lacking(text, sentencesOf(score, ['drawing', 'sources', 'short']))]).toEqual([kind, []])
    }
  })

  it.each(LOCALES)('of the map in %s', async (locale) => {
    const { score } = mapToldOf({
      profile: profileFor({ ...all('high'), quadrant: 'secure' }),
      locale,
    }).report
    const titles = { keywords: 'K', interpretations: 'I', recommendations: 'R', caution: null }
    const text = await printed(locale, mapBlocks(score, titles, HEAD))
    const told = { ...score, quadrant: { ...score.quadrant, cells: [], lines: [], axes: [] }, motive: null }
    expect(
      lacking(text, sentencesOf(told, ['drawing', 'sources', 'near', 'noInterpretation', 'interpretations'])),
    ).toEqual([])
  })
})

describe('the part about health of a map', () => {
  it('says that reliability is assumed only beside figures', () => {
    const { health } = mapToldOf({ profile: profileFor({}, healthOf(MIDDLING, SAFE)), locale: 'EN' }).report
    if (!health?.index || health.scales.length === 0) throw new Error('There are no figures.')
    const says = (change: Partial<typeof health>): boolean =>
      JSON.stringify(mapHealthBlocks({ ...health, ...change }, HEAD)).includes(health.assumed)
    expect(says({})).toBe(true)
    expect(says({ index: null })).toBe(true)
    expect(says({ scales: [] })).toBe(true)
    expect(says({ index: null, scales: [] })).toBe(false)
  })
})
