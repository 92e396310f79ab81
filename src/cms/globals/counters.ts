import type { GlobalConfig, PayloadRequest } from 'payload'
import { COUNTER_SETTINGS } from '@/domain/settings'
import { GLOBAL_OF } from '../access/rules'
import { say } from '../admin/words/say'
import { choiceSetting, numberSetting } from '../fields/setting-fields'
import { TITLED_ROWS } from '../fields/titled-rows'
import { invalidatingGlobal } from '../hooks/invalidating'
import { refuseHalfCounters } from '../hooks/refuse-half-counters'

const INVALIDATING = invalidatingGlobal('counters')

export const Counters: GlobalConfig = {
  slug: 'counters',
  admin: { group: 'content', hideAPIURL: true },
  access: GLOBAL_OF('landings'),
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
        { ...choiceSetting({ name: 'mode', setting: COUNTER_SETTINGS.mode }), required: true },
        {
          ...choiceSetting({ name: 'source', setting: COUNTER_SETTINGS.source }),
          admin: { condition: (_, row) => row?.mode === 'live' },
        },
        {
          ...numberSetting({ name: 'minimum', setting: COUNTER_SETTINGS.minimum }),
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
