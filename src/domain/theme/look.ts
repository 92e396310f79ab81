import type { Palette } from './contrast'

/** A stored picture. */
export type Picture = {
  url: string
  alt: string
  width: number
  height: number
  /** What must stay when it is cut, in percent from the left and the top. */
  focus?: { x: number; y: number }
}

/** The look that an editor gave a landing page. */
export type Theme = { palette: Palette; radius: number; font: 'humanist' | 'rounded' | 'serif' }
