import { z } from 'zod'
import { previewLanding } from '@/content/landing/preview-landing'
import { LOCALES } from '@/domain/locale/locales'
import { defineStaffCall } from './define-staff-endpoint'
import { mayTouch } from './may-touch'

/** A landing page as the form in front of an editor would make it. */
export const previewCall = defineStaffCall({
  path: '/editing/preview',
  may: 'perDocument',
  body: z.strictObject({
    collection: z.enum(['landing-pages', 'landing-themes']),
    id: z.uuid().nullable(),
    locale: z.enum(LOCALES),
    form: z.record(z.string(), z.unknown()),
  }),
  handler: async ({ deps, input, user }) => {
    await mayTouch('read', { req: { user, payload: deps.payload }, collection: input.collection })
    return previewLanding({ payload: deps.payload, ...input })
  },
})
