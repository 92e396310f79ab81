import { createHash } from 'node:crypto'
import { env } from '@/config/env'

/**
 * What we give every payment to carry. Other software, or another shop of ours, may use the same account: what does not
 * carry it is none of our money, and what does and is not in our books goes back.
 */
export const ourMark = (): string =>
  `${SHOP}${createHash('sha256').update(new URL(env().SITE_URL).host).digest('hex').slice(0, 8)}`

/** Whether a shop of this kind made it: ours, ours under an earlier host, or another one's. */
export const isShopsMark = (mark: string | undefined): boolean => mark?.startsWith(SHOP) ?? false

const SHOP = 'plumbline-'
