import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { settings } from './settings'
import type { Asking } from './step'

const SESSION = /(?:^|;\s*)(?:__Host-)?plumbline-token=([\w-]+)\.([\w-]+)\.([\w-]+)(?:;|$)/

/**
 * Whether a request brings a session that we signed for somebody of the staff and that is not past. Only for judging who
 * may send much: whether the session still holds, and what it allows, is Payload's to say.
 */
export const isSignedForStaff = ({
  cookie = '',
  secret,
  nowSeconds,
}: {
  cookie?: string
  secret: string
  nowSeconds: number
}): boolean => {
  const [, head, body = '', signature] = SESSION.exec(cookie) ?? []
  if (signature === undefined) return false
  const given = Buffer.from(signature, 'base64url')
  const right = createHmac('sha256', keyOf(secret)).update(`${head}.${body}`).digest()
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false
  const { collection, exp } = JSON.parse(Buffer.from(body, 'base64url').toString())
  return collection === 'admins' && exp > nowSeconds
}

/** As Payload makes its key of the secret. */
const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 32)

/** Whether a request bears a cookie of the staff that we signed. Whether its session still holds, Payload knows. */
export const isStaff = ({ headers }: Pick<Asking, 'headers'>): boolean =>
  isSignedForStaff({ cookie: headers.cookie, secret: settings().secret, nowSeconds: Date.now() / 1000 })
