import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { env } from '@/config/env'

// Where reports lie as files. A file is named by the key of what stands in it, and a row of report_files names it: a file
// without a row is nobody's, and is removed.

const NAME = /^[0-9a-f]{64}\.pdf$/

/** How much of a file is read and sent at once. */
const CHUNK_BYTES = 65_536

const folder = (): string => path.resolve(env().MEDIA_DIR, 'reports')

const placeOf = (key: string): string => {
  const name = `${key}.pdf`
  if (!NAME.test(name)) throw new Error('A file of a report has the name of its content.')
  return path.join(folder(), name)
}

/** Stored whole or not at all: who reads it while it is written reads the one before. */
export const storeFile = async (key: string, bytes: Uint8Array): Promise<void> => {
  const place = placeOf(key)
  await mkdir(folder(), { recursive: true })
  const beside = `${place}.${process.pid}.part`
  await writeFile(beside, bytes)
  await rename(beside, place)
}

/** How long a file is; null: it is not there. */
export const bytesOfFile = async (key: string): Promise<number | null> => {
  const found = await stat(placeOf(key)).catch(absent)
  return found?.isFile() ? found.size : null
}

export const readFileFrom = (
  key: string,
  range: { start: number; end: number },
): ReadableStream<Uint8Array> =>
  Readable.toWeb(
    createReadStream(placeOf(key), { ...range, highWaterMark: CHUNK_BYTES }),
  ) as ReadableStream<Uint8Array>

export const removeFiles = async (keys: readonly string[]): Promise<void> => {
  for (const key of keys) await rm(placeOf(key), { force: true })
}

/** Keys of the files that were written before that, and what a program that was killed left half written. */
export const filesBefore = async (before: Date): Promise<{ keys: string[]; left: string[] }> => {
  const names = (await readdir(folder()).catch(absent)) ?? []
  const old: string[] = []
  for (const name of names) {
    const found = await stat(path.join(folder(), name)).catch(absent)
    if (found?.isFile() && found.mtime < before) old.push(name)
  }
  return {
    keys: old.filter((name) => NAME.test(name)).map((name) => name.slice(0, -'.pdf'.length)),
    left: old.filter((name) => name.endsWith('.part')),
  }
}

export const removeLeft = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await rm(path.join(folder(), path.basename(name)), { force: true })
}

const absent = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
