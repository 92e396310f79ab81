import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type Copy = { path: string; began: Date; ended: Date }

const KEPT_AT_LEAST = 2
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** The whole copies in a folder, oldest first; one that was broken off has no such file and is none. */
export const listCopies = (backups: string): Copy[] =>
  (existsSync(backups) ? readdirSync(backups) : [])
    .map((name) => join(backups, name))
    .filter((path) => existsSync(join(path, 'copy.json')))
    .map((path) => {
      const { began, ended } = JSON.parse(readFileSync(join(path, 'copy.json'), 'utf8'))
      return { path, began: new Date(began), ended: new Date(ended) }
    })
    .toSorted((one, other) => one.ended.getTime() - other.ended.getTime())

/** The newest copy from which a moment can be reached; null: none is old enough. */
export const copyFor = (copies: readonly Copy[], until: Date | null): Copy | null =>
  copies.findLast(({ ended }) => until === null || ended <= until) ?? null

/** What is older than the days that copies are kept, but for the last two; then the log before the oldest. */
export const removeOld = ({ backups, now, keepDays }: { backups: string; now: Date; keepDays: number }) => {
  const copies = listCopies(backups)
  const old = copies
    .slice(0, -KEPT_AT_LEAST)
    .filter(({ ended }) => now.getTime() - ended.getTime() > keepDays * DAY_MS)
  for (const { path } of old) rmSync(path, { recursive: true })
  const oldest = copies[old.length]
  if (!oldest) return
  const log = join(backups, 'log')
  for (const name of readdirSync(log)) {
    const path = join(log, name)
    const isBefore = statSync(path).mtimeMs < oldest.began.getTime() - HOUR_MS
    // What tells one line of the log from another is small and always needed.
    if (isBefore && !name.endsWith('.history.gz')) rmSync(path)
  }
}
