import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { env } from '@/config/env'
import { fileTag } from '@/domain/http/file-tag'

type OpenFile = {
  bytes: number
  etag: string
  /** The bytes from `start` to `end`, both included, as they are read from the disk. */
  read: (range: { start: number; end: number }) => ReadableStream<Uint8Array>
}

/** A file of courses by the name that its document stores (cms/collections/course-files.ts); null: it is not there. */
export const openCourseFile = async (name: string): Promise<OpenFile | null> => {
  const folder = path.resolve(env().MEDIA_DIR, 'courses')
  const at = path.resolve(folder, name)
  if (path.dirname(at) !== folder || name.includes('\0')) return null
  const found = await stat(at).catch((error: unknown) => absent(error))
  if (!found?.isFile()) return null
  return {
    bytes: found.size,
    etag: fileTag(found),
    read: (range) => Readable.toWeb(createReadStream(at, range)) as ReadableStream<Uint8Array>,
  }
}

const absent = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
