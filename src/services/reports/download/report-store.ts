import { logger } from '@/gateways/logs/log'
import { store } from '@/gateways/store/open-store'
import type { OpenStored, StoredName } from '@/gateways/store/store'

// Where reports lie as files. A file is named by the key of what stands in it, and a row of report_files names it: a file
// without a row is nobody's, and is removed.

const log = logger('reports')

const NAME = /^[0-9a-f]{64}\.pdf$/
const PDF = '.pdf'

const nameOf = (key: string): string => {
  const name = `${key}${PDF}`
  if (!NAME.test(name)) throw new Error('A file of a report has the name of its content.')
  return name
}

const stored = (key: string): StoredName => ({ room: 'reports', name: nameOf(key) })

/** Stored whole or not at all: who reads it while it is written reads the one before. */
export const storeFile = (key: string, bytes: Uint8Array): Promise<void> =>
  store().put(stored(key), bytes, 'application/pdf')

/** null: it is not there. */
export const openStoredFile = (key: string): Promise<OpenStored | null> => store().open(stored(key))

export const isStored = async (key: string): Promise<boolean> => (await openStoredFile(key)) !== null

export const removeFiles = (keys: readonly string[]): Promise<void> => store().remove(keys.map(stored))

/** Of what is erased by now: a store that does not answer must not tell somebody that it is not. The sweep asks it again. */
export const removeErased = (keys: readonly string[]): Promise<void> =>
  removeFiles(keys).catch((error: unknown) =>
    log.warn('files of what was erased wait for the sweep', { error }),
  )

/** Keys of the files that were written before that, and what a program that was killed left half written. */
export const filesBefore = async (before: Date): Promise<{ keys: string[]; left: string[] }> => {
  const names = await store().list('reports', before)
  return {
    keys: names.filter((name) => NAME.test(name)).map((name) => name.slice(0, -PDF.length)),
    left: names.filter((name) => name.endsWith('.part')),
  }
}

export const removeLeft = (names: readonly string[]): Promise<void> => store().removeKeys('reports', names)
