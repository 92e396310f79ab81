import type { ArrayField, CollectionConfig, Field, PayloadRequest } from 'payload'
import { instrumentRules } from '@/domain/api/instrument-rules'
import { ITEM_KINDS } from '@/domain/questionnaires/instrument'
import { readJson } from '@/domain/questionnaires/read-json'
import { TYPE_CODES } from '@/domain/questionnaires/types16'
import { OWN } from '../access/rules'
import { say } from '../admin/words/say'
import { TITLED_ROWS } from '../fields/titled-rows'
import { invalidating } from '../hooks/invalidating'
import { keepInstrumentVersion } from '../hooks/keep-instrument-version'

const MOST_CHOICES = 6
const ID = /^[a-z][a-z0-9]{0,19}$/i

/** There are dozens: each opens by itself. */
const FOLDED_ROWS = { ...TITLED_ROWS, initCollapsed: true }

const id = (name: 'key' | 'scale'): Field => ({
  name,
  type: 'text',
  required: true,
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (typeof value === 'string' && ID.test(value)) || say(req.i18n, 'refusals.instrumentKey'),
})

const text = (name: string) => ({ name, type: 'textarea', required: true, localized: true }) as const
const mayBeText = (name: string) => ({ name, type: 'textarea', localized: true }) as const
const number = (name: string, bounds: { min: number; max: number }) =>
  ({ name, type: 'number', required: true, ...bounds, admin: { width: '25%' } }) as const

const BANDS: ArrayField = {
  name: 'bands',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 7,
  admin: FOLDED_ROWS,
  fields: [
    { type: 'row', fields: [id('key'), number('from', { min: 0, max: 100 })] },
    { name: 'title', type: 'text', localized: true },
    text('text'),
    mayBeText('tip'),
    mayBeText('free'),
    mayBeText('seek'),
  ],
}

const SCALES: ArrayField = {
  name: 'scales',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 24,
  admin: FOLDED_ROWS,
  fields: [
    { type: 'row', fields: [id('key'), { name: 'isFree', type: 'checkbox', defaultValue: false }] },
    { name: 'title', type: 'text', required: true, localized: true },
    mayBeText('about'),
    mayBeText('near'),
    {
      type: 'row',
      fields: [
        number('alpha', { min: 0, max: 0.999 }),
        { ...number('retest', { min: 0, max: 0.999 }), required: false },
        number('sd', { min: 0.1, max: 50 }),
      ],
    },
    /** A total: the keys of the scales whose items it is scored by. */
    { name: 'of', type: 'text', hasMany: true },
    {
      name: 'norm',
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            { ...number('mean', { min: 0, max: 100 }), required: false },
            { ...number('sd', { min: 0.1, max: 50 }), required: false },
            { ...number('n', { min: 1, max: 10_000_000 }), required: false },
          ],
        },
        { name: 'source', type: 'text' },
      ],
    },
    BANDS,
  ],
}

const ITEMS: ArrayField = {
  name: 'items',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 200,
  admin: FOLDED_ROWS,
  fields: [
    {
      type: 'row',
      fields: [
        id('key'),
        id('scale'),
        { ...number('part', { min: 1, max: 10 }), defaultValue: 1 },
        { ...number('choices', { min: 2, max: MOST_CHOICES }), defaultValue: 5 },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'kind', type: 'select', required: true, defaultValue: 'agreement', options: [...ITEM_KINDS] },
        { name: 'reversed', type: 'checkbox', defaultValue: false },
      ],
    },
    { ...text('title') },
    mayBeText('other'),
    {
      name: 'options',
      type: 'array',
      maxRows: MOST_CHOICES,
      admin: { initCollapsed: true },
      fields: [text('text'), number('worth', { min: 0, max: 10 })],
    },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/cms/admin/instrument/item-preview#ItemPreview' } },
    },
  ],
}

/** A questionnaire: its items, keys, scales and what its reports say. Publishing writes an immutable instrument version, which sittings pin. */
export const Instruments: CollectionConfig = {
  slug: 'instruments',
  admin: {
    group: 'content',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'exam', '_status', 'updatedAt'],
    listSearchableFields: ['name'],
  },
  defaultSort: 'name',
  access: OWN('items'),
  versions: { drafts: true, maxPerDoc: 10 },
  hooks: {
    ...invalidating('instruments'),
    afterChange: [keepInstrumentVersion, ...(invalidating('instruments').afterChange ?? [])],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'exam', type: 'relationship', relationTo: 'exams', required: true, unique: true, index: true },
    { name: 'mostMissing', type: 'number', required: true, defaultValue: 0.1, min: 0, max: 0.5 },
    SCALES,
    ITEMS,
    {
      name: 'types',
      type: 'array',
      maxRows: 16,
      admin: FOLDED_ROWS,
      fields: [
        { name: 'type', type: 'select', required: true, options: [...TYPE_CODES] },
        { name: 'title', type: 'text', required: true, localized: true },
        text('summary'),
        text('strengths'),
        text('work'),
        text('relations'),
        text('growth'),
      ],
    },
    mayBeText('note'),
    // JSON as text: Payload merges the whole document for each field that it validates, and hundreds of keys make that slow.
    {
      name: 'rules',
      type: 'code',
      admin: { language: 'json' },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        !value ||
        instrumentRules.safeParse(readJson(value)).success ||
        say(req.i18n, 'refusals.instrumentRules'),
    },
    {
      name: 'phrases',
      type: 'code',
      localized: true,
      admin: { language: 'json' },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        !value || typeof readJson(value) === 'object' || say(req.i18n, 'refusals.instrumentRules'),
    },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/cms/admin/instrument/profile-preview#ProfilePreview' } },
    },
  ],
}
