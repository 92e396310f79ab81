import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clusterId } from '../lib/cluster-id.ts'
import { leadsTo, listTimelines, type Position, parseLsn, type Timeline, timelineAt } from './timelines.ts'

/** `position`: where in the log of its cluster it ended. */
export type Copy = { path: string; began: Date; ended: Date; position: Position }

const KEPT_AT_LEAST = 2
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** The whole copies in a folder, oldest first; one that was broken off has no such file and is none. */
export const listCopies = (backups: string): Copy[] =>
  (existsSync(backups) ? readdirSync(backups) : [])
    .map((name) => join(backups, name))
    .filter((path) => existsSync(join(path, 'copy.json')))
    .map((path) => ({ path, told: JSON.parse(readFileSync(join(path, 'copy.json'), 'utf8')) }))
    .filter(({ told }) => typeof told.lsn === 'string')
    .map(({ path, told: { began, ended, timeline, lsn } }) => {
      const position = { timeline, at: parseLsn(lsn) }
      return { path, began: new Date(began), ended: new Date(ended), position }
    })
    .toSorted((one, other) => one.ended.getTime() - other.ended.getTime())

export type Way = { copy: Copy; timeline: number }

/**
 * The newest copy from which a moment can be reached, and on which timeline; null: none is old enough. After a restore to an
 * earlier moment the copies of what came after that one lead nowhere but to what was left behind.
 */
export const wayTo = (
  copies: readonly Copy[],
  { until, timelinesOf }: { until: Date | null; timelinesOf: (copy: Copy) => readonly Timeline[] },
): Way | null => {
  for (const copy of copies.toReversed()) {
    if (until !== null && copy.ended > until) continue
    const timeline = timelineAt(timelinesOf(copy), until)
    if (timeline && leadsTo(copy.position, timeline)) return { copy, timeline: timeline.id }
  }
  return null
}

/** Each cluster has a folder of its own in the log: a new one begins with the same names. */
export const logOf = (log: string, cluster: string): string => join(log, clusterId(cluster) ?? 'none')

export const timelinesIn =
  (log: string) =>
  ({ path }: Copy): Timeline[] =>
    listTimelines(logOf(log, join(path, 'database')))

/** What is older than the days that copies are kept, but for the last two; then the log before the oldest. */
export const removeOld = ({ backups, now, keepDays }: { backups: string; now: Date; keepDays: number }) => {
  removeBroken({ backups, now })
  const copies = listCopies(backups)
  const old = copies
    .slice(0, -KEPT_AT_LEAST)
    .filter(({ ended }) => now.getTime() - ended.getTime() > keepDays * DAY_MS)
  for (const { path } of old) rmSync(path, { recursive: true })
  const oldest = copies[old.length]
  if (!oldest) return
  for (const entry of readdirSync(join(backups, 'log'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const isBefore = statSync(path).mtimeMs < oldest.began.getTime() - HOUR_MS
    // What tells one timeline from another is small and always needed.
    if (isBefore && !entry.name.endsWith('.history.gz')) rmSync(path)
  }
}

/** Copies that were broken off; one that is younger may be under way. */
const removeBroken = ({ backups, now }: { backups: string; now: Date }): void => {
  for (const name of readdirSync(backups).filter((each) => /^copy-.*\.new$/.test(each))) {
    const path = join(backups, name)
    if (now.getTime() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true })
  }
}
