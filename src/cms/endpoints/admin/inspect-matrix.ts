import { z } from 'zod'
import { OPTION_COUNT, slotOf } from '@/domain/matrices/matrix-slots'
import { inspectMatrix } from '@/domain/matrices/solve/inspect-matrix'
import { defineStaffEndpoint } from './define-staff-endpoint'

/** A form may have a row too many for a while. */
const MOST_ROWS = 12
const rows = z.array(z.unknown()).max(MOST_ROWS)

/**
 * What the solver makes of a matrix of an unsaved form. It works here and not in the browser: the admin's scripts lie
 * where anybody can fetch them.
 */
export const inspectMatrixEndpoint = defineStaffEndpoint({
  path: '/editing/matrix',
  may: ['items', 'read'],
  body: z.strictObject({
    panels: rows,
    options: rows,
    key: z.int().min(1).max(OPTION_COUNT).nullable().catch(null),
  }),
  handler: async ({ input: { panels, options, key } }) =>
    inspectMatrix({ panels: panels.map(slotOf), options: options.map(slotOf), key }),
})
