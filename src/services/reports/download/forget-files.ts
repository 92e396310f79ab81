import { lt, sql } from '@payloadcms/db-postgres/drizzle'
import { report_files } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { TransactionHandle } from '../../transaction'
import { filesBefore, removeFiles, removeLeft } from './report-store'

/** A file that nobody asks for is drawn again when somebody does. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000
/** A file is written before its row says that it is there. */
const GRACE_MS = 10 * 60_000

/** Names of the files of tests that are about to be erased; `removeFiles` of report-store.ts removes them once they are. */
export const filesOf = async (db: TransactionHandle, sittingIds: readonly string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ content_key: string }>(sql`
    select f.content_key from report_files f join reports r on r.id = f.report_id
    where r.sitting_id::text in (select jsonb_array_elements_text(${JSON.stringify(sittingIds)}::jsonb))`)
  return rows.map((row) => row.content_key)
}

/** Every hour: files that nobody asked for in thirty days, and those that no row names. Returns how many went. */
export const forgetFiles = async ({ payload, now }: Pick<Deps, 'payload' | 'now'>): Promise<number> => {
  const db = payload.db.drizzle
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await db.delete(report_files).where(lt(report_files.lastAskedAt, before))
  const { keys, left } = await filesBefore(new Date(now().getTime() - GRACE_MS))
  // One parameter: a statement has 65,535 at most, and a busy shop more files.
  const { rows: named } = await db.execute<{ key: string }>(sql`
    select content_key as key from report_files
    where content_key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`)
  const known = new Set(named.map(({ key }) => key))
  const nobodys = keys.filter((key) => !known.has(key))
  await removeFiles(nobodys)
  await removeLeft(left)
  return nobodys.length
}
