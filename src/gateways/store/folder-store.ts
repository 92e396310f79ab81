import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { fileTag } from '@/domain/http/file-tag'
import { CHUNK_BYTES, isOneStep, namedWrongly, type Room, type Store, type StoredName } from './store'

const FOLDERS: Readonly<Record<Room, string>> = { media: '.', courses: 'courses', reports: 'reports' }
const PART = '.part'

/** A folder that server and worker share. */
export const folderStore = (base: string): Store => {
  // Without the mark the build takes every file of the project for one that is read here, and copies all of it into the site.
  const folderOf = (room: Room): string => path.resolve(/* turbopackIgnore: true */ base, FOLDERS[room])
  const placeOf = ({ room, name }: StoredName): string => {
    const place = path.resolve(/* turbopackIgnore: true */ folderOf(room), name)
    if (!isOneStep(name) || path.dirname(place) !== folderOf(room)) throw namedWrongly()
    return place
  }
  const removeKeys: Store['removeKeys'] = async (room, keys) => {
    for (const name of keys) await rm(placeOf({ room, name }), { force: true })
  }
  return {
    kind: 'folder',
    // Who reads it while it is written reads the one before.
    put: async (file, bytes) => {
      const place = placeOf(file)
      await mkdir(path.dirname(place), { recursive: true })
      // Not by the process's number: two containers on one folder have the same, and one process may store a file twice at once.
      const beside = path.join(path.dirname(place), `${randomUUID()}${PART}`)
      try {
        await writeFile(beside, bytes)
        await rename(beside, place)
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
    },
    open: async (file) => {
      if (!isOneStep(file.name)) return null
      const place = placeOf(file)
      const found = await stat(/* turbopackIgnore: true */ place).catch(absent)
      if (!found?.isFile()) return null
      return {
        bytes: found.size,
        etag: fileTag(found),
        contentType: null,
        read: (range) =>
          Readable.toWeb(
            createReadStream(/* turbopackIgnore: true */ place, { ...range, highWaterMark: CHUNK_BYTES }),
          ) as ReadableStream<Uint8Array>,
      }
    },
    remove: async (files) => {
      for (const { room, name } of files) await removeKeys(room, [name])
    },
    keyOf: (name) => name,
    // With what a program that was killed left half written: no row names it.
    list: async (room, before) => {
      const old: string[] = []
      for (const name of (await readdir(/* turbopackIgnore: true */ folderOf(room)).catch(absent)) ?? []) {
        const found = await stat(path.join(/* turbopackIgnore: true */ folderOf(room), name)).catch(absent)
        if (found?.isFile() && found.mtime < before) old.push(name)
      }
      return old
    },
    removeKeys,
    check: async () => {
      await mkdir(folderOf('media'), { recursive: true })
      await access(folderOf('media'), constants.W_OK)
    },
  }
}

const absent = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
