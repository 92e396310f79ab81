import { z } from 'zod'
import { HttpRefusal } from '@/services/refusal'
import { exportPlans, PLAN_LISTS } from '@/services/statistics/export-plans'
import { defineStaffEndpoint } from './define-staff-endpoint'
import { csvOf, daysAsked } from './ledger-csv'
import { mayReadBooks } from './may-read-books'

/** Plans of some days for a spreadsheet: those that began, their renewals, or charges that failed. */
export const plansCsvEndpoint = defineStaffEndpoint({
  path: '/admin/plans.csv',
  may: ['orders', 'read'],
  method: 'get',
  body: z.strictObject({ list: z.enum(PLAN_LISTS), ...daysAsked.shape }).refine(...daysAsked.rule),
  handler: async ({ deps, input, req }) => {
    if (!(await mayReadBooks(req))) throw new HttpRefusal('forbidden')
    return csvOf(exportPlans(deps, input), `${input.list}-${input.from}-${input.to}`)
  },
})
