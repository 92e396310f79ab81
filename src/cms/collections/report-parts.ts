import type { CollectionConfig } from 'payload'
import { PARTS } from '@/domain/catalog/parts'
import { OWN } from '../access/rules'
import { invalidating } from '../hooks/invalidating'

/** Logo, name and content of each thing that a tier can hold. */
export const ReportParts: CollectionConfig = {
  slug: 'report-parts',
  admin: {
    group: 'shop',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'part', 'updatedAt'],
  },
  defaultSort: 'part',
  access: OWN('shop'),
  hooks: invalidating('report-parts'),
  fields: [
    { name: 'part', type: 'select', required: true, unique: true, options: [...PARTS] },
    { name: 'name', type: 'text', required: true, localized: true },
    { name: 'content', type: 'textarea', required: true, localized: true },
    /** Of a part that is a text: what its buyer reads. Without it the part is not sold. */
    { name: 'guide', type: 'richText', localized: true },
    { name: 'logo', type: 'upload', relationTo: 'media' },
  ],
}
