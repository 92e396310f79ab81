import { z } from 'zod'
import { LOCALES } from '@/domain/locale/locales'
import { HttpRefusal } from '@/services/refusal'
import { readCompleteness } from '../../publishing/read-completeness'
import { defineStaffEndpoint } from './define-staff-endpoint'

/** What a form lacks before it may be published, saved or not. */
export const completenessEndpoint = defineStaffEndpoint({
  path: '/editing/completeness',
  body: z.strictObject({
    collection: z.string(),
    id: z.uuid().nullable(),
    locale: z.enum(LOCALES),
    form: z.record(z.string(), z.unknown()),
  }),
  handler: async ({ input, req }) => {
    const found = await readCompleteness({ ...input, req })
    if (!found) throw new HttpRefusal('notFound')
    return found
  },
})
