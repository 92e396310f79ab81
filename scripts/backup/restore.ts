import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { clusterId } from '../lib/cluster-id.ts'
import { runningUrl, startPostgres } from '../lib/postgres.ts'
import { Problem, sentenceOf } from '../lib/problem.ts'
import { listCopies, timelinesIn, wayTo } from './copies.ts'
import { type Places, placesOf } from './places.ts'

// npm run restore -- <time> | latest     e.g. npm run restore -- 2026-11-29T12:30:00Z
// Brings back the site as it was at a moment. What stands there now is moved aside, not deleted.

const main = async (): Promise<void> => {
  const places = placesOf()
  const until = readTime(process.argv[2])
  if (await runningUrl(places.options))
    throw new Problem('The database still runs: stop the site first (Ctrl-C in npm start), then restore.')
  const copies = listCopies(places.backups)
  const way = wayTo(copies, { until, timelinesOf: timelinesIn(places.log) })
  if (!way)
    throw new Problem(
      copies[0]
        ? `The oldest copy is of ${copies[0].ended.toISOString()}: name a later time.`
        : `There is no copy in ${places.backups}: set BACKUP_DIR to the folder of the copies.`,
    )
  const began = performance.now()
  const { copy, timeline } = way
  const isAnothers = clusterId(places.cluster) !== clusterId(join(copy.path, 'database'))
  const aside = putDatabaseBack({ places, copy: copy.path })
  // The password is the copied database's. Secrets that stand here stay, unless they are those of a site that was begun meanwhile.
  putFileBack({ copy: copy.path, file: places.passwordFile, replace: true })
  putFileBack({ copy: copy.path, file: places.secretsFile, replace: aside !== null && isAnothers })
  mkdirSync(places.media, { recursive: true })
  cpSync(join(copy.path, 'media'), places.media, { recursive: true, force: false, preserveTimestamps: true })
  await goThroughLog({ places, until, timeline })
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`
  Restored in ${seconds} s: ${until ? `as it was at ${until.toISOString()}` : 'to the last moment that was kept'}.
  ${aside ? `What stood there is in ${aside}; remove it when all is well.` : 'Nothing stood there.'}
  Now: npm start. The worker asks each payment provider for what it missed; then npm run backup.
`)
}

/** What it replaces is moved aside as well. */
const putFileBack = ({ copy, file, replace }: { copy: string; file: string; replace: boolean }): void => {
  const kept = join(copy, basename(file))
  if (!existsSync(kept)) return
  if (existsSync(file)) {
    if (!replace || readFileSync(file).equals(readFileSync(kept))) return
    renameSync(file, `${file}.before-${stampOfNow()}`)
  }
  cpSync(kept, file)
}

const stampOfNow = (): string => new Date().toISOString().replaceAll(':', '-').slice(0, 19)

const readTime = (given: string | undefined): Date | null => {
  if (given === 'latest') return null
  const time = new Date(given ?? '')
  if (!given || Number.isNaN(time.getTime()))
    throw new Problem('Restore to when? npm run restore -- latest | npm run restore -- 2026-11-29T12:30:00Z')
  if (time > new Date()) throw new Problem(`${time.toISOString()} is yet to come.`)
  return time
}

/** The copy, and what of the log the broken cluster still has and nobody kept. Gives where that cluster went. */
const putDatabaseBack = ({ places, copy }: { places: Places; copy: string }): string | null => {
  const { cluster, owner } = places
  const aside = existsSync(cluster) ? `${cluster}.before-${stampOfNow()}` : null
  const fresh = `${cluster}.restoring`
  // What a restore that was broken off left.
  rmSync(fresh, { recursive: true, force: true })
  cpSync(join(copy, 'database'), fresh, { recursive: true })
  if (aside) {
    const log = join(cluster, 'pg_wal')
    const segments = existsSync(log) ? readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name)) : []
    for (const name of segments) cpSync(join(log, name), join(fresh, 'pg_wal', name))
    renameSync(cluster, aside)
  }
  writeFileSync(join(fresh, 'recovery.signal'), '')
  mkdirSync(join(fresh, 'pg_wal/archive_status'), { recursive: true })
  // PostgreSQL serves no folder that others can read.
  chmodSync(fresh, 0o700)
  const { uid } = owner
  if (uid !== undefined)
    for (const path of ['.', ...readdirSync(fresh, { recursive: true })])
      chownSync(join(fresh, String(path)), uid, owner.gid ?? uid)
  renameSync(fresh, cluster)
  return aside
}

/** To the moment; where the log ends before it, nothing happened in between, and its end is that moment. */
const goThroughLog = async ({
  places,
  until,
  timeline,
}: {
  places: Places
  until: Date | null
  timeline: number
}): Promise<void> => {
  const start = (moment: Date | null) =>
    startPostgres({ ...places.options, recover: { until: moment, timeline } })
  const { url, stop } = await start(until).catch((error) => {
    if (!until || !/before configured recovery target was reached/.test(String(error))) throw error
    return start(null)
  })
  await askProvidersAgain(url).finally(stop)
}

/** What was paid and told after the moment: the worker's first work (services/inbox/pull-events.ts, services/reconciliation). */
const askProvidersAgain = async (url: string): Promise<void> => {
  const boss = new PgBoss({
    connectionString: url,
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false,
  })
  boss.on('error', () => {})
  await boss.start()
  await boss.send('pull-events', {})
  // Nothing is under way, so that what was paid a moment ago is looked at as well.
  await boss.send('balance-books', { to: new Date().toISOString() })
  await boss.stop()
}

main().catch((error) => {
  console.error(`\n${sentenceOf(error)}\n`)
  process.exit(1)
})
