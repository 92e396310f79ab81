import { closer, paginate } from '@/domain/typesetting/paginate'
import { shareOut } from '@/domain/typesetting/share-out'
import type { Faces } from './faces'
import type { DrawnPage, PdfBlock, PdfBook, Section } from './pdf-document'
import type { SetRow } from './set-blocks'
import { rowsOfBlocks } from './set-rows'
import { type Setter, setter } from './set-text'
import { drawnPage, PAGE_HEIGHT } from './typeset'

type Laid = ReturnType<typeof paginate<SetRow>>

export type Bound = {
  pages: DrawnPage[]
  /** Titles of sections of which something was left out. */
  cut: string[]
  /** How many of the fillers were needed. */
  filled: number
}

/**
 * A book of exactly as many pages as it says: cover, contents, its sections, each from a page of its own, and fillers for
 * what is left. Where the sections are longer than that, those that can be shortened are.
 */
export const bindBook = (book: PdfBook, { faceOf }: Pick<Faces, 'faceOf'>): Bound => {
  const set = setter(faceOf)
  const lay = (blocks: readonly PdfBlock[]): Laid => {
    const rows = rowsOfBlocks(set, blocks)
    const pages = paginate(rows, PAGE_HEIGHT)
    if (pages.length === 1) return pages
    // A few lines alone on a last page look lost.
    const tight = paginate(closer(rows), PAGE_HEIGHT)
    return tight.length < pages.length ? tight : pages
  }
  const room = book.pages - FRONT
  const natural = book.sections.map((section) => lay(section.blocks).length)
  const lengths = shareOut({
    wanted: natural,
    shrinks: book.sections.map(({ more }) => more !== null),
    room,
  })
  const sections = book.sections.map((section, index) => {
    const length = lengths[index] ?? 0
    return { title: section.title, laid: shortened(section, length, lay) }
  })
  const left = room - sections.reduce((sum, { laid }) => sum + laid.length, 0)
  const fillers = book.fillers.slice(0, left).map(({ title, blocks }) => ({ title, laid: lay(blocks) }))
  if (fillers.length < left || fillers.some(({ laid }) => laid.length !== 1))
    throw new Error(`A book of ${book.pages} pages has ${left} to fill and not as many fillers of one page.`)
  const parts = [
    ...sections.slice(0, book.fillersAt),
    ...(fillers.length > 0
      ? [{ title: book.contents.fillers, laid: fillers.flatMap(({ laid }) => laid) }]
      : []),
    ...sections.slice(book.fillersAt),
  ]
  const front = [lay(book.cover), lay(contentsOf(book, parts))]
  if (front.some((laid) => laid.length !== 1))
    throw new Error(`Cover and contents are ${front.map((laid) => laid.length).join(' and ')} pages.`)
  const all = [...front.flat(), ...parts.flatMap(({ laid }) => laid)]
  return {
    pages: all.map((rows, index) => pageOf(set, { book, rows, index })),
    cut: book.sections.flatMap(({ title }, index) =>
      (lengths[index] ?? 0) < (natural[index] ?? 0) ? [title] : [],
    ),
    filled: fillers.length,
  }
}

/** Cover and contents. */
const FRONT = 2

const pageOf = (
  set: Setter,
  { book, rows, index }: { book: PdfBook; rows: Laid[number]; index: number },
): DrawnPage => drawnPage(set, { rows, document: book, page: index + 1, pages: book.pages })

/** As many of a section's blocks as stand on so many pages, with the sentence that says where the rest is. */
const shortened = (
  { blocks, more }: Section,
  length: number,
  lay: (blocks: readonly PdfBlock[]) => Laid,
): Laid => {
  const whole = lay(blocks)
  if (whole.length <= length) return whole
  const rest: PdfBlock[] = more === null ? [] : [{ kind: 'note', text: more }]
  for (let kept = blocks.length - 1; kept > 0; kept -= 1) {
    // A heading says nothing without what it stands above.
    if (isHeading(blocks[kept - 1])) continue
    const laid = lay([...blocks.slice(0, kept), ...rest])
    if (laid.length <= length) return laid
  }
  return whole.slice(0, length)
}

const isHeading = (block: PdfBlock | undefined): boolean =>
  block?.kind === 'heading' || block?.kind === 'subheading' || block?.kind === 'page'

type Part = { title: string; laid: Laid }

const contentsOf = ({ contents }: PdfBook, parts: readonly Part[]): PdfBlock[] => {
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((page, { laid }) => page + laid.length, FRONT + 1),
  )
  const plain = { bold: false, italic: false, href: null }
  return [
    { kind: 'heading', runs: [{ ...plain, text: contents.title }] },
    { kind: 'paragraph', runs: [{ ...plain, text: contents.intro }] },
    {
      kind: 'table',
      columns: [
        { share: 9, right: false },
        { share: 1, right: true },
      ],
      head: null,
      rows: parts.map(({ title }, index) => ({ cells: [title, String(starts[index])], strong: false })),
    },
  ]
}
