import type { CollectionConfig, PayloadRequest, TextField } from 'payload'
import { MARKS } from '@/domain/catalog/landing'
import {
  COLOUR_TOKENS,
  CONTRAST_RULES,
  type ColourToken,
  contrast,
  isColour,
  type Palette,
} from '@/domain/theme/contrast'
import { OWN } from '../access/rules'
import { tagOfLanguage } from '../admin/words/languages'
import { say } from '../admin/words/say'
import { invalidating } from '../hooks/invalidating'
import { livePreview } from '../publishing/live-preview'

export const THEME_FONTS = ['humanist', 'rounded', 'serif'] as const

export const LandingThemes: CollectionConfig = {
  slug: 'landing-themes',
  admin: {
    group: 'content',
    hideAPIURL: true,
    livePreview: livePreview('landing-themes'),
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
  },
  defaultSort: 'name',
  access: OWN('themes'),
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: invalidating('landing-themes'),
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/cms/admin/theme/theme-preview#ThemePreview' },
      },
    },
    { name: 'name', type: 'text', required: true },
    {
      name: 'colours',
      type: 'group',
      fields: [{ type: 'row', fields: COLOUR_TOKENS.map(colourField) }],
    },
    { name: 'radius', type: 'number', required: true, defaultValue: 12, min: 0, max: 32 },
    { name: 'font', type: 'select', required: true, defaultValue: 'humanist', options: [...THEME_FONTS] },
    /** Before the name in header and footer, where no logo is chosen. */
    { name: 'mark', type: 'select', required: true, defaultValue: 'plumb', options: [...MARKS] },
    { name: 'logo', type: 'upload', relationTo: 'media' },
    { name: 'footerLogo', type: 'upload', relationTo: 'media' },
    { name: 'hero', type: 'upload', relationTo: 'media' },
  ],
}

/** A colour that must be readable on the colours that it is used with. */
function colourField(name: ColourToken): TextField {
  return {
    name,
    type: 'text',
    required: true,
    admin: { components: { Field: '/cms/admin/theme/colour-field#ColourField' } },
    validate: (
      value: unknown,
      { siblingData, req }: { siblingData: Partial<Palette>; req: PayloadRequest },
    ) => {
      if (!isColour(value)) return say(req.i18n, 'refusals.colourFormat')
      const broken = CONTRAST_RULES.filter((rule) => rule.text === name).find((rule) => {
        const on = siblingData[rule.on]
        return isColour(on) && contrast(value, on) < rule.least
      })
      if (!broken) return true
      const number = new Intl.NumberFormat(tagOfLanguage(req.i18n.language), { maximumFractionDigits: 2 })
      return say(req.i18n, 'refusals.contrast', {
        on: say(req.i18n, `colours.${broken.on}`),
        // Rounded down, so that 4.496 does not read as the 4.5 it is not.
        ratio: number.format(Math.floor(contrast(value, siblingData[broken.on] ?? value) * 100) / 100),
        least: number.format(broken.least),
      })
    },
  }
}
