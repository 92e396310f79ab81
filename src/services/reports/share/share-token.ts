import { createHmac } from 'node:crypto'
import { env } from '@/config/env'
import { hashToken } from '../../visitors/tokens'
import type { ShareRow } from './live-share'

/**
 * Under which a shared result is found: made of its row, because its owner is shown it again and only its hash is stored.
 * 192 bits in small letters, as `?id=` takes them; so long that the log leaves it out (front/admit.ts).
 */
export const shareToken = (linkId: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`share:${linkId}`).digest('hex').slice(0, 48)

/**
 * Whether the token of a row can be told again. Once PAYLOAD_SECRET is another, it cannot; the link that was passed on is found
 * by its stored hash and goes on working.
 */
export const isTellable = ({ id, tokenHash }: Pick<ShareRow, 'id' | 'tokenHash'>): boolean =>
  hashToken(shareToken(id)) === tokenHash
