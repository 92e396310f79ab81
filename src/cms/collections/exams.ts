import type { CollectionConfig, PayloadRequest } from 'payload'
import { EXAM_KINDS, EXAM_TAGS } from '@/domain/exam/kinds'
import { FORM_DESIGNS } from '@/domain/exam/stage'
import { FORM_SETTINGS } from '@/domain/settings'
import { OWN } from '../access/rules'
import { say } from '../admin/words/say'
import { numberSetting } from '../fields/setting-fields'
import { TITLED_ROWS } from '../fields/titled-rows'
import { invalidating } from '../hooks/invalidating'
import { AUTOSAVED } from '../publishing/autosaved'

export const Exams: CollectionConfig = {
  slug: 'exams',
  admin: {
    group: 'content',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'kind', 'duration', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'summary'],
  },
  defaultSort: 'number',
  access: OWN('content'),
  versions: { drafts: AUTOSAVED, maxPerDoc: 20 },
  hooks: invalidating('exams'),
  fields: [
    {
      name: 'number',
      type: 'number',
      required: true,
      unique: true,
      index: true,
      min: 1,
      max: 999_999_999,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (Number.isInteger(value) && Number(value) >= 1) || say(req.i18n, 'refusals.wholeFrom', { low: 1 }),
    },
    { name: 'kind', type: 'select', required: true, options: Object.keys(EXAM_KINDS) },
    { name: 'tags', type: 'select', hasMany: true, options: [...EXAM_TAGS] },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'summary', type: 'textarea', localized: true },
    { name: 'duration', type: 'text', localized: true, required: true },
    /** Of matrices alone: a questionnaire has no clock, no levels and no practice. */
    {
      type: 'group',
      name: 'form',
      admin: { condition: ({ kind }) => kind === undefined || kind === 'iq' },
      fields: [
        {
          ...numberSetting({ name: 'timeLimitMinutes', setting: FORM_SETTINGS.timeLimitMinutes }),
          required: true,
        },
        {
          name: 'design',
          type: 'select',
          defaultValue: 'linear',
          options: [...FORM_DESIGNS],
        },
        {
          name: 'practice',
          type: 'json',
          admin: { components: { Field: '/cms/admin/record/practice-field#PracticeField' } },
        },
      ],
    },
    {
      name: 'encouragements',
      type: 'array',
      admin: TITLED_ROWS,
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        { name: 'text', type: 'textarea', required: true, localized: true },
      ],
    },
    {
      name: 'instructions',
      type: 'array',
      admin: TITLED_ROWS,
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        { name: 'text', type: 'textarea', required: true, localized: true },
      ],
    },
  ],
}
