import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/config/env'

const UUID_BYTES = 16
const MAC_BYTES = 16

/** The key to reviewing one order, which stands in the mail that asks for it. It opens nothing else. */
export const reviewTokenOf = (orderId: string): string => {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, macOf(id)]).toString('base64url')
}

/** The order that a token is for; null: it is not one of ours. */
export const orderOfToken = (token: string): string | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== UUID_BYTES + MAC_BYTES) return null
  const id = bytes.subarray(0, UUID_BYTES)
  if (!timingSafeEqual(bytes.subarray(UUID_BYTES), macOf(id))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const macOf = (id: Buffer): Buffer =>
  createHmac('sha256', env().PAYLOAD_SECRET).update('review:').update(id).digest().subarray(0, MAC_BYTES)
