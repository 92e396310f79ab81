import type { TextBlock } from '@/domain/api/text-block'
import type { Locale } from '@/domain/locale/locales'

type Runs = Extract<TextBlock, { kind: 'paragraph' }>['runs']
export type Run = Runs[number]

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
  blocks: readonly TextBlock[]
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

export type DrawnPage = { lines: readonly DrawnLine[]; rules: readonly DrawnRule[] }
