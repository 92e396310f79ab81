import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

// Each restore begins a timeline: the log from then on is another one than what followed the same moment before. A moment is meant as
// it was lived, also when a later restore went back to before it.

/** `began`: when the restore was made. `forks`: from which timelines it comes, and up to where of the log. */
export type Timeline = { id: number; began: Date; forks: { id: number; at: bigint }[] }
/** Where in the log a copy ended. */
export type Position = { timeline: number; at: bigint }

const HISTORY = /^([0-9A-F]{8})\.history\.gz$/

/** As PostgreSQL writes a place of its log: 0/3000148. */
export const parseLsn = (lsn: string): bigint => {
  const [high = '', low = ''] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** Lines of a history file: parent, place, reason. */
export const parseForks = (text: string): Timeline['forks'] =>
  [...text.matchAll(/^(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/gm)].map(([, id, at = '']) => ({
    id: Number(id),
    at: parseLsn(at),
  }))

/** Those that the kept log in a folder tells of; the first has no history. */
export const listTimelines = (log: string): Timeline[] => {
  const told = (existsSync(log) ? readdirSync(log) : []).flatMap((name) => {
    const [, id] = HISTORY.exec(name) ?? []
    if (id === undefined) return []
    const path = join(log, name)
    const forks = parseForks(gunzipSync(readFileSync(path)).toString())
    return [{ id: Number.parseInt(id, 16), began: statSync(path).mtime, forks }]
  })
  return [{ id: 1, began: new Date(0), forks: [] }, ...told.toSorted((one, other) => one.id - other.id)]
}

/** The one that was lived at a moment; null: the last one. */
export const timelineAt = (timelines: readonly Timeline[], until: Date | null): Timeline | undefined =>
  timelines.findLast(({ began }) => until === null || began <= until)

/** Whether the log from a copy on leads into a timeline. */
export const leadsTo = (copy: Position, { id, forks }: Timeline): boolean =>
  copy.timeline === id || forks.some((fork) => fork.id === copy.timeline && copy.at <= fork.at)
