import { createHash } from 'node:crypto'
import { env } from '@/config/env'

/**
 * What we give every payment to carry. Other software, or another shop of ours, may use the same account: what does not
 * carry it is none of our money, and what does and is not in our books goes back.
 */
export const ourMark = (): string =>
  `plumbline-${createHash('sha256').update(new URL(env().SITE_URL).host).digest('hex').slice(0, 8)}`
