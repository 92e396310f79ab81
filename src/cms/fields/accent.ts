import type { PayloadRequest, TextField } from 'payload'
import { accentFailures } from '@/domain/theme/accent'
import { COLOUR_TOKENS, contrast, isColour, type Palette } from '@/domain/theme/contrast'
import { tagOfLanguage } from '../admin/words/languages'
import { say } from '../admin/words/say'

/** A page's own accent: a colour that can be read on what its theme has beside it. Empty: the theme's. */
export const accentField: TextField = {
  name: 'accent',
  type: 'text',
  admin: { components: { Field: '/cms/admin/theme/colour-field#ColourField' } },
  validate: async (
    value: unknown,
    { siblingData, req }: { siblingData: { theme?: unknown }; req: PayloadRequest },
  ) => {
    if (value === null || value === undefined || value === '') return true
    if (!isColour(value)) return say(req.i18n, 'refusals.colourFormat')
    const palette = await paletteOf(req, siblingData.theme)
    const failure = palette && accentFailures(palette, value)[0]
    if (!failure) return true
    const number = new Intl.NumberFormat(tagOfLanguage(req.i18n.language), { maximumFractionDigits: 2 })
    return say(req.i18n, 'refusals.contrast', {
      on: say(req.i18n, `colours.${failure.on}`),
      // Rounded down, so that 4.496 does not read as the 4.5 it is not.
      ratio: number.format(Math.floor(contrast(value, palette[failure.on]) * 100) / 100),
      least: number.format(failure.least),
    })
  },
}

/** Null while no theme is chosen, or one of its colours is none yet. */
const paletteOf = async (req: PayloadRequest, theme: unknown): Promise<Palette | null> => {
  const id = theme && typeof theme === 'object' && 'id' in theme ? theme.id : theme
  if (typeof id !== 'string') return null
  const found = await req.payload.findByID({
    collection: 'landing-themes',
    id,
    req,
    depth: 0,
    disableErrors: true,
  })
  const colours = (found?.colours ?? {}) as Partial<Palette>
  return COLOUR_TOKENS.every((token) => isColour(colours[token])) ? (colours as Palette) : null
}
