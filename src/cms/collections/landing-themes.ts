import type { CollectionConfig, TextField } from 'payload'
import {
  COLOUR_TOKENS,
  CONTRAST_RULES,
  type ColourToken,
  contrast,
  isColour,
  type Palette,
} from '@/domain/theme/contrast'
import { EDITORS_OWN } from '../access/rules'
import { invalidating } from '../hooks/invalidating'

export const THEME_FONTS = ['humanist', 'rounded', 'serif'] as const

export const LandingThemes: CollectionConfig = {
  slug: 'landing-themes',
  admin: { group: 'site', useAsTitle: 'name', defaultColumns: ['name', '_status', 'updatedAt'] },
  access: EDITORS_OWN,
  versions: { drafts: { validate: true }, maxPerDoc: 20 },
  hooks: invalidating('landing-themes'),
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'colours', type: 'group', fields: COLOUR_TOKENS.map(colourField) },
    {
      name: 'radius',
      type: 'number',
      required: true,
      defaultValue: 12,
      min: 0,
      max: 32,
      admin: { description: 'Corner radius in pixels.' },
    },
    { name: 'font', type: 'select', required: true, defaultValue: 'humanist', options: [...THEME_FONTS] },
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Leave empty to use the storefront’s.' },
    },
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
    validate: (value: unknown, { siblingData }: { siblingData: Partial<Palette> }) => {
      if (!isColour(value)) return 'A colour such as #1d3557.'
      const broken = CONTRAST_RULES.filter((rule) => rule.text === name).find((rule) => {
        const on = siblingData[rule.on]
        return isColour(on) && contrast(value, on) < rule.least
      })
      if (!broken) return true
      const ratio = contrast(value, siblingData[broken.on] ?? value).toFixed(2)
      return `Not readable on “${broken.on}”: contrast ${ratio}, at least ${broken.least} is needed (WCAG AA).`
    },
  }
}
