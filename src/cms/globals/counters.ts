import type { GlobalConfig, PayloadRequest } from 'payload'
import { COUNTER_KEYS } from '@/domain/catalog/landing'
import { GLOBAL_OF_EDITORS } from '../access/rules'
import { say } from '../admin/words/say'
import { TITLED_ROWS } from '../fields/titled-rows'
import { invalidatingGlobal } from '../hooks/invalidating'
import { refuseHalfCounters } from '../hooks/refuse-half-counters'

const INVALIDATING = invalidatingGlobal('counters')

export const Counters: GlobalConfig = {
  slug: 'counters',
  admin: { group: 'content', hideAPIURL: true },
  access: GLOBAL_OF_EDITORS,
  hooks: {
    ...INVALIDATING,
    afterChange: [refuseHalfCounters, ...(INVALIDATING?.afterChange ?? [])],
  },
  fields: [
    {
      name: 'items',
      type: 'array',
      admin: TITLED_ROWS,
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
        { name: 'evidence', type: 'textarea' },
      ],
    },
  ],
}

function publishable(
  value: unknown,
  { siblingData, req }: { siblingData: { mode?: string; evidence?: string }; req: PayloadRequest },
): string | true {
  const needsEvidence = value === true && siblingData.mode === 'static' && !siblingData.evidence?.trim()
  return needsEvidence ? say(req.i18n, 'refusals.needsEvidence') : true
}
