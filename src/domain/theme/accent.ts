import { type ContrastFailure, contrast, contrastFailures, isColour, type Palette } from './contrast'

const ON_ACCENT = ['#ffffff', '#111111'] as const
const LEAST = 4.5

/**
 * A theme's colours with a page's own accent (six-digit hex). What stands on the accent keeps its colour while it can be read
 * there, and is white or nearly black otherwise.
 */
export const withAccent = (palette: Palette, accent: string): Palette => {
  const readable = [palette.onAccent, ...ON_ACCENT].find((colour) => contrast(colour, accent) >= LEAST)
  return { ...palette, accent, onAccent: readable ?? palette.onAccent }
}

/** Why an accent cannot be used with these colours; none: it can. What the theme breaks by itself is not about the accent. */
export const accentFailures = (palette: Palette, accent: string): ContrastFailure[] =>
  contrastFailures(withAccent(palette, accent)).filter(({ text, on }) => text === 'accent' || on === 'accent')

/** The colours of a page: its accent where that can be read with the theme as it is now. */
export const paletteOfPage = (palette: Palette, accent: unknown): Palette =>
  isColour(accent) && accentFailures(palette, accent).length === 0 ? withAccent(palette, accent) : palette
