import { z } from 'zod'
import { previewLanding } from '@/content/landing/preview-landing'
import { LOCALES } from '@/domain/locale/locales'
import { defineStaffCall } from './define-staff-endpoint'

/** A landing page as the form in front of an editor would make it. */
export const previewCall = defineStaffCall({
  path: '/editing/preview',
  body: z.strictObject({
    collection: z.enum(['landing-pages', 'landing-themes']),
    id: z.uuid().nullable(),
    locale: z.enum(LOCALES),
    form: z.record(z.string(), z.unknown()),
  }),
  handler: ({ deps, input }) => previewLanding({ payload: deps.payload, ...input }),
})
