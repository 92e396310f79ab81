import type { GlobalConfig, PayloadRequest } from 'payload'
import { GLOBAL_OF_EDITORS } from '../access/rules'
import { say } from '../admin/words/say'
import { invalidatingGlobal } from '../hooks/invalidating'

export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  admin: { group: 'system', hideAPIURL: true },
  access: GLOBAL_OF_EDITORS,
  hooks: invalidatingGlobal('site-settings'),
  fields: [
    { name: 'defaultStorefront', type: 'relationship', relationTo: 'storefronts' },
    { name: 'defaultExam', type: 'relationship', relationTo: 'exams' },
    { name: 'reportOpensAfterSeconds', type: 'number', required: true, defaultValue: 10, min: 3, max: 60 },
    { name: 'permanentDiscountPercent', type: 'number', required: true, defaultValue: 20, min: 1, max: 90 },
    { name: 'listPageSize', type: 'number', required: true, defaultValue: 10, min: 5, max: 100 },
    { name: 'orderExpiresAfterHours', type: 'number', required: true, defaultValue: 24, min: 1, max: 720 },
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      defaultValue: 'UTC',
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        isTimeZone(value) || say(req.i18n, 'refusals.timeZone'),
    },
  ],
}

const isTimeZone = (value: unknown): boolean =>
  value === 'UTC' || Intl.supportedValuesOf('timeZone').includes(String(value))
