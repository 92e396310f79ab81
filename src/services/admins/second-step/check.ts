import { eq } from '@payloadcms/db-postgres/drizzle'
import { acceptedStep, isRecoveryCode, typedCode } from '@/domain/accounts/totp'
import { admins } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { TransactionHandle } from '../../transaction'
import { writeAudit } from '../write-audit'
import type { AdminRow } from './lock-admin'
import { codeAt, hashRecoveryCode, openSecret } from './secrets'

type Asked = {
  db: Deps['payload']['db']['drizzle'] | TransactionHandle
  /** Under the account's lock. */
  admin: AdminRow
  typed: string
}

/** Whether a code of the app or a recovery code is right; if so it is used up. */
export const spendCode = async (
  { now }: Pick<Deps, 'now'>,
  { db, admin, typed }: Asked,
): Promise<boolean> => {
  const code = typedCode(typed)
  if (isRecoveryCode(code)) return spendRecoveryCode({ db, admin, code, at: now() })
  const secret = openSecret(admin.totpSecret ?? '')
  if (!secret) return false
  const { totpLastStep } = admin
  const lastStep = totpLastStep === null ? null : Number(totpLastStep)
  const step = acceptedStep({ code, now: now(), lastStep, codeAt: codeAt(secret) })
  if (step === null) return false
  await db.update(admins).set({ totpLastStep: step }).where(eq(admins.id, admin.id))
  return true
}

const spendRecoveryCode = async ({
  db,
  admin,
  code,
  at,
}: Omit<Asked, 'typed'> & { code: string; at: Date }): Promise<boolean> => {
  const hashes = Array.isArray(admin.recoveryCodes) ? admin.recoveryCodes.map(String) : []
  const used = hashRecoveryCode(code)
  if (!hashes.includes(used)) return false
  await db
    .update(admins)
    .set({ recoveryCodes: hashes.filter((hash) => hash !== used) })
    .where(eq(admins.id, admin.id))
  await writeAudit(db, {
    ...{ by: admin, at, kind: 'access', action: 'recoveryUsed' },
    subject: { collection: 'admins', id: admin.id },
  })
  return true
}
