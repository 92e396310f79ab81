import { and, eq, gt } from '@payloadcms/db-postgres/drizzle'
import { SHORTEST_STAFF_PASSWORD } from '@/domain/accounts/password'
import { admins } from '@/payload-schema'
import { refuseWeak } from '../accounts/refuse-weak'
import type { Deps } from '../deps'

/** @throws Refusal passwordTooShort, passwordCommon: what somebody of the staff may not choose. */
export const refuseWeakOfStaff = (of: { password: string; email: string }): void =>
  refuseWeak({ ...of, shortest: SHORTEST_STAFF_PASSWORD })

/**
 * The same for a mailed link, which is not used up by it. Returns whose it is; of an unknown link null, and Payload says that it is
 * none.
 */
export const refuseWeakForLetter = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { token, password }: { token: string; password: string },
): Promise<string | null> => {
  const [admin] = await payload.db.drizzle
    .select({ id: admins.id, email: admins.email })
    .from(admins)
    .where(and(eq(admins.resetPasswordToken, token), gt(admins.resetPasswordExpiration, now().toISOString())))
  if (admin) refuseWeakOfStaff({ password, email: admin.email })
  return admin?.id ?? null
}

/** Whoever has set a password is not waited for any more. */
export const endInvitation = async (
  { payload }: Pick<Deps, 'payload'>,
  { adminId }: { adminId: string },
): Promise<void> => {
  await payload.db.drizzle.update(admins).set({ invitedAt: null }).where(eq(admins.id, adminId))
}
