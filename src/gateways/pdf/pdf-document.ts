import type { TextBlock } from '@/domain/api/text-block'
import type { Locale } from '@/domain/locale/locales'

type Runs = Extract<TextBlock, { kind: 'paragraph' }>['runs']
export type Run = Runs[number]

/** A line, an area or both, in the units of its drawing. */
export type Shape = {
  /** As the attribute `d` of an SVG path. */
  path: string
  fill: string | null
  stroke: string | null
  thickness: number
  /** Ends and corners of its line; where it is not said, as the engine has them. */
  round?: boolean
}

/** A word within a drawing, in its units; `y` is its baseline. */
export type Word = {
  text: string
  x: number
  y: number
  size: number
  anchor: 'start' | 'middle' | 'end'
  bold: boolean
  color: string
}

/** A drawing as wide as the text, whatever its units are. What it shows stands in words beside it: a file has no tags. */
export type Drawing = {
  kind: 'drawing'
  width: number
  height: number
  shapes: readonly Shape[]
  words: readonly Word[]
}

export type Table = {
  kind: 'table'
  /** Parts of the width, for each column. Words stand left, figures right. */
  columns: readonly { share: number; right: boolean }[]
  head: readonly string[] | null
  rows: readonly { cells: readonly string[]; strong: boolean }[]
}

export type PdfBlock =
  | TextBlock
  | Drawing
  | Table
  /** Small and quiet: how something is to be read. */
  | { kind: 'note'; text: string }
  /** A title within a section, with what follows it. */
  | { kind: 'subheading'; text: string }
  /** On one page, where a page has room for them. */
  | { kind: 'together'; blocks: readonly PdfBlock[] }
  /** A drawing of a fixed width in points, with small text beside it; on one page. */
  | { kind: 'beside'; drawing: Drawing; width: number; title: string; texts: readonly string[] }
  /** A title of a cover, larger than any other. */
  | { kind: 'display'; text: string }
  /** Empty, in points. */
  | { kind: 'space'; height: number }
  /** What follows begins a page. */
  | { kind: 'page' }

/** A text to be printed. All words are the caller's. */
export type PdfDocument = {
  /** Decides script and typeface. */
  locale: Locale
  title: string
  author?: string
  /** A small line above the title. */
  above: string
  /** Stands at the top of every page; cut off where it is longer than a line. */
  header: string
  /** Stands at the foot of every page; `{page}` and `{pages}` are put in, so that a document can be sent as JSON. */
  footer: string
  blocks: readonly PdfBlock[]
  sources: { title: string; items: readonly Runs[] }
}

/** A part of a book that begins a page of its own. */
export type Section = {
  /** In the table of contents. */
  title: string
  /** They begin with the heading. */
  blocks: readonly PdfBlock[]
  /** Said where the last blocks have to be left out; null: it is never shortened while another one can be. */
  more: string | null
}

/** A text of exactly so many pages (bind-book.ts). All words are the caller's. */
export type PdfBook = Pick<PdfDocument, 'locale' | 'title' | 'author' | 'header' | 'footer'> & {
  kind: 'book'
  pages: number
  cover: readonly PdfBlock[]
  /** `fillers`: how the table of contents names the pages that fill up. */
  contents: { title: string; intro: string; fillers: string }
  sections: readonly Section[]
  /** The fillers stand before the section of this index. */
  fillersAt: number
  /** Each is one page; as many are taken from the first one on as pages are left. */
  fillers: readonly Section[]
}

/** A face by its name in faces.ts. */
export type DrawnRun = { text: string; face: string; href: string | null; color: string }

/** One line of text, in points from the upper left corner of the page. */
export type DrawnLine = {
  left: number
  /** Upper edge of the line's highest ascender. */
  top: number
  size: number
  runs: readonly DrawnRun[]
  /** Its entry in the reader's table of contents. */
  bookmark?: string
}

export type DrawnRule = { left: number; top: number; width: number; thickness: number; color: string }

/** Shapes in a box of the page; `box`: the box's width and height in their own units. */
export type DrawnFigure = {
  left: number
  top: number
  width: number
  height: number
  box: readonly [width: number, height: number]
  shapes: readonly Shape[]
}

export type DrawnPage = {
  /** In points; A4 where it is not said. */
  size?: { width: number; height: number }
  lines: readonly DrawnLine[]
  rules: readonly DrawnRule[]
  figures: readonly DrawnFigure[]
}
