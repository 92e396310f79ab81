import type { CollectionConfig, Field, UIField } from 'payload'
import { ORDER_STATUSES } from '@/domain/orders/order-machine'
import { SYSTEM_OWNS } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'
import { shownAsMoney } from '../fields/money'
import { relatedRecords } from '../fields/related-records'
import { unnamedHealth } from '../hooks/unnamed-health'

/** On an order: what can still be given back, and the way to do it. Stores nothing. */
const REFUND: UIField = {
  name: 'refund',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/cms/admin/refund/refund-panel#RefundPanel' },
  },
}

/** Above the form: the order as a person reads it. Stores nothing. */
const SUMMARY: UIField = {
  name: 'summary',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/cms/admin/order/order-summary#OrderSummary' },
  },
}

/** The order as it is stored, for whoever asks for it. */
const STORED: Field[] = [
  { name: 'number', type: 'text', required: true, unique: true, index: true },
  {
    type: 'row',
    fields: [
      // What it is for: a sitting's report, or something of a customer's own. Exactly one of the two (a CHECK).
      { name: 'sitting', type: 'relationship', relationTo: 'sittings', index: true },
      { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
      { name: 'sku', type: 'relationship', relationTo: 'skus', required: true },
      { name: 'tier', type: 'text', required: true, admin: SHOWN_IN_WORDS },
      { name: 'storefront', type: 'relationship', relationTo: 'storefronts', required: true },
    ],
  },
  { name: 'parts', type: 'json', required: true },
  /** Of an order for a plan: what was agreed (`PlanTerms`). A renewal has that of its subscription. */
  { name: 'planTerms', type: 'json' },
  {
    type: 'row',
    fields: [
      // Empty until the first order of a plan is paid.
      { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', index: true },
      /** 0: what was taken when it was bought; counts the charges of a subscription. */
      { name: 'charge', type: 'number' },
      { name: 'periodStart', type: 'date', admin: TO_THE_MINUTE },
      { name: 'periodEnd', type: 'date', admin: TO_THE_MINUTE },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'email', type: 'email', required: true, index: true },
      { name: 'locale', type: 'text', required: true, admin: SHOWN_IN_WORDS },
      { name: 'country', type: 'text', required: true, admin: SHOWN_IN_WORDS },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'currency', type: 'text', required: true },
      { name: 'list', type: 'number', required: true, admin: shownAsMoney },
    ],
  },
  { name: 'discounts', type: 'json' },
  {
    type: 'row',
    fields: [
      { name: 'total', type: 'number', required: true, admin: shownAsMoney },
      { name: 'taxRatePercent', type: 'number', required: true },
      { name: 'taxIncluded', type: 'number', required: true, admin: shownAsMoney },
    ],
  },
  { name: 'promo', type: 'relationship', relationTo: 'promo-codes', index: true },
  { name: 'tracking', type: 'json' },
  relatedRecords(),
]

export const Orders: CollectionConfig = {
  slug: 'orders',
  admin: {
    ...recordsIn('takings'),
    useAsTitle: 'number',
    defaultColumns: ['number', 'status', 'email', 'total', 'tier', 'country', 'createdAt'],
    listSearchableFields: ['number', 'email'],
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('orders'),
  // What staff are shown depends on the sitting, whatever a reader asks for.
  forceSelect: { sitting: true },
  hooks: unnamedHealth,
  indexes: [{ fields: ['subscription', 'charge'], unique: true }],
  fields: [
    SUMMARY,
    REFUND,
    { type: 'collapsible', label: 'asStored', admin: { initCollapsed: true }, fields: STORED },
    {
      name: 'status',
      type: 'select',
      required: true,
      options: [...ORDER_STATUSES],
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'paidAt', type: 'date', admin: { position: 'sidebar', ...TO_THE_MINUTE } },
    { name: 'expiresAt', type: 'date', required: true, admin: { position: 'sidebar', ...TO_THE_MINUTE } },
  ],
}
