import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
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
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  await db.execute(sql`select 1 from ${table} where id::text = ${id} for no key update`)
}
