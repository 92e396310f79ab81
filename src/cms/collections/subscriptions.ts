import type { CollectionConfig } from 'payload'
import { END_REASONS, SUBSCRIPTION_STATUSES } from '@/domain/subscriptions/state'
import { CANCELLED_BY, LEAVING_REASONS, PLAN_LEVELS } from '@/domain/subscriptions/terms'
import { SYSTEM_OWNS } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'
import { shownAsMoney } from '../fields/money'
import { relatedRecords } from '../fields/related-records'

/**
 * A plan that a customer has or had. Its provider bills it; `domain/subscriptions` says what must come. What is billed is an
 * order of its own each time (orders.subscription).
 */
export const Subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  admin: {
    ...recordsIn('takings'),
    useAsTitle: 'number',
    defaultColumns: ['number', 'status', 'email', 'level', 'nextChargeAt', 'paidUntil', 'createdAt'],
    listSearchableFields: ['number', 'email'],
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('orders'),
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, index: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      options: [...SUBSCRIPTION_STATUSES],
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      type: 'row',
      fields: [
        // Empty after an erasure.
        { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
        { name: 'plan', type: 'relationship', relationTo: 'plans', required: true, index: true },
        { name: 'level', type: 'select', required: true, options: [...PLAN_LEVELS] },
        { name: 'storefront', type: 'relationship', relationTo: 'storefronts', required: true },
      ],
    },
    // Its provider knows it by the id of this order.
    { name: 'firstOrder', type: 'relationship', relationTo: 'orders', required: true, unique: true },
    { name: 'terms', type: 'json', required: true },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', required: true, index: true },
        { name: 'locale', type: 'text', required: true, admin: SHOWN_IN_WORDS },
        { name: 'country', type: 'text', required: true, admin: SHOWN_IN_WORDS },
        /** IANA; in it days are told. */
        { name: 'zone', type: 'text', required: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'provider', type: 'text', required: true },
        { name: 'providerRef', type: 'text', required: true, unique: true },
        /** Whether the provider has said that it bills no more. */
        { name: 'providerStopped', type: 'checkbox', defaultValue: false },
        /** The month to whose end the kept card is good, YYYY-MM, where the provider tells it. */
        { name: 'cardExpires', type: 'text' },
      ],
    },
    /**
     * A new price that asks its buyer: `{ amount, n, askedAt, agreedAt }`, the amount in hundredths, `n` the first charge
     * at it. Without a yes the plan ends before that charge.
     */
    { name: 'priceChange', type: 'json' },
    {
      type: 'row',
      fields: [
        { name: 'startedAt', type: 'date', required: true, admin: TO_THE_MINUTE },
        { name: 'trialEndsAt', type: 'date', admin: TO_THE_MINUTE },
        /** From which periods are counted. */
        { name: 'anchorAt', type: 'date', required: true, admin: TO_THE_MINUTE },
        /** Charges that were made, the one for a trial not among them. */
        { name: 'chargesDone', type: 'number', required: true, defaultValue: 0 },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'paidUntil', type: 'date', admin: TO_THE_MINUTE },
        { name: 'nextChargeAt', type: 'date', index: true, admin: TO_THE_MINUTE },
        { name: 'failures', type: 'number', required: true, defaultValue: 0 },
        { name: 'graceUntil', type: 'date', admin: TO_THE_MINUTE },
        { name: 'agreedAt', type: 'date', admin: TO_THE_MINUTE },
        /** Hundredths that an upgrade took off the first charge. */
        { name: 'credit', type: 'number', required: true, defaultValue: 0, admin: shownAsMoney },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'cancelledAt', type: 'date', admin: TO_THE_MINUTE },
        { name: 'cancelledBy', type: 'select', options: [...CANCELLED_BY] },
        { name: 'endsAt', type: 'date', admin: TO_THE_MINUTE },
        { name: 'endedReason', type: 'select', options: [...END_REASONS] },
        { name: 'disputedAt', type: 'date', admin: TO_THE_MINUTE },
        /** What the customer said afterwards, if anything. */
        { name: 'leavingReason', type: 'select', options: [...LEAVING_REASONS] },
      ],
    },
    /** Test mode: milliseconds that its own clock is ahead of ours. */
    { name: 'clockAheadMs', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'record',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/cms/admin/plan/plan-panel#PlanPanel' } },
    },
    relatedRecords(),
  ],
}
