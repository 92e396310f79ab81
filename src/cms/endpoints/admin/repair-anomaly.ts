import { z } from 'zod'
import { acknowledgeAnomaly, repairAnomaly } from '@/services/anomalies/repair-anomaly'
import { colleagueOf } from './colleague-of'
import { defineStaffEndpoint } from './define-staff-endpoint'

/** With a note: staff have decided. Without one: the repair of its kind is tried. */
export const repairAnomalyEndpoint = defineStaffEndpoint({
  path: '/admin/anomalies/:id/repair',
  may: 'owner',
  body: z.strictObject({ id: z.uuid(), note: z.string().trim().min(3).max(500).optional() }),
  handler: ({ deps, input: { id, note }, by, user }) => {
    const colleague = colleagueOf(user)
    return note
      ? acknowledgeAnomaly(deps, { id, note, by, colleague })
      : repairAnomaly(deps, { id, by, colleague })
  },
})
