import type { CollectionConfig, PayloadRequest } from 'payload'
import { POLICY_BOXES } from '@/domain/catalog/checkout-policy'
import { PLAN_POLICY_SETTINGS, POLICY_SETTINGS } from '@/domain/settings'
import { CONVERSIONS } from '@/domain/subscriptions/terms'
import { OWN } from '../access/rules'
import { say } from '../admin/words/say'
import { numberSetting } from '../fields/setting-fields'

/** What the law of some countries asks of the buy box: the words of its button and the boxes to tick. */
export const CheckoutPolicies: CollectionConfig = {
  slug: 'checkout-policies',
  admin: {
    group: 'shop',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'countries', 'withdrawalDays', 'updatedAt'],
  },
  defaultSort: 'name',
  access: OWN('shop'),
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    /** None: wherever no other policy applies. */
    { name: 'countries', type: 'relationship', relationTo: 'countries', hasMany: true },
    {
      name: 'button',
      type: 'text',
      required: true,
      localized: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === 'string' &&
          value.length <= 60 &&
          value.split('{total}').length <= 2 &&
          value.trim() !== '') ||
        say(req.i18n, 'refusals.policyButton'),
    },
    { name: 'note', type: 'textarea', localized: true },
    { ...numberSetting({ name: 'withdrawalDays', setting: POLICY_SETTINGS.withdrawalDays }), required: true },
    { ...numberSetting({ name: 'minimumAge', setting: POLICY_SETTINGS.minimumAge }), required: true },
    {
      name: 'plans',
      type: 'group',
      fields: [
        {
          name: 'conversion',
          type: 'select',
          required: true,
          options: [...CONVERSIONS],
          defaultValue: 'automatic',
        },
        ...Object.entries(PLAN_POLICY_SETTINGS).map(([name, setting]) => numberSetting({ name, setting })),
      ],
    },
    {
      name: 'boxes',
      type: 'array',
      maxRows: 5,
      fields: [
        { name: 'kind', type: 'select', required: true, options: [...POLICY_BOXES] },
        { name: 'label', type: 'textarea', required: true, localized: true },
      ],
    },
  ],
}
