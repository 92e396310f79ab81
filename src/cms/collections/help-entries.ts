import type { CollectionConfig } from 'payload'
import { HELP_CATEGORIES, HELP_TARGETS } from '@/domain/centre/content'
import { OWN } from '../access/rules'
import { addressCard } from '../fields/address-card'
import { otherWordsField, slugField } from '../fields/content-fields'
import { publicInField } from '../fields/public-in'
import { invalidating } from '../hooks/invalidating'

/** Questions that people ask, each with its answer and the button that does it. */
export const HelpEntries: CollectionConfig = {
  slug: 'help-entries',
  admin: {
    group: 'centre',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'place', '_status'],
    listSearchableFields: ['title', 'slug'],
  },
  defaultSort: 'place',
  access: OWN('content'),
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: invalidating('help-entries'),
  fields: [
    addressCard,
    slugField,
    publicInField,
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 160 },
    otherWordsField,
    {
      type: 'row',
      fields: [
        { name: 'category', type: 'select', required: true, options: [...HELP_CATEGORIES] },
        /** Where it stands in the list. */
        { name: 'place', type: 'number', required: true, defaultValue: 0 },
      ],
    },
    { name: 'body', type: 'richText', required: true, localized: true },
    {
      type: 'row',
      fields: [
        { name: 'target', type: 'select', options: [...HELP_TARGETS] },
        { name: 'action', type: 'text', localized: true, maxLength: 80 },
      ],
    },
  ],
}
