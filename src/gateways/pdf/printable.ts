import type { PdfBook, PdfDocument } from './pdf-document'
import type { PdfSheet } from './pdf-sheet'

/** Part of the key of what is kept: a change of how files look makes new ones. */
export const RENDERER = 'pdf-1'

export type Printable = PdfDocument | PdfBook | PdfSheet

export type Rendered = {
  bytes: Uint8Array
  pages: number
  /** Characters that no font has; they are printed as a box. */
  missing: readonly string[]
}
