import type { CollectionConfig } from 'payload'
import { LEDGER_KINDS } from '@/domain/orders/ledger'
import { SYSTEM_OWNS } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn } from '../admin/records'
import { shownAsMoney } from '../fields/money'
import { findsNoHealthBy } from '../hooks/unnamed-health'

/** Append only (a trigger refuses updates and deletes); unique per provider, kind and reference. */
export const LedgerEntries: CollectionConfig = {
  slug: 'ledger-entries',
  admin: {
    ...recordsIn('takings'),
    useAsTitle: 'providerRef',
    listSearchableFields: ['providerRef', 'order.number'],
    defaultColumns: ['order', 'kind', 'amount', 'currency', 'provider', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('orders'),
  hooks: findsNoHealthBy('order.sitting'),
  indexes: [{ fields: ['provider', 'kind', 'providerRef'], unique: true }],
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...LEDGER_KINDS] },
    { name: 'amount', type: 'number', required: true, admin: shownAsMoney },
    { name: 'currency', type: 'text', required: true },
    { name: 'provider', type: 'text', required: true, admin: SHOWN_IN_WORDS },
    { name: 'providerRef', type: 'text', required: true },
  ],
}
