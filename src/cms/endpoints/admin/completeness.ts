import { z } from 'zod'
import { LOCALES } from '@/domain/locale/locales'
import { onTrial } from '@/services/on-trial'
import { HttpRefusal } from '@/services/refusal'
import { readCompleteness } from '../../publishing/read-completeness'
import { tryPublishing } from '../../publishing/trial/try-publishing'
import { asAskedBy } from './as-asked-by'
import { defineStaffEndpoint } from './define-staff-endpoint'
import { mayTouch } from './may-touch'

/** Whether a form could be published as it is, saved or not: it is published, and that is taken back. What is public already need not be. */
export const completenessEndpoint = defineStaffEndpoint({
  path: '/editing/completeness',
  may: 'perDocument',
  body: z.strictObject({
    collection: z.string(),
    id: z.uuid().nullable(),
    locale: z.enum(LOCALES),
    form: z.record(z.string(), z.unknown()),
    /** The form is what is public: publishing it again would change nothing, and is not tried. */
    asPublic: z.boolean().default(false),
  }),
  handler: async ({ deps, input, req }) => {
    const { asPublic, ...asked } = input
    await mayTouch('read', { req, collection: input.collection })
    const attempt = async () =>
      asPublic
        ? []
        : onTrial(deps, async ({ newReq }) =>
            tryPublishing({ ...asked, req: asAskedBy(req, await newReq()) }),
          )
    const found = await readCompleteness({ ...asked, req, attempt })
    if (!found) throw new HttpRefusal('notFound')
    return found
  },
})
