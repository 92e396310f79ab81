import { z } from 'zod'
import { findAnything } from '../../../admin/find/find-anything'
import { defineStaffEndpoint } from '../define-staff-endpoint'

/** An order, a person, a page or a code, by what is known of it. */
export const findEndpoint = defineStaffEndpoint({
  path: '/admin/find',
<<<<<<< HEAD:src/cms/endpoints/admin/find.ts
  // Each list that it looks into is read as the asker may.
=======
  // What each of them may not read is not found.
>>>>>>> desk:src/cms/endpoints/admin/desk/find.ts
  may: 'perDocument',
  body: z.strictObject({ text: z.string().max(500) }),
  handler: ({ input, req }) => findAnything(req, input.text),
})
