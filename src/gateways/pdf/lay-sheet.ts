import type { Faces } from './faces'
import type { DrawnLine, DrawnPage } from './pdf-document'
import type { PdfSheet, SheetText } from './pdf-sheet'
import { plain, type Setter, setter } from './set-text'

const LEADING = 1.3
const SMALLEST = 0.5
const STEP = 0.94
/** What is as high as its page the engine takes for a page that is full, and puts the rest on another one. */
const SHORTER = 2

/** The one page of a sheet. */
export const laySheet = (sheet: PdfSheet, { faceOf }: Pick<Faces, 'faceOf'>): DrawnPage => {
  const set = setter(faceOf)
  const { width, height, shapes, texts } = sheet
  return {
    size: { width, height },
    lines: texts.flatMap((text) => linesOf(set, text)),
    rules: [],
    figures: [{ left: 0, top: 0, width, height: height - SHORTER, box: [width, height - SHORTER], shapes }],
  }
}

const linesOf = (
  set: Setter,
  { text, x, y, width, size, align, bold, color, lines }: SheetText,
): DrawnLine[] => {
  const broken = (points: number) =>
    set.linesOf({ runs: [plain(text, { bold })], size: points, color, width })
  let points = size
  while (broken(points).length > lines && points * STEP > size * SMALLEST) points *= STEP
  return broken(points)
    .slice(0, lines)
    .map((pieces, index) => {
      const left = x + { start: 0, middle: 0.5, end: 1 }[align] * (width - set.widthOf(pieces, points))
      return set.drawn({ pieces, left, baseline: y + points * (1 + index * LEADING), size: points })
    })
}
