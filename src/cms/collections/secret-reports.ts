import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'
import { recordsIn } from '../admin/records'

/** Notices that a secret should not be public (Regulation (EU) 2022/2065, Article 16). */
export const SecretReports: CollectionConfig = {
  slug: 'secret-reports',
  admin: { ...recordsIn('centre'), defaultColumns: ['reason', 'note', 'state', 'createdAt'] },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('moderation'),
  fields: [
    { name: 'secret', type: 'relationship', relationTo: 'secrets', index: true },
    {
      name: 'reason',
      type: 'select',
      required: true,
      options: ['names_somebody', 'threat', 'illegal', 'worry', 'spam', 'other'],
    },
    { name: 'note', type: 'textarea', maxLength: 1000 },
    /** Where the decision is told, if wanted. */
    { name: 'email', type: 'email' },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: ['new', 'done'],
      index: true,
    },
  ],
}
