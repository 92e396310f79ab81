import type { UIField } from 'payload'

/** On a payment attempt at Stripe: the way to it there. Stores nothing. */
export const stripeLink = (): UIField => ({
  name: 'stripe',
  type: 'ui',
  admin: {
    disableListColumn: true,
    condition: ({ provider, intentId }) => provider === 'stripe' && Boolean(intentId),
    components: { Field: '/cms/admin/stripe/stripe-link#StripeLink' },
  },
})
