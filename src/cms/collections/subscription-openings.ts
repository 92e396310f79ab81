import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS, withoutHealth } from '../access/rules'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'

/**
 * What was opened by a subscription: a full report or a course. A basic plan counts these in each period
 * (docs/decisions/0040); a report that was opened stays readable after the end.
 */
export const SubscriptionOpenings: CollectionConfig = {
  slug: 'subscription-openings',
  admin: {
    ...recordsIn('takings'),
    defaultColumns: ['subscription', 'sitting', 'course', 'openedAt', 'givenBackAt'],
  },
  defaultSort: '-openedAt',
  access: withoutHealth(SYSTEM_OWNS('orders'), 'sitting.health'),
  indexes: [
    { fields: ['subscription', 'sitting'], unique: true },
    { fields: ['subscription', 'course', 'periodStart'], unique: true },
  ],
  fields: [
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', required: true, index: true },
    // One of the two.
    { name: 'sitting', type: 'relationship', relationTo: 'sittings', index: true },
    { name: 'course', type: 'relationship', relationTo: 'courses', index: true },
    { name: 'periodStart', type: 'date', required: true },
    { name: 'openedAt', type: 'date', required: true, admin: TO_THE_MINUTE },
    { name: 'givenBackAt', type: 'date', admin: TO_THE_MINUTE },
  ],
}
