import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import { limitFailures } from '../visitors/limit-failures'
import { limitConcurrency } from './limit-concurrency'
import { readAdmin } from './second-step/lock-admin'

/** How Payload hashes passwords now, and before: the prefix tells which. */
const NOW = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, length: 32 }
const BEFORE = { prefix: '', iterations: 25_000, length: 512 }

/**
 * Asks for the password of who is signed in, before what would give the account away: a browser may be left open.
 * @throws Refusal passwordWrong.
 */
export const askOwnPassword = async (
  deps: Deps,
  { adminId, password }: { adminId: string; password: string },
): Promise<void> => {
  const { hash, salt } = await readAdmin(deps.payload.db.drizzle, adminId)
  const windows = [{ name: 'admin-own-password', subject: adminId, max: 5, windowSeconds: 15 * 60 }]
  const right = await limitFailures(deps, { closing: windows, failed: (matches) => !matches }, () =>
    limitConcurrency(() => matches({ password, hash: hash ?? '', salt: salt ?? '' })),
  )
  if (!right) throw new Refusal('passwordWrong')
}

const matches = async ({ password, hash, salt }: { password: string; hash: string; salt: string }) => {
  if (!hash || !salt) return false
  const way = hash.startsWith(NOW.prefix) ? NOW : BEFORE
  const given = await promisify(pbkdf2)(password, salt, way.iterations, way.length, 'sha256')
  const stored = Buffer.from(hash.slice(way.prefix.length), 'hex')
  return given.length === stored.length && timingSafeEqual(given, stored)
}
