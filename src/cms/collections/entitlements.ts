import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn } from '../admin/records'
import { unnamedHealth } from '../hooks/unnamed-health'

/** What opens a report. `domain/catalog` reads these rows and nothing else. */
export const Entitlements: CollectionConfig = {
  slug: 'entitlements',
  admin: {
    ...recordsIn('takings'),
    defaultColumns: ['order', 'sitting', 'tier', 'grantedAt', 'revokedAt'],
    // Not the tier: a search by it leaves out what is about health, and would by the number, too.
    listSearchableFields: ['order.number'],
  },
  defaultSort: '-grantedAt',
  access: SYSTEM_OWNS('orders'),
  // What staff are shown depends on the sitting, whatever a reader asks for.
  forceSelect: { sitting: true },
  hooks: unnamedHealth,
  indexes: [{ fields: ['order', 'sku'], unique: true }],
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    // Of the same subject as its order: a sitting or a customer.
    { name: 'sitting', type: 'relationship', relationTo: 'sittings', index: true },
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    { name: 'sku', type: 'relationship', relationTo: 'skus', required: true },
    { name: 'tier', type: 'text', required: true, admin: SHOWN_IN_WORDS },
    { name: 'parts', type: 'json', required: true },
    { name: 'grantedAt', type: 'date', required: true },
    { name: 'revokedAt', type: 'date' },
  ],
}
