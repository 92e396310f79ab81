import { query } from '../../support/database'

/** What the product asked of its tables: rows by a scan of the whole table or by an index, and how many scans. */
export type Reading = Record<string, { rows: number; scans: number; whole: number }>

/**
 * What `work` reads, by table. PostgreSQL counts in each connection and tells at its end, so the site's connections are
 * ended before and after; it opens others by itself.
 */
export const readingOf = async (work: () => Promise<unknown>): Promise<Reading> => {
  await endConnections()
  const before = await counts()
  await work()
  await endConnections()
  const after = await counts()
  return Object.fromEntries(
    Object.entries(after).flatMap(([table, now]) => {
      const was = before[table] ?? { rows: 0, scans: 0, whole: 0 }
      const read = {
        rows: now.rows - was.rows,
        scans: now.scans - was.scans,
        whole: now.whole - was.whole,
      }
      return read.scans > 0 ? [[table, read]] : []
    }),
  )
}

/** All but our own, which does the counting. */
const endConnections = async (): Promise<void> => {
  const ended = await query<{ pid: number }>(`select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and application_name <> 'tests'
      and pg_terminate_backend(pid)`)
  const pids = ended.map(({ pid }) => pid)
  const left = () => query('select from pg_stat_activity where pid = any($1)', [pids])
  while ((await left()).length > 0) await new Promise((done) => setTimeout(done, 5))
}

const counts = async (): Promise<Reading> => {
  const rows = await query<{ table: string; rows: string; scans: string; whole: string }>(
    `select relname as table, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows,
       coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans, coalesce(seq_scan, 0) as whole
     from pg_stat_user_tables where schemaname = 'public' and relname not in ('rate_limits')`,
  )
  return Object.fromEntries(
    rows.map(({ table, ...row }) => [
      table,
      { rows: Number(row.rows), scans: Number(row.scans), whole: Number(row.whole) },
    ]),
  )
}

export const totalOf = (reading: Reading, key: 'rows' | 'scans' | 'whole'): number =>
  Object.values(reading).reduce((sum, table) => sum + table[key], 0)
