import type { CollectionConfig } from 'payload'
import { PLAN_SETTINGS } from '@/domain/settings'
import { BENEFITS } from '@/domain/subscriptions/benefits'
import { PERIOD_UNITS, PLAN_LEVELS } from '@/domain/subscriptions/terms'
import { OWN } from '../access/rules'
import { TO_THE_MINUTE } from '../admin/records'
import { numberSetting } from '../fields/setting-fields'

/**
 * What can be subscribed to (docs/decisions/0007, 0037): how often it bills, its trial, and what it opens. Its prices are SKUs of
 * the tier `plan`, one for each price list. What was bought keeps the terms of its day (subscriptions.terms).
 */
export const Plans: CollectionConfig = {
  slug: 'plans',
  admin: {
    group: 'shop',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'level', 'code', 'active', '_status'],
  },
  defaultSort: 'order',
  access: OWN('shop'),
  versions: { drafts: true, maxPerDoc: 50 },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    {
      type: 'row',
      fields: [
        { name: 'code', type: 'text', required: true, unique: true, maxLength: 40 },
        { name: 'level', type: 'select', required: true, options: [...PLAN_LEVELS] },
        { name: 'order', type: 'number', required: true, defaultValue: 0 },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'periodUnit',
          type: 'select',
          required: true,
          options: [...PERIOD_UNITS],
          defaultValue: 'MONTH',
        },
        { ...numberSetting({ name: 'periodCount', setting: PLAN_SETTINGS.periodCount }), required: true },
        /** The price is told by the day first, and then as what is billed. */
        { name: 'toldPerDay', type: 'checkbox', defaultValue: false },
      ],
    },
    {
      type: 'row',
      fields: [
        { ...numberSetting({ name: 'trialDays', setting: PLAN_SETTINGS.trialDays }), required: true },
        /** Not sold to whoever comes later; the page counts down to it. Empty: no end. */
        { name: 'offerEndsAt', type: 'date', admin: TO_THE_MINUTE },
      ],
    },
    { name: 'benefits', type: 'select', hasMany: true, options: [...BENEFITS] },
    {
      type: 'row',
      fields: [
        { name: 'tests', type: 'number', min: 0, max: 100 },
        { name: 'courses', type: 'number', min: 0, max: 100 },
      ],
    },
    { name: 'active', type: 'checkbox', defaultValue: true },
  ],
}
