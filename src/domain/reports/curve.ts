import { IQ_MEAN, IQ_SD } from '@/domain/measurement/norms'

/** A drawing of the norm: IQ points run from left to right, the share of people is the height. */
export type Plot = {
  width: number
  /** Height of the curve's highest point above the base line. */
  height: number
  /** Room left and right of the curve, and above it for a point's name. */
  padding: number
  top: number
  domain: readonly [low: number, high: number]
}

export const IQ_PLOT: Plot = { width: 640, height: 200, padding: 16, top: 48, domain: [52, 148] }

/** Where an IQ is drawn, clamped to the drawing's ends. */
export const xOf = ({ domain: [low, high], padding, width }: Plot, iq: number): number => {
  const share = (Math.min(high, Math.max(low, iq)) - low) / (high - low)
  return tidy(padding + share * (width - 2 * padding))
}

/** The curve's height at an IQ, measured from the top of the drawing. */
export const yOf = ({ height, top }: Plot, iq: number): number => {
  const z = (iq - IQ_MEAN) / IQ_SD
  return tidy(top + height * (1 - Math.exp(-0.5 * z * z)))
}

export const baseLineOf = ({ height, top }: Plot): number => height + top

/** Room for one letter of a name, at the largest size it is drawn in. */
const LETTER = 17
const BESIDE = 16

/** Where a point's name is written: beside it on the outer side of the curve, and inside the drawing. */
export const namePlace = (
  plot: Plot,
  { iq, letters }: { iq: number; letters: number },
): { x: number; y: number; anchor: 'start' | 'end' } => {
  const right = iq >= IQ_MEAN
  const wanted = xOf(plot, iq) + (right ? BESIDE : -BESIDE)
  const x = right ? Math.min(wanted, plot.width - letters * LETTER) : Math.max(wanted, letters * LETTER)
  // Pushed inwards it would cover its point, so it goes above it.
  const y = yOf(plot, iq) - (x === wanted ? 4 : 30)
  return { x: tidy(x), y: tidy(y), anchor: right ? 'start' : 'end' }
}

const STEPS = 96

/** The curve as an SVG path from `from` to `to`; null is the drawing's own end. */
export const curvePath = (plot: Plot, [from, to]: Span = [null, null]): string =>
  pointsOf(plot, [from, to])
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')

/** The area under the curve from `from` to `to`; null is the drawing's own end. */
export const areaPath = (plot: Plot, span: Span): string => {
  const points = pointsOf(plot, span)
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  return `${curvePath(plot, span)}L${last.x} ${baseLineOf(plot)}L${first.x} ${baseLineOf(plot)}Z`
}

export type Span = readonly [from: number | null, to: number | null]

const pointsOf = (plot: Plot, [from, to]: Span): { x: number; y: number }[] => {
  const low = clamp(plot, from ?? plot.domain[0])
  const high = clamp(plot, to ?? plot.domain[1])
  if (high < low) return []
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const iq = low + ((high - low) * step) / STEPS
    return { x: xOf(plot, iq), y: yOf(plot, iq) }
  })
}

const clamp = ({ domain: [low, high] }: Plot, iq: number): number => Math.min(high, Math.max(low, iq))

const tidy = (value: number): number => Math.round(value * 100) / 100
