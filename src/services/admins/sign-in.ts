import { pbkdf2, randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { countHit, releaseHit, tooMany } from '../visitors/limit-rate'
import { limitConcurrency } from './limit-concurrency'

/** The password was right; `wrong`: a code was brought, and is not. It leaves no session. */
export class SecondStepAsked extends Error {
  constructor(readonly wrong: boolean) {
    super(wrong ? 'codeWrong' : 'codeNeeded')
  }
}

/** Failures that an account may have from one address, and an address altogether, in a quarter of an hour. */
const WINDOW_SECONDS = 15 * 60
const MOST_FOR_ACCOUNT = 5
const MOST_FOR_ADDRESS = 20

/** What Payload spends on a password (PBKDF2-SHA256). */
const ITERATIONS = 600_000
const KEY_LENGTH = 32
/** A refusal comes on this beat: what else a known account costs (a lock, a counter) is not seen in its time. */
const BEAT_MS = 500
const SALT = randomBytes(32).toString('hex')

/**
 * Signs an admin in. What locks is a pair of account and address, so nobody can lock an admin out from elsewhere; tries
 * are counted before any hashing, and an unknown account costs the same work and gets the same answer as a known one.
 * `attempt` checks the password of an account and throws when it is wrong.
 */
export const signInAdmin = async <Result>(
  deps: Deps,
  args: { email: string; password: string; network: string; attempt: (accountId: string) => Promise<Result> },
): Promise<Result> => {
  const account = args.email.trim().toLowerCase()
  const windows = [
    { subject: `${account}|${args.network}`, max: MOST_FOR_ACCOUNT },
    { subject: `ip:${args.network}`, max: MOST_FOR_ADDRESS },
  ].map((window) => ({ ...window, name: 'admin-sign-in', windowSeconds: WINDOW_SECONDS }))
  for (const window of windows) {
    const { hits, resetsAt } = await countHit(deps, window)
    if (hits > window.max) throw tooMany({ resetsAt, now: deps.now() })
  }
  const began = deps.now().getTime()
  const known = await deps.payload.db.findOne<{ id: string }>({
    collection: 'admins',
    where: { email: { equals: account } },
  })
  const signedIn = await limitConcurrency(() =>
    known ? tried(() => args.attempt(String(known.id))) : spend(args.password),
  ).catch(async (error: unknown) => {
    // Who is asked for a code has not failed; who brought a wrong one has.
    if (error instanceof SecondStepAsked && !error.wrong)
      for (const window of windows) await releaseHit(deps, window)
    throw error
  })
  if (signedIn === null) {
    await delay(BEAT_MS - ((deps.now().getTime() - began) % BEAT_MS))
    throw new HttpRefusal('unauthorized')
  }
  // Only failures are counted.
  for (const window of windows) await releaseHit(deps, window)
  return signedIn
}

const spend = async (password: string): Promise<null> => {
  await promisify(pbkdf2)(password, SALT, ITERATIONS, KEY_LENGTH, 'sha256')
  return null
}

/** A refusal is null; a fault stays one. */
const tried = async <Result>(attempt: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await attempt()
  } catch (error) {
    // One of ours says why: too many codes were tried.
    if (error instanceof HttpRefusal) throw error
    const { status } = error as { status?: unknown }
    if (typeof status === 'number' && status < 500) return null
    throw error
  }
}
