import type { GlobalConfig, PayloadRequest } from 'payload'
import { SITE_SETTINGS } from '@/domain/settings'
import { GLOBAL_OF } from '../access/rules'
import { say } from '../admin/words/say'
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
  ],
}

const isTimeZone = (value: unknown): boolean =>
  value === SITE_SETTINGS.timeZone.default || Intl.supportedValuesOf('timeZone').includes(String(value))
