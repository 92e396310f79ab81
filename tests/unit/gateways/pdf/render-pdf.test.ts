import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { drawPages } from '@/gateways/pdf/draw-pages'
import { readFaces } from '@/gateways/pdf/faces'
import type { PdfDocument } from '@/gateways/pdf/pdf-document'
import { renderDocument, textOf } from '@/gateways/pdf/render-document'
import { printable } from '@/gateways/pdf/set-text'
import { numbered, typeset } from '@/gateways/pdf/typeset'
import { COURSES, printedChapters } from './chapters'

const SLUG = COURSES[0] ?? ''

const chapter = async (locale: (typeof LOCALES)[number]): Promise<PdfDocument> => {
  const [first] = await printedChapters(SLUG, locale)
  if (!first) throw new Error('no chapter')
  return first
}

/** What a reader's program finds in a file. */
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
  return { info, pages, outline }
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

describe('the fonts', () => {
  it.each(LOCALES)('have every character of the courses in %s', async (locale) => {
    for (const slug of COURSES)
      for (const document of await printedChapters(slug, locale)) {
        const { missing } = await readFaces({ locale, text: printable(textOf(document)) })
        expect([slug, document.title, missing]).toEqual([slug, document.title, []])
      }
  })

  it('have names in the scripts of the others, and say which character they lack', async () => {
    const text = 'Łukasz Żółć 王小明 陳大文 さくら 김민준'
    expect((await readFaces({ locale: 'EN', text })).missing).toEqual([])
    expect((await readFaces({ locale: 'EN', text: 'ok 🙂' })).missing).toEqual(['🙂'])
  })
})

describe('a chapter as a file', () => {
  it.each(LOCALES)('holds its words in %s, on numbered pages', async (locale) => {
    const document = await chapter(locale)
    const { bytes } = await renderDocument(document)
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
    const { info, pages, outline } = await read(bytes)
    expect(info).toMatchObject({ Title: document.title, Author: 'Plumbline' })
    expect(outline[0]).toBe(document.title)
    const text = withoutSpaces(pages.join(''))
    for (const block of document.blocks)
      if (block.kind === 'heading')
        expect(text).toContain(withoutSpaces(block.runs.map((run) => run.text).join('')))
    for (const [index, page] of pages.entries())
      expect(withoutSpaces(page)).toContain(withoutSpaces(numbered(document.footer, index + 1, pages.length)))
  })

  it('is the same bytes for the same document', async () => {
    const document = await chapter('JA')
    const draw = async () => {
      const faces = await readFaces({ locale: 'JA', text: textOf(document) })
      const { title, author } = document
      return drawPages({ title, author, language: 'ja', pages: typeset(document, faces) })
    }
    expect(Buffer.from(await draw()).equals(await draw())).toBe(true)
  })

  it('prints what looks like code as it is, and a long text whole', async () => {
    const odd = '<b>&amp;</b> {x} \\u0041 #panic("x") (Karpicke) 100 %'
    const words = Array.from({ length: 4000 }, (_, index) => `word${index}`)
    const plain = { bold: false, italic: false, href: null }
    const document: PdfDocument = {
      ...(await chapter('EN')),
      blocks: [
        { kind: 'paragraph', runs: [{ ...plain, text: odd }] },
        { kind: 'paragraph', runs: [{ ...plain, text: words.join(' ') }] },
        { kind: 'paragraph', runs: [{ ...plain, text: 'a'.repeat(3000) }] },
      ],
    }
    const text = withoutSpaces((await read((await renderDocument(document)).bytes)).pages.join(''))
    expect(text).toContain(withoutSpaces(odd))
    for (const word of ['word0', 'word1999', 'word3999']) expect(text).toContain(word)
  })
})
