import { createHash } from 'node:crypto'
import { env } from '@/config/env'

/**
 * The mark that we put on every payment. Other software, or another shop of ours, may use the same account: a payment
 * without the mark is not ours, and one that has it but is not in our database is refunded.
 */
export const ourMark = (): string =>
  `${SHOP}${createHash('sha256').update(new URL(env().SITE_URL).host).digest('hex').slice(0, 8)}`

/** Whether a Plumbline shop made the payment: this one, this one under an earlier host, or another. */
export const isShopsMark = (mark: string | undefined): boolean => mark?.startsWith(SHOP) ?? false

const SHOP = 'plumbline-'
