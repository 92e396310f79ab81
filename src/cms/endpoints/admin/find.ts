import { z } from 'zod'
import { findAnything } from '../../admin/find/find-anything'
import { defineStaffEndpoint } from './define-staff-endpoint'

/** An order, a person, a page or a code, by what is known of it. */
export const findEndpoint = defineStaffEndpoint({
  path: '/admin/find',
  // Each list that it looks into is read as the asker may.
  may: 'perDocument',
  body: z.strictObject({ text: z.string().max(500) }),
  handler: ({ input, req }) => findAnything(req, input.text),
})
