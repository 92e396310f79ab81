import type { UIField } from 'payload'

/** Beside the form of a customer: which subscription opens something for them now. Computed as it is shown; stores nothing. */
export const subscriptionCard: UIField = {
  name: 'subscription',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/admin/plan/subscription-card#SubscriptionCard' },
  },
}
