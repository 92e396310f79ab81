import { createHash } from 'node:crypto'

/** Whose files lie together: pictures that anybody may see, files of courses, drawn reports. */
export type Room = 'media' | 'courses' | 'reports'
export type StoredName = { room: Room; name: string }
/** Both included. */
export type ByteRange = { start: number; end: number }

export type OpenStored = {
  bytes: number
  /** With its quotation marks: the same tag means the same bytes. */
  etag: string
  /** As it was said when it was stored; a folder does not know. */
  contentType: string | null
  read: (range: ByteRange) => ReadableStream<Uint8Array>
}

/**
 * Where files lie: a folder (folder-store.ts), or a bucket that all servers share (s3-store.ts). The same name with other
 * bytes replaces what was there, whole or not at all. Everything that fails throws; what is not there is null.
 */
export type Store = {
  kind: 'folder' | 's3'
  put: (file: StoredName, bytes: Uint8Array, contentType: string) => Promise<void>
  open: (file: StoredName) => Promise<OpenStored | null>
  /** What is not there already counts as removed. */
  remove: (files: readonly StoredName[]) => Promise<void>
  /** Under which key a name lies in its room; `list` and `removeKeys` speak of keys. */
  keyOf: (name: string) => string
  /** Keys of a room that were last written before then. */
  list: (room: Room, before: Date) => Promise<string[]>
  removeKeys: (room: Room, keys: readonly string[]) => Promise<void>
  /** Whether something could be stored now. */
  check: () => Promise<void>
}

/** Of one chunk that is read and sent. */
export const CHUNK_BYTES = 65_536

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const APART = /[/\\\u0000-\u001f\u007f]/

/** One step of a path: no name leads out of its room. */
export const isOneStep = (name: string): boolean =>
  name !== '' && name !== '.' && name !== '..' && !APART.test(name) && Buffer.byteLength(name) <= 255

export const namedWrongly = (): Error =>
  new Error('A file of the store has a name that is one step of a path.')

const OURS = /^[0-9a-f]{64}(?:\.pdf)?$/

export const isServerKey = (key: string): boolean => OURS.test(key)

/**
 * The key of a name in a bucket: a name that we made (the hash of what stands in the file) as it is, of any other its hash.
 * So no key holds a word that somebody typed, nor a sign that a store could read in another way than we do.
 */
export const serverKey = (name: string): string =>
  isServerKey(name) ? name : createHash('sha256').update(name).digest('hex')
