import type { CollectionConfig, PayloadRequest } from 'payload'
import { LINE_CHECKS, LINE_COSTS } from '@/domain/health/line-costs'
import { OWN } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { say } from '../admin/words/say'
import { invalidating } from '../hooks/invalidating'

const isCountry = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{2}$/.test(value)
const mayBePage = (value: unknown, { req }: { req: PayloadRequest }) =>
  !value || isPage(value) || say(req.i18n, 'refusals.httpsAddress')
const isPage = (value: unknown): boolean => typeof value === 'string' && /^https:\/\/[^\s]+$/.test(value)

/**
 * Where people in a crisis are listened to, by country. A line is published only with an official page that names it and
 * the day of a check, live or by sources (docs/decisions/0055).
 */
export const CrisisLines: CollectionConfig = {
  slug: 'crisis-lines',
  admin: {
    group: 'centre',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['country', 'name', 'number', 'checkedAt', '_status'],
    listSearchableFields: ['country', 'name', 'number'],
    components: { beforeListTable: ['/cms/admin/notices/crisis-notice#CrisisNotice'] },
  },
  defaultSort: 'country',
  access: OWN('health'),
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: invalidating('crisis-lines'),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'country',
          type: 'text',
          required: true,
          index: true,
          admin: SHOWN_IN_WORDS,
          validate: (value: unknown, { req }: { req: PayloadRequest }) =>
            isCountry(value) || say(req.i18n, 'refusals.countryCode'),
        },
        { name: 'number', type: 'text', required: true, maxLength: 60 },
      ],
    },
    { name: 'name', type: 'text', required: true, maxLength: 160 },
    {
      type: 'row',
      fields: [
        { name: 'hours', type: 'text', maxLength: 120 },
        /** Where several are listed, the lowest comes first. */
        { name: 'place', type: 'number', required: true, defaultValue: 0 },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'page',
          type: 'text',
          required: true,
          validate: (value: unknown, { req }: { req: PayloadRequest }) =>
            isPage(value) || say(req.i18n, 'refusals.httpsAddress'),
        },
        { name: 'checkedAt', type: 'date', required: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'cost', type: 'select', options: [...LINE_COSTS] },
        { name: 'sms', type: 'text', maxLength: 60 },
        { name: 'whatsapp', type: 'text', maxLength: 60 },
        { name: 'chat', type: 'text', validate: mayBePage },
      ],
    },
    /** How the number was checked: somebody opened the page, or sources name it. Those of the second kind want a live look. */
    {
      type: 'row',
      fields: [
        { name: 'check', type: 'select', required: true, defaultValue: 'live', options: [...LINE_CHECKS] },
        { name: 'source', type: 'text', maxLength: 500 },
        { name: 'sourceDate', type: 'text', maxLength: 10 },
      ],
    },
  ],
}
