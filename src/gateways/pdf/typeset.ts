import { type Placed, paginate } from '@/domain/typesetting/paginate'
import { A4 } from './draw-pages'
import type { Faces } from './faces'
import { BOTTOM, FOOTER_BASELINE, HEADER_BASELINE, LINE, SIDE, TOP, WIDTH } from './page-look'
import type { DrawnPage, PdfDocument } from './pdf-document'
import type { SetRow } from './set-blocks'
import { rowsOfDocument } from './set-rows'
import { type Setter, setter } from './set-text'

/** How high the rows of a page may be. */
export const PAGE_HEIGHT = A4.height - TOP - BOTTOM

/** The pages of a document: where every line stands. */
export const typeset = (document: PdfDocument, { faceOf }: Pick<Faces, 'faceOf'>): DrawnPage[] => {
  const set = setter(faceOf)
  const pages = paginate(rowsOfDocument(set, document), PAGE_HEIGHT)
  return pages.map((rows, index) => drawnPage(set, { rows, document, page: index + 1, pages: pages.length }))
}

type PageArgs = {
  rows: readonly Placed<SetRow>[]
  document: Pick<PdfDocument, 'header' | 'footer'>
  page: number
  pages: number
}

/** Rows in their places, between the lines at the edges of a page. */
export const drawnPage = (set: Setter, { rows, document, page, pages }: PageArgs): DrawnPage => {
  const marks = rows.map(({ row, top }) => row.draw(TOP + top))
  const edge = { left: SIDE, width: WIDTH }
  const footer = numbered(document.footer, page, pages)
  return {
    lines: [
      set.lineAt({ text: document.header, baseline: HEADER_BASELINE, ...edge }),
      ...marks.flatMap(({ lines = [] }) => lines),
      set.lineAt({ text: footer, baseline: FOOTER_BASELINE, ...edge }),
    ],
    rules: [
      { ...edge, top: HEADER_BASELINE + 8, thickness: 0.75, color: LINE },
      { ...edge, top: FOOTER_BASELINE - 18, thickness: 0.75, color: LINE },
      ...marks.flatMap(({ rules = [] }) => rules),
    ],
    figures: marks.flatMap(({ figures = [] }) => figures),
  }
}

/** The words at the foot of a page. */
export const numbered = (footer: string, page: number, pages: number): string =>
  footer.replace('{pages}', String(pages)).replace('{page}', String(page))
