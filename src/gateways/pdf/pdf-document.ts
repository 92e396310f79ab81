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
  footer: (page: number, pages: number) => string
  blocks: readonly PdfBlock[]
  sources: { title: string; items: readonly Runs[] }
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
  lines: readonly DrawnLine[]
  rules: readonly DrawnRule[]
  figures: readonly DrawnFigure[]
}
