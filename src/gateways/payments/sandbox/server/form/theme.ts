import { z } from 'zod'

const colour = z.string().regex(/^[0-9a-fA-F]{6}$/)

/** What the embedding page may set, so that the form looks like a part of it. Anything else is refused. */
export const themeSchema = z.object({
  scheme: z.enum(['light', 'dark', 'auto']).optional(),
  surface: colour.optional(),
  ink: colour.optional(),
  muted: colour.optional(),
  line: colour.optional(),
  accent: colour.optional(),
  danger: colour.optional(),
  radius: z
    .string()
    .regex(/^\d{1,2}$/)
    .optional(),
})
export type Theme = z.infer<typeof themeSchema>

/** The given tokens as a CSS rule; a stylesheet, because the page's policy forbids inline styles. */
export const themeCss = ({ scheme, radius, ...colours }: Theme) => {
  const rules = Object.entries(colours).map(([name, value]) => `--${name}: #${value};`)
  if (colours.accent) rules.push(`--on-accent: ${isLight(colours.accent) ? '#111' : '#fff'};`)
  if (radius) rules.push(`--radius: ${radius}px;`)
  if (scheme === 'light' || scheme === 'dark') rules.push(`color-scheme: ${scheme};`)
  return rules.length === 0 ? '' : `:root:root { ${rules.join(' ')} }\n`
}

/** Whether black reads better on it than white (WCAG relative luminance; the contrasts are equal at 0.179). */
const isLight = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
}
