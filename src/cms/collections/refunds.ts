import type { CollectionConfig } from 'payload'
import { REFUND_REASONS, REFUND_STATUSES } from '@/domain/orders/refund-machine'
import { SYSTEM_OWNS } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'
import { shownAsMoney } from '../fields/money'
import { findsNoHealthBy } from '../hooks/unnamed-health'

/** Money that we give back: wanted first, then asked for, then seen in the provider's own books. */
export const Refunds: CollectionConfig = {
  slug: 'refunds',
  admin: {
    ...recordsIn('takings'),
    useAsTitle: 'intentId',
    listSearchableFields: ['intentId', 'order.number'],
    defaultColumns: ['order', 'reason', 'status', 'amount', 'provider', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('orders'),
  hooks: findsNoHealthBy('order.sitting'),
  fields: [
    // None: money came for an order that we do not know.
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'provider', type: 'text', required: true, admin: SHOWN_IN_WORDS },
    { name: 'intentId', type: 'text', required: true, index: true },
    {
      type: 'row',
      fields: [
        { name: 'amount', type: 'number', required: true, admin: shownAsMoney },
        { name: 'currency', type: 'text', required: true },
      ],
    },
    { name: 'reason', type: 'select', required: true, options: [...REFUND_REASONS] },
    {
      name: 'status',
      type: 'select',
      required: true,
      options: [...REFUND_STATUSES],
      index: true,
      admin: { position: 'sidebar' },
    },
    /** Unique: two clicks of one person, or two workers, want one refund. */
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'providerRef', type: 'text' },
    { name: 'failureCode', type: 'text' },
    { name: 'askedBy', type: 'text' },
    { name: 'note', type: 'textarea' },
    { name: 'askedAt', type: 'date', admin: { position: 'sidebar', ...TO_THE_MINUTE } },
  ],
}
