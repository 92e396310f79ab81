import type { CollectionConfig, UIField } from 'payload'
import { ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import { nobodyField } from '../access/roles'
import { SYSTEM_OWNS } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn } from '../admin/records'
import { shownAsMoney } from '../fields/money'
import { findsNoHealthBy } from '../hooks/unnamed-health'

/** On a payment attempt at Stripe: the way to it there. Stores nothing. */
const STRIPE_LINK: UIField = {
  name: 'stripe',
  type: 'ui',
  admin: {
    disableListColumn: true,
    condition: ({ provider, intentId }) => provider === 'stripe' && Boolean(intentId),
    components: { Field: '/cms/admin/stripe/stripe-link#StripeLink' },
  },
}

export const PaymentAttempts: CollectionConfig = {
  slug: 'payment-attempts',
  admin: {
    ...recordsIn('takings'),
    useAsTitle: 'intentId',
    listSearchableFields: ['intentId', 'failureCode', 'order.number'],
    defaultColumns: [
      'order',
      'attempt',
      'provider',
      'method',
      'status',
      'amount',
      'failureCode',
      'createdAt',
    ],
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('orders'),
  hooks: findsNoHealthBy('order.sitting'),
  indexes: [{ fields: ['order', 'attempt'], unique: true }],
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'attempt', type: 'number', required: true },
    { name: 'provider', type: 'text', required: true, admin: SHOWN_IN_WORDS },
    { name: 'method', type: 'text', required: true, admin: SHOWN_IN_WORDS },
    { name: 'intentId', type: 'text', index: true },
    { name: 'clientSecret', type: 'text', access: { read: nobodyField }, admin: { hidden: true } },
    { name: 'formUrl', type: 'text', access: { read: nobodyField }, admin: { hidden: true } },
    { name: 'idempotencyKey', type: 'text', required: true, unique: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      options: [...ATTEMPT_STATUSES],
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'amount', type: 'number', required: true, admin: shownAsMoney },
    { name: 'currency', type: 'text', required: true },
    { name: 'failureCode', type: 'text' },
    /** A capture was sent under the attempt's key: from then on its money may have moved. */
    { name: 'capturedAt', type: 'date', admin: { hidden: true } },
    // When the reconciler last asked the provider about it.
    { name: 'askedAt', type: 'date', admin: { hidden: true } },
    STRIPE_LINK,
  ],
}
