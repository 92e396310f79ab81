import type { CollectionConfig } from 'payload'
import { OWN } from '../access/rules'
import { invalidating } from '../hooks/invalidating'

/** Known people who took the test (docs/decisions/0051). Empty until a real person agrees to be shown. */
export const Presenters: CollectionConfig = {
  slug: 'presenters',
  admin: {
    group: 'content',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'title', 'exam', '_status'],
  },
  access: OWN('content'),
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: invalidating('presenters'),
  fields: [
    { name: 'exam', type: 'relationship', relationTo: 'exams', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'img', type: 'upload', relationTo: 'media' },
  ],
}
