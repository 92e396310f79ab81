import type { PdfDocument, Shape } from './pdf-document'

/** A text at its place on a sheet: as many lines as it may have, set smaller where it needs more, and cut where that is not enough. */
export type SheetText = {
  text: string
  x: number
  /** The upper edge of its first line. */
  y: number
  width: number
  size: number
  align: 'start' | 'middle' | 'end'
  bold: boolean
  color: string
  lines: number
}

/** One page of a size of its own, on which every thing has its place. */
export type PdfSheet = Pick<PdfDocument, 'locale' | 'title' | 'author'> & {
  kind: 'sheet'
  width: number
  height: number
  shapes: readonly Shape[]
  texts: readonly SheetText[]
}
