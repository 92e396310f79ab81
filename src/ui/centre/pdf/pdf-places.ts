/** A document at the width of the screen, or at a part of its own size: 1.5 is half as large again. */
export type Zoom = 'fit' | number

/** Where somebody stopped reading a document. */
export type PdfPlace = { page: number; zoom: Zoom }

export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3] as const
const MOST_PLACES = 40

export const START: PdfPlace = { page: 1, zoom: 'fit' }

type Entry = [key: string, place: PdfPlace]

/** The place that is kept for a document, or its beginning. `kept`: what the device keeps, which may be anything. */
export const placeIn = (kept: string | null, key: string): PdfPlace =>
  entriesOf(kept).find(([each]) => each === key)?.[1] ?? START

/** What the device is to keep with a new place: the last ones. */
export const withPlace = (kept: string | null, key: string, place: PdfPlace): string =>
  JSON.stringify([[key, place], ...entriesOf(kept).filter(([each]) => each !== key)].slice(0, MOST_PLACES))

const entriesOf = (kept: string | null): Entry[] => {
  const parsed = parse(kept)
  return Array.isArray(parsed) ? parsed.filter(isEntry) : []
}

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return null
  }
}

const isEntry = (value: unknown): value is Entry => {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  const { page, zoom } = (value[1] ?? {}) as { page?: unknown; zoom?: unknown }
  return (
    Number.isInteger(page) && Number(page) >= 1 && (zoom === 'fit' || ZOOMS.some((each) => each === zoom))
  )
}

/** The next larger or smaller size than what is shown; the same where there is none. */
export const zoomed = (shown: number, way: 'in' | 'out'): number => {
  // What fits the width may lie a hair beside a step.
  const larger = ZOOMS.find((zoom) => zoom > shown + 0.01)
  const smaller = ZOOMS.findLast((zoom) => zoom < shown - 0.01)
  return (way === 'in' ? larger : smaller) ?? Math.min(Math.max(shown, ZOOMS[0]), ZOOMS.at(-1) ?? shown)
}
