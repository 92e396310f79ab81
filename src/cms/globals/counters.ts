import type { GlobalConfig } from 'payload'
import { GLOBAL_OF_EDITORS } from '../access/rules'
import { invalidatingGlobal } from '../hooks/invalidating'

export const COUNTER_KEYS = ['tests_total', 'tests_30_days', 'average_iq', 'currently_testing'] as const

export const Counters: GlobalConfig = {
  slug: 'counters',
  admin: {
    group: 'site',
    description:
      'Live counters are computed from our own data and hidden below their minimum. Static texts need evidence before they are published.',
  },
  access: GLOBAL_OF_EDITORS,
  hooks: invalidatingGlobal('counters'),
  fields: [
    {
      name: 'items',
      type: 'array',
      fields: [
        { name: 'key', type: 'text', required: true },
        { name: 'mode', type: 'select', required: true, options: ['live', 'static'] },
        {
          name: 'source',
          type: 'select',
          options: [...COUNTER_KEYS],
          admin: { condition: (_, row) => row?.mode === 'live' },
        },
        {
          name: 'minimum',
          type: 'number',
          defaultValue: 200,
          min: 1,
          admin: { condition: (_, row) => row?.mode === 'live' },
        },
        { name: 'value', type: 'text', admin: { condition: (_, row) => row?.mode === 'static' } },
        { name: 'label', type: 'text', required: true, localized: true },
        { name: 'published', type: 'checkbox', defaultValue: false, validate: publishable },
        {
          name: 'evidence',
          type: 'textarea',
          admin: {
            description: 'Where a static figure comes from. Without it the counter cannot be published.',
          },
        },
      ],
    },
  ],
}

function publishable(
  value: unknown,
  { siblingData }: { siblingData: { mode?: string; evidence?: string } },
): string | true {
  const needsEvidence = value === true && siblingData.mode === 'static' && !siblingData.evidence?.trim()
  return needsEvidence ? 'A static figure needs evidence before it is published.' : true
}
