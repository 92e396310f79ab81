import type { Block } from 'payload'
import { TITLED_ROWS } from '../fields/titled-rows'

const heading = { name: 'heading', type: 'text', required: true, localized: true } as const
const intro = { name: 'text', type: 'textarea', localized: true } as const
const titled = [
  { name: 'title', type: 'text', required: true, localized: true },
  { name: 'text', type: 'textarea', required: true, localized: true },
] as const

/** The blocks of a landing page. Their renderers stand in `ui/landing`, one file each under the same name. */
export const LANDING_BLOCKS: Block[] = [
  {
    slug: 'hero',
    fields: [
      { name: 'eyebrow', type: 'text', localized: true },
      heading,
      { ...intro, required: true },
      { name: 'action', type: 'text', required: true, localized: true },
      {
        name: 'art',
        type: 'select',
        required: true,
        defaultValue: 'matrix',
        options: ['matrix', 'curve', 'photo'],
      },
    ],
  },
  {
    slug: 'statistics',
    fields: [
      { ...heading },
      intro,
      {
        name: 'keys',
        type: 'select',
        hasMany: true,
        required: true,
        options: ['tests_total', 'tests_30_days', 'average_iq', 'currently_testing'],
      },
    ],
  },
  {
    slug: 'steps',
    fields: [
      { ...heading },
      {
        name: 'items',
        type: 'array',
        required: true,
        minRows: 2,
        maxRows: 6,
        admin: TITLED_ROWS,
        fields: [...titled],
      },
    ],
  },
  { slug: 'sample', fields: [{ ...heading }, { ...intro, required: true }] },
  { slug: 'classification', fields: [{ ...heading }, { ...intro, required: true }] },
  {
    slug: 'price',
    fields: [
      { ...heading },
      { ...intro, required: true },
      { name: 'action', type: 'text', required: true, localized: true },
    ],
  },
  {
    slug: 'promises',
    fields: [
      { ...heading },
      {
        name: 'items',
        type: 'array',
        required: true,
        minRows: 2,
        maxRows: 6,
        admin: TITLED_ROWS,
        fields: [...titled],
      },
    ],
  },
  { slug: 'reviews', fields: [{ ...heading }] },
  {
    slug: 'faq',
    fields: [
      { ...heading },
      { name: 'items', type: 'array', required: true, minRows: 1, admin: TITLED_ROWS, fields: [...titled] },
    ],
  },
]
