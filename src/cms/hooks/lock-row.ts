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

const tableOf = ({ slug }: { slug: string }) => sql.identifier(slug.replaceAll('-', '_'))
