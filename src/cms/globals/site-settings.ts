import type { GlobalConfig, PayloadRequest } from 'payload'
import { SELLABLE_CURRENCIES } from '@/domain/money/currencies'
import { SITE_SETTINGS } from '@/domain/settings'
import { GLOBAL_OF } from '../access/rules'
import { say } from '../admin/words/say'
import { currencyOnce } from '../fields/currency-once'
import { typedAsMoney } from '../fields/money'
import { numberSetting } from '../fields/setting-fields'
import { invalidatingGlobal } from '../hooks/invalidating'

const number = (name: Exclude<keyof typeof SITE_SETTINGS, 'timeZone'>) => ({
  ...numberSetting({ name, setting: SITE_SETTINGS[name] }),
  required: true,
})

export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  admin: { group: 'system', hideAPIURL: true },
  access: GLOBAL_OF('settings'),
  hooks: invalidatingGlobal('site-settings'),
  fields: [
    { name: 'defaultStorefront', type: 'relationship', relationTo: 'storefronts' },
    { name: 'defaultExam', type: 'relationship', relationTo: 'exams' },
    number('reportOpensAfterSeconds'),
    number('permanentDiscountPercent'),
    number('listPageSize'),
    number('treeHoleCharacters'),
    number('orderExpiresAfterHours'),
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      defaultValue: SITE_SETTINGS.timeZone.default,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        isTimeZone(value) || say(req.i18n, 'refusals.timeZone'),
    },
    /** Up to which sum an order is given back by who is support alone; in a currency without a row, nothing is. */
    {
      name: 'supportRefundLimits',
      type: 'array',
      validate: currencyOnce,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'currency',
              type: 'select',
              required: true,
              options: [...SELLABLE_CURRENCIES],
              admin: { width: '50%' },
            },
            {
              name: 'amount',
              type: 'number',
              required: true,
              min: 0,
              admin: { ...typedAsMoney, width: '50%' },
            },
          ],
        },
      ],
    },
  ],
}

const isTimeZone = (value: unknown): boolean =>
  value === SITE_SETTINGS.timeZone.default || Intl.supportedValuesOf('timeZone').includes(String(value))
