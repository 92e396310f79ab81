import { COLOUR_TOKENS, contrastFailures, isColour, type Palette } from '../theme/contrast'
import type { Gap } from './gap'

/** The look of a landing page; null when none is chosen. */
export type ChosenTheme = { published: boolean; colours: Partial<Record<keyof Palette, unknown>> } | null

/** A page wears a published theme whose texts can be read (WCAG AA). `what` names the pairs: `muted/surface`. */
export const unreadableTheme = (theme: ChosenTheme): Gap[] => {
  if (!theme?.published) return [{ code: 'missing_theme', path: 'theme', what: [] }]
  const { colours } = theme
  if (!isPalette(colours)) return [{ code: 'missing_theme', path: 'theme', what: [] }]
  const what = contrastFailures(colours).map(({ text, on }) => `${text}/${on}`)
  return what.length > 0 ? [{ code: 'unreadable_theme', path: 'theme', what }] : []
}

const isPalette = (colours: Partial<Record<keyof Palette, unknown>>): colours is Palette =>
  COLOUR_TOKENS.every((token) => isColour(colours[token]))
