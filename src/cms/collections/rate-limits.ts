import type { CollectionConfig } from 'payload'
import { SYSTEM_SECRET } from '../access/rules'
import { recordsIn } from '../admin/records'

/** Fixed windows of requests, shared by all processes and kept over restarts. Keys are hashed. */
export const RateLimits: CollectionConfig = {
  slug: 'rate-limits',
  admin: { ...recordsIn('system'), useAsTitle: 'key', defaultColumns: ['key', 'hits', 'resetsAt'] },
  defaultSort: '-resetsAt',
  access: SYSTEM_SECRET,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'hits', type: 'number', required: true },
    { name: 'resetsAt', type: 'date', required: true, index: true },
  ],
}
