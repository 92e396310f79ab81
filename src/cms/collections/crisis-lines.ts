import type { CollectionConfig, PayloadRequest } from 'payload'
import { EDITORS_OWN } from '../access/rules'
import { say } from '../admin/words/say'
import { invalidating } from '../hooks/invalidating'

const isCountry = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{2}$/.test(value)
const isPage = (value: unknown): boolean => typeof value === 'string' && /^https:\/\/[^\s]+$/.test(value)

/**
 * Where people in a crisis are listened to, by country. A line is published only with an official page that names it and
 * the day on which a colleague looked it up (docs/decisions/0055).
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
  access: EDITORS_OWN,
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
  ],
}
