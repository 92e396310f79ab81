import { sql } from '@payloadcms/db-postgres/drizzle'
import type { GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { handleOf } from './handle-of'

/** Two saves of one document take turns, whichever comes first; who only refers to it waits for nobody. */
export const lockRow = async ({
  collection,
  id,
  req,
}: {
  collection: { slug: string }
  id: string
  req: PayloadRequest
}): Promise<void> => {
  const db = await handleOf(req)
  await db.execute(sql`select 1 from ${tableOf(collection)} where id::text = ${id} for no key update`)
}

/** The same for a global, whose table has one row. */
export const lockGlobal = async ({
  global,
  req,
}: {
  global: { slug: string }
  req: PayloadRequest
}): Promise<void> => {
  const db = await handleOf(req)
  await db.execute(sql`select 1 from ${tableOf(global)} for no key update`)
}

/**
 * Says when a global was saved, by which its forms know its version: Payload leaves that as it was where all that the global holds is
 * rows of other tables.
 */
export const touchGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const db = await handleOf(req)
  await db.execute(sql`update ${tableOf(global)} set updated_at = clock_timestamp()`)
  return data
}

const tableOf = ({ slug }: { slug: string }) => sql.identifier(slug.replaceAll('-', '_'))
