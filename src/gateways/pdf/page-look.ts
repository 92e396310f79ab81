import { A4 } from './draw-pages'

/** As on the site (ui/primitives/tokens.css), on white paper. */
export const INK = '#18242a'
export const MUTED = '#566168'
export const ACCENT = '#0c5a63'
export const LINE = '#e3ddd1'

export const SIDE = 74
export const TOP = 92
export const BOTTOM = 78
export const WIDTH = A4.width - 2 * SIDE
export const HEADER_BASELINE = 56
export const FOOTER_BASELINE = A4.height - 44
export const SMALL = 8.5
/** Between a line and its width the engine may find a hair more than we do. */
export const HAIR = 1

export type Size = { size: number; leading: number }
export const DISPLAY: Size = { size: 34, leading: 42 }
export const TITLE: Size = { size: 23, leading: 30 }
export const ABOVE: Size = { size: 10, leading: 15 }
export const HEADING: Size = { size: 14, leading: 20 }
export const BODY: Size = { size: 10.5, leading: 17 }
export const NOTE: Size = { size: 9, leading: 13.5 }
export const INDENT = 18

/** How far below the upper edge of its leading a line's baseline stands. */
export const baselineIn = ({ size, leading }: Size): number => leading * 0.5 + size * 0.36
