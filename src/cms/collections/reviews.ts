import type { CollectionConfig, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'
import { LOCALES } from '@/domain/locale/locales'
import { OWN } from '../access/rules'
import { invalidating } from '../hooks/invalidating'
import { findsNoHealthBy } from '../hooks/unnamed-health'

/** Looked up past the rights of who publishes the review: editors and marketers read no orders. */
const isPaidOrder: RelationshipFieldSingleValidation = (value, options) =>
  relationship(value, { ...options, overrideAccess: true } as Parameters<typeof relationship>[1])

export const Reviews: CollectionConfig = {
  slug: 'reviews',
  admin: {
    group: 'content',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'exam', 'stars', 'location', 'time', '_status'],
    listSearchableFields: ['name', 'location', 'content'],
  },
  defaultSort: '-time',
  access: OWN('landings'),
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: { ...invalidating('reviews'), ...findsNoHealthBy('order.sitting') },
  fields: [
    { name: 'exam', type: 'relationship', relationTo: 'exams', required: true },
    {
      name: 'order',
      type: 'relationship',
      relationTo: 'orders',
      required: true,
      // One buyer, one review.
      unique: true,
      filterOptions: { status: { in: ['paid', 'partially_refunded'] } },
      validate: isPaidOrder,
    },
    { name: 'name', type: 'text', required: true },
    { name: 'time', type: 'date', required: true },
    { name: 'location', type: 'text' },
    { name: 'headImage', type: 'upload', relationTo: 'media' },
    { name: 'stars', type: 'number', required: true, min: 1, max: 5, defaultValue: 5 },
    /** The one in which its buyer wrote it; it is shown everywhere as it is. */
    { name: 'locale', type: 'select', required: true, defaultValue: 'EN', options: [...LOCALES] },
    { name: 'content', type: 'textarea', required: true, localized: true, maxLength: 2000 },
  ],
}
