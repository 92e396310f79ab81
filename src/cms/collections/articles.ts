import type { CollectionConfig } from 'payload'
import { ARTICLE_CATEGORIES } from '@/domain/centre/content'
import { OWN } from '../access/rules'
import { addressCard } from '../fields/address-card'
import { levelField, otherWordsField, slugField, sourcesField } from '../fields/content-fields'
import { publicInField } from '../fields/public-in'
import { invalidating } from '../hooks/invalidating'

/** What the centre offers to read. */
export const Articles: CollectionConfig = {
  slug: 'articles',
  admin: {
    group: 'centre',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'level', '_status', 'publishedAt'],
    listSearchableFields: ['title', 'summary', 'slug'],
  },
  defaultSort: '-publishedAt',
  access: OWN('content'),
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: invalidating('articles'),
  fields: [
    addressCard,
    slugField,
    publicInField,
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 300 },
    otherWordsField,
    { name: 'cover', type: 'upload', relationTo: 'media' },
    {
      type: 'row',
      fields: [
        { name: 'category', type: 'select', required: true, options: [...ARTICLE_CATEGORIES] },
        { name: 'author', type: 'text', required: true },
      ],
    },
    levelField,
    { name: 'publishedAt', type: 'date', required: true, admin: { position: 'sidebar' } },
    { name: 'body', type: 'richText', required: true, localized: true },
    sourcesField,
    { name: 'related', type: 'relationship', relationTo: 'articles', hasMany: true },
  ],
}
