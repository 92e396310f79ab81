import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale, tagOf } from '@/domain/locale/locales'
import { PAGES_OF_IQ_FILE } from '@/domain/reports/has-file'
import { bindBook } from '@/gateways/pdf/bind-book'
import { readFaces } from '@/gateways/pdf/faces'
import { renderDocument, textOf } from '@/gateways/pdf/render-document'
import { printable } from '@/gateways/pdf/set-text'
import { fileWords } from '@/services/reports/file/file-words'
import { iqBook } from '@/services/reports/file/iq-book'
import { IQ_NOBODY, iqParts, TIERS } from './iq-parts'

type Wanted = Parameters<typeof iqParts>[0]

const bookOf = async (wanted: Wanted) => iqBook(await fileWords(wanted.locale), await iqParts(wanted))

const boundOf = async (wanted: Wanted) => {
  const book = await bookOf(wanted)
  const { faceOf, missing } = await readFaces({ locale: wanted.locale, text: printable(textOf(book)) })
  return { book, missing, ...bindBook(book, { faceOf }) }
}

/** The lowest line of a page that is no line of its edges, in points from the top. */
const lowest = (page: Awaited<ReturnType<typeof boundOf>>['pages'][number]): number =>
  Math.max(0, ...page.lines.slice(1, -1).map(({ top, size }) => top + size))

/** Few solved, most, and all. */
const RIGHT = { sku1: 30, sku2: 12, sku3: 20, sku4: 12 } as const

describe.each(LOCALES)('the file of an IQ report in %s', (locale) => {
  it.each(TIERS)('has 21 pages in %s, none empty and none overfull', async (tier) => {
    const { pages, missing } = await boundOf({ locale, tier, right: RIGHT[tier] })
    expect(pages).toHaveLength(PAGES_OF_IQ_FILE)
    expect(missing).toEqual([])
    for (const page of pages) {
      expect(page.lines.length + page.figures.length).toBeGreaterThan(2)
      expect(lowest(page)).toBeLessThan(770)
    }
  })

  it('leaves out nothing of what is told of the result', async () => {
    const { cut } = await boundOf({ locale, tier: 'sku1', right: 20 })
    expect(cut).toEqual([])
    const whole = await boundOf({ locale, tier: 'sku4', right: 20 })
    const guide = (await fileWords(locale)).report('locked.part.brain_guide')
    expect(whole.cut.filter((title) => title !== guide)).toEqual([])
  })
})

describe('what fills a file up', () => {
  const filled = async (wanted: Wanted) => (await boundOf(wanted)).filled

  it('is replaced by what a higher tier holds', async () => {
    const [small, middle, large] = await Promise.all(
      (['sku1', 'sku2', 'sku4'] as const).map((tier) => filled({ locale: 'EN', tier, right: 20 })),
    )
    expect(small).toBeGreaterThan(middle ?? 0)
    expect(middle).toBeGreaterThan(large ?? 0)
  })

  it('is enough where nothing but a score is open and nobody else took the test', async () => {
    const alone = { locale: 'CN', tier: 'sku1', right: 30, ranked: false, takers: IQ_NOBODY } as const
    expect((await boundOf(alone)).pages).toHaveLength(PAGES_OF_IQ_FILE)
  })

  it('holds no puzzle twice, and of each its solution', async () => {
    const { fillers } = await bookOf({ locale: 'EN', tier: 'sku1' })
    const drawings = fillers.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'drawing'))
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(fillers.length - 1)
    expect(JSON.stringify(fillers)).not.toMatch(/reportFile\.|explain\.|undefined|NaN/)
  })

  it('shortens answers and guide, and says where the rest is, before anything else', async () => {
    const { book, cut, pages } = await boundOf({ locale: 'FR', tier: 'sku4', right: 12 })
    const short = book.sections.find(({ title, more }) => more !== null && cut.includes(title))
    expect(pages).toHaveLength(PAGES_OF_IQ_FILE)
    const runs = pages.flatMap(({ lines }) => lines.flatMap((line) => line.runs.map((run) => run.text)))
    const more = short?.more?.replace(/\s/g, '').slice(0, 20)
    expect(more).toBeTruthy()
    expect(runs.join('').replace(/\s/g, '')).toContain(more)
    expect(cut.every((title) => book.sections.some((each) => each.title === title && each.more))).toBe(true)
  })
})

const read = async (bytes: Uint8Array) => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise
  const { info } = await pdf.getMetadata()
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
  const outline = ((await pdf.getOutline()) ?? []).map(({ title }) => title)
  await pdf.loadingTask.destroy()
  return { info: info as Record<string, unknown>, pages, outline, text: pages.join('').replace(/\s/g, '') }
}

describe('a drawn file', () => {
  it.each(['EN', 'DE', 'JA', 'KR'] as const satisfies readonly Locale[])(
    'has title, language and outline in %s, the numbers of the report, and at most 1.5 MB',
    async (locale) => {
      const book = await bookOf({ locale, tier: 'sku4', right: 20 })
      const { bytes, pages } = await renderDocument(book)
      expect([pages, bytes.length < 1.5e6]).toEqual([PAGES_OF_IQ_FILE, true])
      const file = await read(bytes)
      expect(file.pages).toHaveLength(PAGES_OF_IQ_FILE)
      expect(file.info).toMatchObject({ Title: book.title, Language: tagOf(locale) })
      for (const { title } of book.sections) expect(file.outline).toContain(title)
      const { told } = await iqParts({ locale, tier: 'sku4', right: 20 })
      const said = [told.score.headline, told.score.interval, ...told.score.bands.map(({ share }) => share)]
      for (const each of said) expect(file.text).toContain(each?.replace(/\s/g, ''))
    },
  )

  it('is the same bytes for the same report', async () => {
    const draw = async () => (await renderDocument(await bookOf({ locale: 'EN', tier: 'sku1' }))).bytes
    expect(Buffer.from(await draw()).equals(await draw())).toBe(true)
  })

  it('prints any name as it is, and a box for what no font has', async () => {
    const takerName =
      `<script>alert(1)</script> #panic("x") *b* 王小明 김민준 🙂 ${'Anneliese '.repeat(17)}`.slice(0, 200)
    const { bytes, missing, pages } = await renderDocument(
      await bookOf({ locale: 'EN', tier: 'sku1', takerName }),
    )
    const { text } = await read(bytes)
    expect([pages, missing]).toEqual([PAGES_OF_IQ_FILE, ['🙂']])
    expect(text).toContain('<script>alert(1)</script>#panic("x")*b*王小明김민준□Anneliese')
  })
})
