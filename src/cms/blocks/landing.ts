import type { Block, Field } from 'payload'
import {
  type BlockType,
  FIGURE_KEYS,
  HERO_ART,
  HERO_LAYOUTS,
  PICTURE_ART,
  PICTURE_SIDES,
} from '@/domain/catalog/landing'
import { TITLED_ROWS } from '../fields/titled-rows'

const heading = { name: 'heading', type: 'text', required: true, localized: true } as const
const intro = { name: 'text', type: 'textarea', localized: true } as const
const action = { name: 'action', type: 'text', required: true, localized: true } as const
const titled = [
  { name: 'title', type: 'text', required: true, localized: true },
  { name: 'text', type: 'textarea', required: true, localized: true },
] as const
/** From two to six titles with their texts. */
const fewItems = (): Field => ({
  name: 'items',
  type: 'array',
  required: true,
  minRows: 2,
  maxRows: 6,
  admin: TITLED_ROWS,
  fields: [...titled],
})

/** What an editor fills in, by type of block (domain/catalog/landing.ts), in the order in which blocks are offered. */
const FIELDS = {
  hero: [
    { name: 'eyebrow', type: 'text', localized: true },
    { ...heading },
    { ...intro, required: true },
    { ...action },
    {
      type: 'row',
      fields: [
        { name: 'layout', type: 'select', required: true, defaultValue: 'split', options: [...HERO_LAYOUTS] },
        { name: 'art', type: 'select', required: true, defaultValue: 'matrix', options: [...HERO_ART] },
      ],
    },
  ],
  statistics: [
    { ...heading },
    { ...intro },
    { name: 'keys', type: 'select', hasMany: true, required: true, options: [...FIGURE_KEYS] },
  ],
  steps: [{ ...heading }, fewItems()],
  sample: [{ ...heading }, { ...intro, required: true }],
  classification: [{ ...heading }, { ...intro, required: true }],
  price: [{ ...heading }, { ...intro, required: true }, { ...action }],
  promises: [{ ...heading }, fewItems()],
  reviews: [{ ...heading }],
  faq: [
    { ...heading },
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      admin: TITLED_ROWS,
      // Neighbours of one group stand under its name.
      fields: [{ name: 'group', type: 'text', localized: true }, ...titled],
    },
  ],
  picture: [
    { ...heading },
    { ...intro, required: true },
    {
      type: 'row',
      fields: [
        { name: 'art', type: 'select', required: true, defaultValue: 'page', options: [...PICTURE_ART] },
        { name: 'side', type: 'select', required: true, defaultValue: 'right', options: [...PICTURE_SIDES] },
      ],
    },
  ],
  comparison: [
    { ...heading },
    { ...intro },
    {
      type: 'row',
      fields: [
        { name: 'ours', type: 'text', required: true, localized: true },
        { name: 'others', type: 'text', required: true, localized: true },
      ],
    },
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 10,
      admin: TITLED_ROWS,
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        { name: 'ours', type: 'text', required: true, localized: true },
        { name: 'others', type: 'text', required: true, localized: true },
      ],
    },
  ],
  tiers: [{ ...heading }, { ...intro }],
  report: [{ ...heading }, { ...intro, required: true }],
  method: [{ ...heading }, { ...intro }, fewItems()],
  countdown: [{ ...heading }, { ...intro }],
  feed: [{ ...heading }],
  sticky: [{ ...action }],
  richText: [{ name: 'body', type: 'richText', required: true, localized: true }],
  countries: [{ ...heading }, { ...intro }],
  ages: [{ ...heading }, { ...intro }],
} satisfies Record<BlockType, Field[]>

/** The blocks of a landing page. */
export const LANDING_BLOCKS: Block[] = Object.entries(FIELDS).map(([slug, fields]) => ({
  slug,
  fields,
  admin: { components: { Label: '/cms/admin/rows/block-label#BlockLabel' } },
}))
