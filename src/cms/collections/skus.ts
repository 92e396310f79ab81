import type { CollectionConfig } from 'payload'
import { PACKAGE_TIERS, PARTS, SKU_TIERS } from '@/domain/catalog/parts'
import { EDITORS_OWN } from '../access/rules'
import { pricesField } from '../fields/prices'
import { invalidating } from '../hooks/invalidating'

export const Skus: CollectionConfig = {
  slug: 'skus',
  admin: {
    group: 'shop',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'exam', 'tier', 'active', '_status'],
  },
  defaultSort: 'tier',
  access: EDITORS_OWN,
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: invalidating('skus'),
  indexes: [{ fields: ['exam', 'tier'], unique: true }],
  fields: [
    { name: 'name', type: 'text', required: true, localized: true },
    { name: 'description', type: 'textarea', localized: true },
    {
      type: 'row',
      fields: [
        { name: 'exam', type: 'relationship', relationTo: 'exams', required: true },
        { name: 'tier', type: 'select', required: true, options: [...SKU_TIERS, ...PACKAGE_TIERS] },
      ],
    },
    {
      name: 'parts',
      type: 'select',
      hasMany: true,
      required: true,
      options: [...PARTS],
    },
    pricesField(),
    { name: 'mostPopular', type: 'checkbox', defaultValue: false },
    { name: 'active', type: 'checkbox', defaultValue: true },
  ],
}
