import type { CollectionConfig } from 'payload'
import { OWN } from '../access/rules'
import { invalidating } from '../hooks/invalidating'

/** The four steps after a purchase (docs/product.md, "Packages"): what each offers, and the guide that it sells. */
export const Packages: CollectionConfig = {
  slug: 'packages',
  admin: {
    group: 'shop',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'step', 'sku', '_status'],
  },
  defaultSort: 'step',
  access: OWN('shop'),
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: invalidating('packages'),
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    {
      type: 'row',
      fields: [
        { name: 'step', type: 'number', required: true, min: 1, max: 4, unique: true },
        { name: 'sku', type: 'relationship', relationTo: 'skus', required: true },
      ],
    },
    { name: 'intro', type: 'textarea', required: true, localized: true },
    {
      name: 'benefits',
      type: 'array',
      maxRows: 6,
      fields: [{ name: 'text', type: 'text', required: true, localized: true }],
    },
    /** What the buyer reads. Without it there is nothing to sell, and the step is not shown. */
    { name: 'guide', type: 'richText', localized: true },
  ],
}
