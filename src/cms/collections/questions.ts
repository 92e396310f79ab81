import type { CollectionConfig, JSONField, PayloadRequest } from 'payload'
import { parsePanel } from '@/domain/matrices/panel'
import { OWN } from '../access/rules'
import { DISTRACTOR_ERRORS } from '../admin/matrix/distractor-errors'
import { type MessageKey, say } from '../admin/words/say'
import { wholeFrom } from '../fields/whole-from'
import { invalidating } from '../hooks/invalidating'
import { keepItemVersion } from '../hooks/keep-item-version'
import { livePreview } from '../publishing/live-preview'

export const OPTION_COUNT = 6
/** Levels on either side of the middle, 0. An empty level would be in some counts of a form and not in others. */
const LEVELS = 9
const PANEL_ROW = '/cms/admin/matrix/panel-row-label#PanelRowLabel'

/** A matrix item as its editor sees it. Publishing writes an immutable item version, which sittings pin. */
export const Questions: CollectionConfig = {
  slug: 'questions',
  admin: {
    group: 'content',
    hideAPIURL: true,
    livePreview: livePreview('questions'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'preview', 'exam', 'part', 'level', 'position', 'b', '_status'],
    listSearchableFields: ['name', 'seed'],
  },
  defaultSort: ['exam', 'position'],
  access: OWN('items'),
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: {
    ...invalidating('questions'),
    afterChange: [keepItemVersion, ...(invalidating('questions').afterChange ?? [])],
  },
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Field: '/cms/admin/matrix/matrix-preview#MatrixPreview',
          Cell: '/cms/admin/matrix/matrix-cell#MatrixCell',
        },
      },
    },
    { name: 'name', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        { name: 'exam', type: 'relationship', relationTo: 'exams', required: true, index: true },
        { name: 'position', type: 'number', required: true, min: 1, max: 200, validate: wholeFrom(1) },
        { name: 'part', type: 'number', required: true, min: 1, max: 10, validate: wholeFrom(1) },
        {
          name: 'level',
          type: 'number',
          defaultValue: 0,
          min: -LEVELS,
          max: LEVELS,
          validate: wholeFrom(-LEVELS, LEVELS),
        },
      ],
    },
    {
      name: 'panels',
      type: 'array',
      required: true,
      minRows: 8,
      maxRows: 8,
      admin: { initCollapsed: true, components: { RowLabel: PANEL_ROW } },
      validate: exactly(8, 'refusals.panelsEight'),
      fields: [panelField()],
    },
    {
      name: 'options',
      type: 'array',
      required: true,
      minRows: OPTION_COUNT,
      maxRows: OPTION_COUNT,
      admin: { initCollapsed: true, components: { RowLabel: PANEL_ROW } },
      validate: exactly(OPTION_COUNT, 'refusals.optionsSix'),
      fields: [
        panelField(),
        {
          name: 'error',
          type: 'select',
          options: Object.entries(DISTRACTOR_ERRORS).map(([value, label]) => ({ value, label })),
        },
      ],
    },
    {
      name: 'key',
      type: 'number',
      required: true,
      min: 1,
      max: OPTION_COUNT,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= OPTION_COUNT) ||
        say(req.i18n, 'refusals.keyOutside'),
    },
    {
      type: 'collapsible',
      label: 'measurement',
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
        // Asked for where b is far from the forecast of the drawing (domain/publishing/question-proof.ts).
        { name: 'difficultyReason', type: 'textarea', maxLength: 1000 },
        {
          name: 'rules',
          type: 'json',
          admin: { components: { Field: '/cms/admin/record/rules-field#RulesField' } },
        },
        { name: 'layers', type: 'number', required: true, defaultValue: 1, min: 1, max: 3 },
        {
          name: 'seed',
          type: 'text',
          admin: { readOnly: true },
        },
      ],
    },
  ],
}

function exactly(count: number, refusal: MessageKey) {
  return (value: unknown, { req }: { req: PayloadRequest }) =>
    (Array.isArray(value) && value.length === count) || say(req.i18n, refusal)
}

/** One drawn panel of the matrix grammar, kept as data and edited as a drawing. */
function panelField(): JSONField {
  return {
    name: 'panel',
    type: 'json',
    required: true,
    admin: { components: { Field: '/cms/admin/panel-editor/panel-field#PanelField' } },
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      parsePanel(value) !== null || say(req.i18n, 'refusals.panelInvalid'),
  }
}
