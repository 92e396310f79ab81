import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/config/env'

const UUID_BYTES = 16
const MAC_BYTES = 16

/**
 * Ends the daily mail of a customer without a login. It does nothing else and lasts as long as the customer: whoever finds an old
 * mail can end it, and begin nothing.
 */
export const leaveTokenOf = (customerId: string): string => {
  const id = Buffer.from(customerId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, macOf(id)]).toString('base64url')
}

/** Whose daily mail a token ends; null: it is not one of ours. */
export const customerOfToken = (token: string): string | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== UUID_BYTES + MAC_BYTES) return null
  const id = bytes.subarray(0, UUID_BYTES)
  if (!timingSafeEqual(bytes.subarray(UUID_BYTES), macOf(id))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const macOf = (id: Buffer): Buffer =>
  createHmac('sha256', env().PAYLOAD_SECRET).update('daily mail:').update(id).digest().subarray(0, MAC_BYTES)
