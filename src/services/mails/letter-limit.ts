import { mailboxOf } from '@/domain/mailbox'
import type { RateLimit } from '../visitors/limit-rate'

/**
 * How many letters a mailbox gets because somebody typed its address, whoever and by whichever call. Beyond it who asked
 * for a letter of their own is refused (`limitRate`), and what a stranger may ask for is left out without a word
 * (`isWithinRate`). What the books send, receipts and refunds, is not counted and never left out.
 */
export const letterLimit = (to: string): RateLimit => ({
  name: 'letters',
  subject: mailboxOf(to),
  max: 10,
  windowSeconds: 3600,
})
