import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const SESSION = /(?:^|;\s*)(?:__Host-)?plumbline-token=([\w-]+)\.([\w-]+)\.([\w-]+)(?:;|$)/

/**
 * Whether a request brings a session that we signed for somebody of the staff and that is not past. Only for judging who
 * may send much: whether the session still holds, and what it allows, is Payload's to say.
 * @type {(given: { cookie?: string, secret: string, nowSeconds: number }) => boolean}
 */
export const isSignedForStaff = ({ cookie = '', secret, nowSeconds }) => {
  const [, head, body, signature] = SESSION.exec(cookie) ?? []
  if (signature === undefined) return false
  const given = Buffer.from(signature, 'base64url')
  const right = createHmac('sha256', keyOf(secret)).update(`${head}.${body}`).digest()
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false
  const { collection, exp } = JSON.parse(Buffer.from(body, 'base64url').toString())
  return collection === 'admins' && exp > nowSeconds
}

/** As Payload makes its key of the secret. */
const keyOf = (secret) => createHash('sha256').update(secret).digest('hex').slice(0, 32)
