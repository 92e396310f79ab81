import { tagOf } from '@/domain/locale/locales'
import { bindBook } from './bind-book'
import { drawPages } from './draw-pages'
import { readFaces } from './faces'
import type { PdfBlock, PdfBook, PdfDocument } from './pdf-document'
import { printable } from './set-text'
import { typeset } from './typeset'

/** Part of the key of what is kept: a change of how files look makes new ones. */
export const RENDERER = 'pdf-1'

export type Printable = PdfDocument | PdfBook

export type Rendered = {
  bytes: Uint8Array
  pages: number
  /** Characters that no font has; they are printed as a box. */
  missing: readonly string[]
}

export const isBook = (given: Printable): given is PdfBook => 'kind' in given && given.kind === 'book'

/** A document as the bytes of a PDF file, drawn here: what pdf-program.ts does. The same document gives the same bytes. */
export const renderDocument = async (given: Printable): Promise<Rendered> => {
  const { locale, title, author } = given
  const { faceOf, missing } = await readFaces({ locale, text: printable(textOf(given)) })
  const pages = isBook(given) ? bindBook(given, { faceOf }).pages : typeset(given, { faceOf })
  const bytes = await drawPages({ title, author, language: tagOf(locale), pages })
  return { bytes, pages: pages.length, missing }
}

const ALWAYS = '•0123456789.…'

/** Everything that is printed, for the choice of fonts. */
export const textOf = (given: Printable): string => {
  const { title, header, footer } = given
  const own = isBook(given) ? textsOfBook(given) : textsOfDocument(given)
  return [title, header, footer, ALWAYS, ...own].join('')
}

const textsOfBook = ({ cover, contents, sections, fillers }: PdfBook): string[] => {
  const parts = [...sections, ...fillers]
  const blocks = [...cover, ...parts.flatMap((part) => part.blocks)]
  return [
    ...Object.values(contents),
    ...parts.flatMap((part) => [part.title, part.more ?? '']),
    ...blocks.flatMap(wordsOf),
  ]
}

const textsOfDocument = ({ above, blocks, sources }: PdfDocument): string[] => [
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
