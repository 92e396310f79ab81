import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'

/** What happened to a subscription, in order: proof of what was announced, asked and done. Append only. */
export const SubscriptionEvents: CollectionConfig = {
  slug: 'subscription-events',
  admin: {
    ...recordsIn('takings'),
    defaultColumns: ['subscription', 'kind', 'at', 'by'],
    listSearchableFields: ['subscription.number'],
  },
  defaultSort: '-at',
  access: SYSTEM_OWNS('orders'),
  // A reminder that was sent is not sent again: its key names the subscription and what it is about.
  fields: [
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'at', type: 'date', required: true, admin: TO_THE_MINUTE },
    /** customer, guest, staff (by name), provider, plumbline. */
    { name: 'by', type: 'text', required: true },
    { name: 'detail', type: 'json' },
  ],
}
