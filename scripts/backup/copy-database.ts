import { writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import pg from 'pg'
import { copyLive } from './copy-live.ts'

/** What a server writes anew by itself. */
const NOT_COPIED = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots']
const EMPTIED = [...NOT_COPIED, 'pg_stat_tmp', 'pg_subtrans']

/** Where in the log it ended, and the last part of the log that belongs to it. */
export type Ended = { timeline: number; lsn: string; segment: string }

/**
 * A base copy of a running cluster by PostgreSQL's low-level calls: https://www.postgresql.org/docs/18/continuous-archiving.html
 * Where the log is kept, it waits until what belongs to the copy is.
 */
export const copyDatabase = async ({
  url,
  cluster,
  to,
}: {
  url: string
  cluster: string
  to: string
}): Promise<Ended> => {
  const client = new pg.Client({ connectionString: url, statement_timeout: 300_000 })
  await client.connect()
  try {
    await client.query("select pg_backup_start('plumbline', fast => true)")
    copyLive(cluster, to, (path) => {
      const [top = '', ...rest] = path.split(sep)
      if (top.startsWith('postmaster.') || top === 'recovery.signal') return false
      return !(EMPTIED.includes(top) && rest.length > 0) && !rest.some((part) => part.startsWith('pgsql_tmp'))
    })
    const { rows } = await client.query<{ labelfile: string; lsn: string; segment: string }>(
      `select labelfile, lsn::text as lsn, pg_walfile_name(lsn) as segment
       from pg_backup_stop(wait_for_archive => true)`,
    )
    const { labelfile = '', lsn = '', segment = '' } = rows[0] ?? {}
    writeFileSync(join(to, 'backup_label'), labelfile, { mode: 0o600 })
    return { lsn, segment, timeline: Number.parseInt(segment.slice(0, 8), 16) }
  } finally {
    await client.end()
  }
}
