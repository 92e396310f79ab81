/** The colour tokens of a landing theme. Each is a six-digit hex colour. */
export const COLOUR_TOKENS = [
  'surface',
  'raised',
  'ink',
  'muted',
  'accent',
  'onAccent',
  'line',
  'positive',
  'danger',
] as const
export type ColourToken = (typeof COLOUR_TOKENS)[number]
export type Palette = Record<ColourToken, string>

/** Pairs that carry text or meaning, with the contrast that WCAG 2.2 AA asks of them (1.4.3, 1.4.11). */
export const CONTRAST_RULES: { text: ColourToken; on: ColourToken; least: number }[] = [
  { text: 'ink', on: 'surface', least: 4.5 },
  { text: 'ink', on: 'raised', least: 4.5 },
  { text: 'muted', on: 'surface', least: 4.5 },
  { text: 'muted', on: 'raised', least: 4.5 },
  { text: 'onAccent', on: 'accent', least: 4.5 },
  { text: 'accent', on: 'surface', least: 4.5 },
  { text: 'accent', on: 'raised', least: 4.5 },
  { text: 'positive', on: 'surface', least: 4.5 },
  { text: 'danger', on: 'surface', least: 4.5 },
]

const HEX = /^#[0-9a-f]{6}$/i
export const isColour = (value: unknown): value is string => typeof value === 'string' && HEX.test(value)

/** Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
export const luminance = (colour: string): number => {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export type ContrastFailure = { text: ColourToken; on: ColourToken; ratio: number; least: number }

/** The rules that a palette breaks; empty when it may be published. */
export const contrastFailures = (palette: Palette): ContrastFailure[] =>
  CONTRAST_RULES.map((rule) => ({ ...rule, ratio: contrast(palette[rule.text], palette[rule.on]) })).filter(
    ({ ratio, least }) => ratio < least,
  )
