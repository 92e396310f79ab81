import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Relation } from '@/domain/publishing/relations'
import type { Ref } from '@/domain/publishing/world'
import * as schema from '@/payload-schema'
import type { TransactionHandle } from '../transaction'

type What = Ref & { by: string }

/**
 * Writes one document wherever another is named: in what is public and in the newest draft beside it, each for itself.
 * Saving the documents would publish their drafts. Their hooks do not run: whoever calls this judges the outcome.
 */
export const nameInstead = async (
  db: TransactionHandle,
  { kind, id, by, relations }: What & { relations: readonly Relation[] },
): Promise<void> => {
  for (const { from, field } of relations.filter(({ to }) => to === kind)) {
    const table = from.replaceAll('-', '_')
    const column = `${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_id`
    await db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${by}, updated_at = now()
      where ${sql.identifier(column)} = ${id}`)
    const drafts = `_${table}_v`
    if (!(drafts in schema)) continue
    const [versions, version] = [sql.identifier(drafts), sql.identifier(`version_${column}`)]
    await db.execute(sql`update ${versions} set ${version} = ${by} where ${version} = ${id} and latest`)
  }
}

/** Publishes one question at the place of another, and takes that one out of the test. */
export const takePlace = async (req: PayloadRequest, { id, by }: What): Promise<void> => {
  const at = { collection: 'questions', depth: 0, req } as const
  const { exam, part, level, position } = await req.payload.findByID({ ...at, id })
  await req.payload.update({ ...at, id: by, data: { exam, part, level, position, _status: 'published' } })
  await req.payload.update({ ...at, id, data: { _status: 'draft' }, unpublishAllLocales: true })
}
