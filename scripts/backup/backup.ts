import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { runningUrl } from '../lib/postgres.ts'
import { Problem, sentenceOf } from '../lib/problem.ts'
import { listCopies, logOf, removeOld } from './copies.ts'
import { copyDatabase } from './copy-database.ts'
import { type Places, placesOf } from './places.ts'

// npm run backup: copies database, uploads and secrets of a site that npm start runs; from then on its log is kept as well, so that
// npm run restore -- <time> reaches every moment after the first copy, at most 60 s before the end. The site goes on meanwhile.

const main = async (): Promise<void> => {
  if (process.platform === 'win32')
    throw new Problem('On Windows the log of the database is not kept: use DATABASE_URL and its own tools.')
  const places = placesOf()
  const url = await runningUrl(places.options)
  if (!url) throw new Problem('The database does not run: start the site with npm start, then copy it.')
  makeFolders(places)
  const began = new Date()
  const name = `copy-${began.toISOString().replaceAll(':', '-').slice(0, 19)}`
  const path = join(places.backups, name)
  const partial = `${path}.new`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  const ended = await copyDatabase({ url, cluster: places.cluster, to: join(partial, 'database') })
  // Without it the copy could not be restored, which nobody would know before the day it is needed.
  if (!existsSync(join(logOf(places.log, places.cluster), `${ended.segment}.gz`)))
    throw new Problem(
      `PostgreSQL does not keep its log in ${places.log}: start the site with the same BACKUP_DIR, a folder that the user it runs as can reach.`,
    )
  copyFiles({ from: places.media, to: join(partial, 'media'), last: listCopies(places.backups).at(-1)?.path })
  for (const file of [places.secretsFile, places.passwordFile])
    if (existsSync(file)) cpSync(file, join(partial, basename(file)), { mode: 0 })
  writeFileSync(
    join(partial, 'copy.json'),
    JSON.stringify({ began, ended: new Date(), timeline: ended.timeline, lsn: ended.lsn }),
  )
  renameSync(partial, path)
  removeOld({ backups: places.backups, now: new Date(), keepDays: places.keepDays })
  console.log(
    `Copied to ${path}. From ${listCopies(places.backups)[0]?.ended.toISOString()} on every moment can be restored.`,
  )
  if (places.backups.startsWith(dirname(places.cluster)))
    console.log('It lies on the disk of the database: set BACKUP_DIR to a folder on another one.')
}

/** The database's own user writes the log there, and nobody else reads it. */
const makeFolders = ({ backups, log, owner }: Places): void => {
  mkdirSync(backups, { recursive: true })
  mkdirSync(log, { recursive: true, mode: 0o700 })
  chmodSync(log, 0o700)
  if (owner.uid !== undefined) chownSync(log, owner.uid, owner.gid ?? owner.uid)
}

/** Uploads. A file that the last copy has as it is takes no room a second time. */
const copyFiles = ({ from, to, last }: { from: string; to: string; last: string | undefined }): void => {
  mkdirSync(to)
  if (!existsSync(from)) return
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const inside = relative(from, source)
    const target = join(to, inside)
    mkdirSync(dirname(target), { recursive: true })
    try {
      const { size, mtimeMs, atime, mtime } = statSync(source)
      const before = last && statSync(join(last, 'media', inside), { throwIfNoEntry: false })
      if (before && before.size === size && Math.abs(before.mtimeMs - mtimeMs) < 1) {
        try {
          linkSync(join(last, 'media', inside), target)
          continue
        } catch {
          // A disk without links, as many that are carried about: then it is copied.
        }
      }
      cpSync(source, target)
      utimesSync(target, atime, mtime)
    } catch (error) {
      // Removed by its owner while we looked.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

main().catch((error) => {
  console.error(`\n${sentenceOf(error)}\n`)
  process.exit(1)
})
