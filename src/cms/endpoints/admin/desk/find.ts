import { z } from 'zod'
import { findAnything } from '../../../admin/find/find-anything'
import { defineStaffEndpoint } from '../define-staff-endpoint'

/** An order, a person, a page or a code, by what is known of it. */
export const findEndpoint = defineStaffEndpoint({
  path: '/admin/find',
  // What each of them may not read is not found.
  may: 'perDocument',
  body: z.strictObject({ text: z.string().max(500) }),
  handler: ({ input, req }) => findAnything(req, input.text),
})
