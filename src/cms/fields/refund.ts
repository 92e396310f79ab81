import type { UIField } from 'payload'

/** On an order: what can still be given back, and the way to do it. Stores nothing. */
export const refundField = (): UIField => ({
  name: 'refund',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/cms/admin/refund/refund-panel#RefundPanel' },
  },
})
