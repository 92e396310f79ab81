import type { CollectionConfig } from 'payload'
import { EDITORS_OWN } from '../access/rules'
import { panelField } from '../fields/panel'
import { invalidating } from '../hooks/invalidating'
import { keepItemVersion } from '../hooks/keep-item-version'

export const OPTION_COUNT = 6
export const DISTRACTOR_ERRORS = ['repetition', 'incomplete-correlate', 'wrong-principle', 'difference'] as const

/** A matrix item as its editor sees it. Publishing writes an immutable item version, which sittings pin. */
export const Questions: CollectionConfig = {
  slug: 'questions',
  admin: {
    group: 'tests',
    useAsTitle: 'name',
    defaultColumns: ['name', 'exam', 'position', 'part', 'b', '_status'],
    listSearchableFields: ['name'],
  },
  defaultSort: 'position',
  access: EDITORS_OWN,
  versions: { drafts: { validate: true }, maxPerDoc: 20 },
  hooks: {
    ...invalidating('questions'),
    afterChange: [keepItemVersion, ...(invalidating('questions').afterChange ?? [])],
  },
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '@/cms/admin/matrix-preview#MatrixPreview' } },
    },
    { name: 'name', type: 'text', required: true, admin: { description: 'For colleagues only.' } },
    {
      type: 'row',
      fields: [
        { name: 'exam', type: 'relationship', relationTo: 'exams', required: true, index: true },
        { name: 'position', type: 'number', required: true, min: 1, max: 200, validate: wholeFrom(1) },
        { name: 'part', type: 'number', required: true, min: 1, max: 10, validate: wholeFrom(1) },
      ],
    },
    {
      name: 'panels',
      type: 'array',
      required: true,
      minRows: 8,
      maxRows: 8,
      admin: { description: 'The eight given panels, row by row. The ninth is what the taker looks for.' },
      validate: exactly(8, 'A matrix has exactly eight given panels.'),
      fields: [panelField()],
    },
    {
      name: 'options',
      type: 'array',
      required: true,
      minRows: OPTION_COUNT,
      maxRows: OPTION_COUNT,
      validate: exactly(OPTION_COUNT, 'A question has exactly six options.'),
      fields: [
        panelField(),
        {
          name: 'error',
          type: 'select',
          options: [...DISTRACTOR_ERRORS],
          admin: { description: 'Which mistake leads to this option. Leave empty for the answer.' },
        },
      ],
    },
    {
      name: 'key',
      type: 'number',
      required: true,
      min: 1,
      max: OPTION_COUNT,
      admin: { description: 'The number of the right option, 1 to 6.' },
      validate: (value: unknown) =>
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= OPTION_COUNT) ||
        'The answer must be one of the options: a whole number from 1 to 6.',
    },
    {
      type: 'collapsible',
      label: 'Measurement',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'a', type: 'number', required: true, defaultValue: 1.3, min: 0.05, max: 4 },
            { name: 'b', type: 'number', required: true, min: -6, max: 6 },
            { name: 'c', type: 'number', required: true, defaultValue: 1 / 6, min: 0, max: 0.99 },
            { name: 'bSe', type: 'number', required: true, defaultValue: 0.8, min: 0, max: 3 },
          ],
        },
        {
          name: 'rules',
          type: 'json',
          admin: { description: 'The rules that govern the item; used for the five dimensions.' },
        },
        { name: 'layers', type: 'number', required: true, defaultValue: 1, min: 1, max: 3 },
        {
          name: 'seed',
          type: 'text',
          admin: { readOnly: true, description: 'The generator’s seed, if it made this item.' },
        },
      ],
    },
  ],
}

function wholeFrom(low: number) {
  return (value: unknown) =>
    (Number.isInteger(value) && Number(value) >= low) || `A whole number from ${low}.`
}

function exactly(count: number, message: string) {
  return (value: unknown) => (Array.isArray(value) && value.length === count) || message
}
