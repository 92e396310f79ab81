import type { CollectionConfig } from 'payload'
import { COURSE_CATEGORIES, COURSE_TAGS } from '@/domain/centre/content'
import { OWN } from '../access/rules'
import { addressCard } from '../fields/address-card'
import { levelField, otherWordsField, slugField, sourcesField } from '../fields/content-fields'
import { publicInField } from '../fields/public-in'
import { TITLED_ROWS } from '../fields/titled-rows'
import { wholeFrom } from '../fields/whole-from'
import { invalidating } from '../hooks/invalidating'

/** WebVTT begins with its name; a player reads nothing else. */
const isCaptions = (value: unknown): true | string =>
  !value || /^WEBVTT(\s|$)/.test(String(value)) || 'WEBVTT …'

/** Courses of the centre, in chapters. The first chapter of each is open to everybody. */
export const Courses: CollectionConfig = {
  slug: 'courses',
  admin: {
    group: 'centre',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'level', 'tags', '_status', 'publishedAt'],
    listSearchableFields: ['title', 'summary', 'slug'],
  },
  defaultSort: '-publishedAt',
  access: OWN('content'),
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: invalidating('courses'),
  fields: [
    addressCard,
    slugField,
    publicInField,
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 300 },
    otherWordsField,
    {
      type: 'row',
      fields: [
        { name: 'category', type: 'select', required: true, options: [...COURSE_CATEGORIES] },
        { name: 'author', type: 'text', required: true },
      ],
    },
    levelField,
    {
      name: 'tags',
      type: 'select',
      hasMany: true,
      options: [...COURSE_TAGS],
      admin: { position: 'sidebar' },
    },
    {
      name: 'pages',
      type: 'number',
      min: 1,
      max: 2000,
      validate: wholeFrom(1, 2000, { optional: true }),
      admin: { position: 'sidebar' },
    },
    { name: 'publishedAt', type: 'date', required: true, admin: { position: 'sidebar' } },
    {
      name: 'aims',
      type: 'array',
      maxRows: 6,
      fields: [{ name: 'text', type: 'text', required: true, localized: true }],
    },
    {
      name: 'chapters',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      admin: TITLED_ROWS,
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        { name: 'body', type: 'richText', required: true, localized: true },
        // A recording to listen to or to watch beside the text, and what is said in it, as WebVTT.
        { name: 'recording', type: 'upload', relationTo: 'course-files' },
        {
          name: 'captions',
          type: 'textarea',
          localized: true,
          validate: isCaptions,
          admin: { condition: (_, sibling) => Boolean(sibling?.recording) },
        },
      ],
    },
    {
      name: 'attachments',
      type: 'array',
      maxRows: 10,
      fields: [
        { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
        { name: 'file', type: 'upload', relationTo: 'course-files', required: true },
      ],
    },
    sourcesField,
  ],
}
