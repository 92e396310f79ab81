import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { type DrizzleTransactionLike, fromDrizzle } from 'pg-boss'
import { getJobs } from '@/gateways/jobs/get-jobs'
import type { UploadRoom } from '@/services/uploads/named-uploads'

type Named = { filename?: string | null; sizes?: Record<string, { filename?: string | null } | undefined> }

export const namesOf = ({ filename, sizes = {} }: Named): string[] =>
  [filename, ...Object.values(sizes).map((size) => size?.filename)].filter((name) => typeof name === 'string')

/** A job in the transaction of the change: files go only once nothing names them any more. */
const removeLater = async (req: PayloadRequest, room: UploadRoom, names: string[]): Promise<void> => {
  if (names.length === 0) return
  const id = await req.transactionID
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id]
  const db = session?.db as DrizzleTransactionLike | undefined
  await (await getJobs()).send(
    'remove-stored',
    { room, names },
    db ? { db: fromDrizzle(db, sql) } : undefined,
  )
}

export const removeReplaced =
  (room: UploadRoom): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const kept = new Set(namesOf(doc))
    const before = namesOf(previousDoc ?? {})
    await removeLater(
      req,
      room,
      before.filter((name) => !kept.has(name)),
    )
    return doc
  }

export const removeDeleted =
  (room: UploadRoom): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await removeLater(req, room, namesOf(doc))
    return doc
  }
