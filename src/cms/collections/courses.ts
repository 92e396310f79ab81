import type { CollectionConfig } from 'payload'
import { COURSE_CATEGORIES, COURSE_TAGS } from '@/domain/centre/content'
import { EDITORS_OWN } from '../access/rules'
import {
  keepSearchText,
  levelField,
  searchTextField,
  slugField,
  sourcesField,
} from '../fields/content-fields'
import { TITLED_ROWS } from '../fields/titled-rows'
import { invalidating } from '../hooks/invalidating'

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
  access: EDITORS_OWN,
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: { ...invalidating('courses'), beforeChange: [keepSearchText] },
  fields: [
    slugField,
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 300 },
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
      ],
    },
    sourcesField,
    searchTextField,
  ],
}
