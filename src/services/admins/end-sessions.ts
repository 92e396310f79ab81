import { eq } from '@payloadcms/db-postgres/drizzle'
import { admins_sessions } from '@/payload-schema'
import type { Deps } from '../deps'

/** Whoever is signed in to an account is not any more. */
export const endAdminSessions = async (
  { payload }: Pick<Deps, 'payload'>,
  { adminId }: { adminId: string },
): Promise<void> => {
  await payload.db.drizzle.delete(admins_sessions).where(eq(admins_sessions._parentID, adminId))
}
