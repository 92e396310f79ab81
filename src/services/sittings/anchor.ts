import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/config/env'

/**
 * Server time that a device can carry but not forge: `milliseconds.signature`, bound to the sitting. On the device it is
 * part of its clock (ui/sitting/store/server-clock.ts) and goes with every answer that was given by it.
 */
export const makeAnchor = ({ sittingId, at }: { sittingId: string; at: Date }): string =>
  `${at.getTime()}.${sign(`${sittingId}.${at.getTime()}`)}`

/** The time in an anchor that we made for this sitting; null for anything else. */
export const readAnchor = ({ sittingId, anchor }: { sittingId: string; anchor: string }): Date | null => {
  const [time = '', signature = ''] = anchor.split('.')
  if (!/^\d{1,16}$/.test(time)) return null
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(`${sittingId}.${time}`))]
  return given.length === right.length && timingSafeEqual(given, right) ? new Date(Number(time)) : null
}

const sign = (text: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`anchor:${text}`).digest('base64url').slice(0, 22)
