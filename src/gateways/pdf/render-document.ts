import { tagOf } from '@/domain/locale/locales'
import { bindBook } from './bind-book'
import { drawPages } from './draw-pages'
import { type Faces, readFaces } from './faces'
import { laySheet } from './lay-sheet'
import type { DrawnPage, PdfBlock, PdfBook, PdfDocument } from './pdf-document'
import type { Printable, Rendered } from './printable'
import { printable } from './set-text'
import { typeset } from './typeset'

/** A document as the bytes of a PDF file, drawn here: what pdf-program.ts does. The same document gives the same bytes. */
export const renderDocument = async (given: Printable): Promise<Rendered> => {
  const { locale, title, author } = given
  const { faceOf, missing } = await readFaces({ locale, text: printable(textOf(given)) })
  const pages = pagesOf(given, faceOf)
  const bytes = await drawPages({ title, author, language: tagOf(locale), pages })
  return { bytes, pages: pages.length, missing }
}

const pagesOf = (given: Printable, faceOf: Faces['faceOf']): DrawnPage[] => {
  if (!('kind' in given)) return typeset(given, { faceOf })
  return given.kind === 'book' ? bindBook(given, { faceOf }).pages : [laySheet(given, { faceOf })]
}

const ALWAYS = '•0123456789.…'

/** Everything that is printed, for the choice of fonts. */
export const textOf = (given: Printable): string => [given.title, ALWAYS, ...textsOf(given)].join('')

const textsOf = (given: Printable): string[] => {
  if (!('kind' in given)) return textsOfDocument(given)
  return given.kind === 'book' ? textsOfBook(given) : given.texts.map(({ text }) => text)
}

const textsOfBook = ({ header, footer, cover, contents, sections, fillers }: PdfBook): string[] => {
  const parts = [...sections, ...fillers]
  const blocks = [...cover, ...parts.flatMap((part) => part.blocks)]
  return [
    header,
    footer,
    ...Object.values(contents),
    ...parts.flatMap((part) => [part.title, part.more ?? '']),
    ...blocks.flatMap(wordsOf),
  ]
}

const textsOfDocument = ({ header, footer, above, blocks, sources }: PdfDocument): string[] => [
  header,
  footer,
  above,
  sources.title,
  ...blocks.flatMap(wordsOf),
  ...sources.items.flat().map(({ text }) => text),
]

const wordsOf = (block: PdfBlock): string[] => {
  switch (block.kind) {
    case 'page':
    case 'space':
      return []
    case 'together':
      return block.blocks.flatMap(wordsOf)
    case 'note':
    case 'subheading':
    case 'display':
      return [block.text]
    case 'drawing':
      return block.words.map(({ text }) => text)
    case 'beside':
      return [block.title, ...block.texts, ...wordsOf(block.drawing)]
    case 'table':
      return [...(block.head ?? []), ...block.rows.flatMap(({ cells }) => cells)]
    case 'list':
      return block.items.flat().map(({ text }) => text)
    default:
      return block.runs.map(({ text }) => text)
  }
}
