import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn } from '../admin/records'

/** The inbox of webhooks. A row is a hint; the object fetched again from the provider is the fact. */
export const ProviderEvents: CollectionConfig = {
  slug: 'provider-events',
  admin: {
    ...recordsIn('system'),
    useAsTitle: 'eventId',
    listSearchableFields: ['eventId', 'type', 'intentId'],
    defaultColumns: ['provider', 'type', 'intentId', 'state', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('system'),
  indexes: [{ fields: ['provider', 'eventId'], unique: true }],
  fields: [
    { name: 'provider', type: 'text', required: true, admin: SHOWN_IN_WORDS },
    { name: 'eventId', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'intentId', type: 'text', index: true },
    { name: 'raw', type: 'textarea', admin: { rows: 10 } },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: ['received', 'applied', 'failed'],
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'outcome', type: 'text' },
    /** What the provider said when it was asked about it: which payment of ours it concerns, and that payment's state. */
    { name: 'toldIntent', type: 'text', admin: { hidden: true } },
    { name: 'toldStatus', type: 'text', admin: { hidden: true } },
    /** Not before this is one that failed tried again. */
    { name: 'dueAt', type: 'date', admin: { hidden: true } },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
  ],
}
