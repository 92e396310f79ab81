import type { PdfBlock, Table } from '@/gateways/pdf/pdf-document'

// The pieces that a report's file is put together from.

const run = (text: string) => ({ text, bold: false, italic: false, href: null })

export const heading = (text: string): PdfBlock => ({ kind: 'heading', runs: [run(text)] })

/** Within a section: bold, and no entry of the table of contents. */
export const subheading = (text: string): PdfBlock => ({ kind: 'subheading', text })

export const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', runs: [run(text)] })
export const paragraphs = (texts: readonly (string | null)[]): PdfBlock[] =>
  texts.flatMap((text) => (text ? [paragraph(text)] : []))

export const note = (text: string): PdfBlock => ({ kind: 'note', text })
export const notes = (texts: readonly (string | null)[]): PdfBlock[] =>
  texts.flatMap((text) => (text ? [note(text)] : []))

export const list = (items: readonly string[]): PdfBlock[] =>
  items.length > 0 ? [{ kind: 'list', ordered: false, items: items.map((text) => [run(text)]) }] : []

/** Kept on one page. */
export const together = (blocks: readonly PdfBlock[]): PdfBlock => ({ kind: 'together', blocks })

export const newPage: PdfBlock = { kind: 'page' }

type Column = Table['columns'][number]

/** A column of words, and one of figures, by their parts of the width. */
export const words = (share: number): Column => ({ share, right: false })
export const figures = (share: number): Column => ({ share, right: true })

/** Rows of cells under a head; null: no head. Nothing where there are no rows. */
export const table = (
  columns: readonly Column[],
  head: readonly string[] | null,
  rows: readonly (readonly string[])[],
  strong: (index: number) => boolean = () => false,
): PdfBlock[] =>
  rows.length > 0
    ? [
        {
          kind: 'table',
          columns,
          head,
          rows: rows.map((cells, index) => ({ cells, strong: strong(index) })),
        },
      ]
    : []
