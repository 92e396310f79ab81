import { and, eq, ne } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { acceptedStep, shownRecoveryCode, typedCode } from '@/domain/accounts/totp'
import { admins, admins_sessions } from '@/payload-schema'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import { inTransaction } from '../../transaction'
import { limitRate } from '../../visitors/limit-rate'
import { askOwnPassword } from '../own-password'
import { type Colleague, writeAudit } from '../write-audit'
import { spendCode } from './check'
import { firstGuesses, guesses, lockAdmin, readAdmin } from './lock-admin'
import {
  addressOfSecret,
  codeAt,
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  openSecret,
  sealSecret,
} from './secrets'

type Who = { adminId: string }

/** Where somebody's second step of signing in stands. */
export type SecondStep = {
  since: string | null
  /** Recovery codes that are left. */
  left: number
  /** Nothing else of the admin opens without it. */
  required: boolean
}

export const readSecondStep = async (
  { payload }: Pick<Deps, 'payload'>,
  { adminId }: Who,
): Promise<SecondStep> => {
  const { totpSince, recoveryCodes } = await readAdmin(payload.db.drizzle, adminId)
  const left = Array.isArray(recoveryCodes) ? recoveryCodes.length : 0
  return { since: totpSince, left: totpSince ? left : 0, required: env().takesRealMoney }
}

/**
 * A new secret for an app, which counts once a code of it has been confirmed. Asked again it is another one.
 * @throws Refusal secondStepOn, passwordWrong.
 */
export const beginSecondStep = async (
  deps: Deps,
  { adminId, password }: Who & { password: string },
): Promise<{ secret: string; address: string }> => {
  await askOwnPassword(deps, { adminId, password })
  return inTransaction(deps, async ({ db }) => {
    const admin = await lockAdmin(db, adminId)
    if (admin.totpSince) throw new Refusal('secondStepOn')
    const secret = newSecret()
    await db
      .update(admins)
      .set({ totpSecret: sealSecret(secret), totpLastStep: null })
      .where(eq(admins.id, adminId))
    return { secret, address: addressOfSecret({ secret, email: admin.email }) }
  })
}

/**
 * Switches it on with the first code. The recovery codes are told this once; only their hashes are kept. Other sessions end: they
 * were begun with a password alone.
 * @param session the one that stays.
 * @throws Refusal secondStepOn, codeWrong.
 */
export const confirmSecondStep = async (
  deps: Deps,
  { adminId, code, session }: Who & { code: string; session: string },
): Promise<{ recoveryCodes: string[] }> => {
  await limitRate(deps, firstGuesses(adminId))
  return inTransaction(deps, async ({ db }) => {
    const admin = await lockAdmin(db, adminId)
    if (admin.totpSince) throw new Refusal('secondStepOn')
    const secret = openSecret(admin.totpSecret ?? '')
    const now = deps.now()
    const step =
      secret && acceptedStep({ code: typedCode(code), now, lastStep: null, codeAt: codeAt(secret) })
    if (typeof step !== 'number') throw new Refusal('codeWrong')
    const codes = newRecoveryCodes()
    await db
      .update(admins)
      .set({
        totpSince: now.toISOString(),
        totpLastStep: step,
        recoveryCodes: codes.map(hashRecoveryCode),
      })
      .where(eq(admins.id, adminId))
    await db
      .delete(admins_sessions)
      .where(and(eq(admins_sessions._parentID, adminId), ne(admins_sessions.id, session)))
    await writeAudit(db, { ...noteOf(admin, 'totpOn'), at: now })
    return { recoveryCodes: codes.map(shownRecoveryCode) }
  })
}

/**
 * Switches it off: with the password and a code, or a recovery code.
 * @throws Refusal passwordWrong, codeWrong.
 */
export const endSecondStep = async (
  deps: Deps,
  { adminId, password, code }: Who & { password: string; code: string },
): Promise<void> => {
  await askOwnPassword(deps, { adminId, password })
  await limitRate(deps, guesses(adminId))
  await inTransaction(deps, async ({ db }) => {
    const admin = await lockAdmin(db, adminId)
    if (!admin.totpSince) return
    if (!(await spendCode(deps, { db, admin, typed: code }))) throw new Refusal('codeWrong')
    await db.update(admins).set(NOTHING).where(eq(admins.id, adminId))
    await writeAudit(db, { ...noteOf(admin, 'totpOff'), at: deps.now() })
  })
}

/** What an admin has who has no second step. */
const NOTHING = { totpSince: null, totpSecret: null, totpLastStep: null, recoveryCodes: null }

const noteOf = (admin: NonNullable<Colleague>, action: 'totpOn' | 'totpOff') => ({
  ...({ by: admin, kind: 'access', action } as const),
  subject: { collection: 'admins', id: admin.id },
})
