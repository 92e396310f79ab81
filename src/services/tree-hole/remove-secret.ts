import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { secrets } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { ownedBy, type Writer } from './own-secrets'

/** Erases a secret of its writer. @throws HttpRefusal notFound for anybody else, and where it is gone. */
export const removeSecret = async (
  { payload }: Pick<Deps, 'payload'>,
  { id, writer }: { id: string; writer: Writer },
): Promise<void> => {
  const own = ownedBy(writer)
  if (!own) throw new HttpRefusal('notFound')
  const removed = await payload.db.drizzle
    .delete(secrets)
    .where(and(eq(secrets.id, id), own))
    .returning({ id: secrets.id })
  if (removed.length === 0) throw new HttpRefusal('notFound')
}
