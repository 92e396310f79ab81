import { z } from 'zod'
import { LONGEST_REPLY, STATES_AFTER_REPLY } from '@/domain/contact/reply'
import { readWriter } from '@/services/contact/read-writer'
import { sendReply } from '@/services/contact/send-reply'
import { localeOfLanguage } from '../../admin/words/languages'
import { defineStaffEndpoint } from './define-staff-endpoint'

const message = z.uuid()

/** Who wrote a message to support, what was answered, and the templates of replies. */
export const supportWriterEndpoint = defineStaffEndpoint({
  path: '/admin/support/person',
  may: ['messages', 'read'],
  method: 'get',
  body: z.strictObject({ message }),
  handler: ({ deps, input, req }) =>
    readWriter(deps, { ...input, locale: localeOfLanguage(req.i18n.language) }),
})

export const supportReplyEndpoint = defineStaffEndpoint({
  path: '/admin/support/reply',
  may: ['messages', 'write'],
  body: z.strictObject({
    message,
    text: z.string().trim().min(1).max(LONGEST_REPLY),
    state: z.enum(STATES_AFTER_REPLY),
    seen: z.int().min(0).max(10_000),
  }),
  handler: ({ deps, input, by }) => sendReply(deps, { ...input, by }),
})
