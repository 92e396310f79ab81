import { createHash } from 'node:crypto'
import type { S3Place } from '@/config/s3-url'
import { type AskBucket, type Asked, bucketAsker, letGo, type Patience, StoreError } from './ask-bucket'
import { bucketStream } from './bucket-stream'
import {
  isOneStep,
  isServerKey,
  namedWrongly,
  type Room,
  type Store,
  type StoredName,
  serverKey,
} from './store'

/** Beyond any bucket of ours; a store that repeats itself ends here. */
const MOST_PAGES = 1_000

/** A bucket of an S3-compatible store. Nobody but us reads it: files go out through our calls, which ask who may. */
export const s3Store = (place: S3Place, patience?: Patience): Store => {
  const ask = bucketAsker(place, patience)
  const removeKeys: Store['removeKeys'] = async (room, keys) => {
    for (const key of keys)
      await expecting(ask, { method: 'DELETE', key: inRoom(room, key) }, [200, 204, 404])
  }
  return {
    kind: 's3',
    put: async (file, bytes, contentType) => {
      const body = new Uint8Array(bytes)
      const headers = {
        'content-type': contentType,
        'content-length': String(body.byteLength),
        // Signed with the rest: the store refuses bytes that are not these.
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      }
      await expecting(ask, { method: 'PUT', key: pathOf(file), headers, body }, [200])
    },
    open: async (file) => {
      if (!isOneStep(file.name)) return null
      const key = pathOf(file)
      const answer = await expecting(ask, { method: 'HEAD', key }, [200, 404])
      const bytes = Number(answer.headers.get('content-length') ?? Number.NaN)
      const etag = answer.headers.get('etag')
      if (answer.status === 404) return null
      if (!etag || !Number.isInteger(bytes)) throw new StoreError('The store did not say which file it has.')
      return {
        bytes,
        etag,
        contentType: answer.headers.get('content-type'),
        read: (range) => bucketStream(ask, { key, etag, range }),
      }
    },
    remove: async (files) => {
      for (const { room, name } of files) await removeKeys(room, [serverKey(name)])
    },
    keyOf: serverKey,
    list: (room, before) => listRoom(ask, { room, before }),
    removeKeys,
    check: async () => {
      letGo(await expecting(ask, LISTED, [200]))
    },
  }
}

/** Answered only where the bucket is there and the key may read it. */
const LISTED: Asked = { method: 'GET', key: '', query: { 'list-type': '2', 'max-keys': '1' } }

/** Whatever is handed in, no key lies outside its room. */
const inRoom = (room: Room, key: string): string => {
  if (!isServerKey(key)) throw namedWrongly()
  return `${room}/${key}`
}

const pathOf = ({ room, name }: StoredName): string => {
  if (!isOneStep(name)) throw namedWrongly()
  return inRoom(room, serverKey(name))
}

const expecting = async (ask: AskBucket, asked: Asked, statuses: readonly number[]): Promise<Response> => {
  const answer = await ask(asked)
  if (statuses.includes(answer.status)) {
    if (asked.method !== 'GET') letGo(answer)
    return answer
  }
  letGo(answer)
  throw new StoreError(`The store did not do a ${asked.method}: status ${answer.status}.`)
}

const listRoom = async (
  ask: AskBucket,
  { room, before }: { room: Room; before: Date },
): Promise<string[]> => {
  const keys: string[] = []
  let more: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query: Record<string, string> = { 'list-type': '2', prefix: `${room}/` }
    if (more) query['continuation-token'] = more
    const text = await (await expecting(ask, { method: 'GET', key: '', query }, [200])).text()
    for (const [, entry = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      const key = within(entry, 'Key')?.slice(room.length + 1)
      const written = new Date(within(entry, 'LastModified') ?? '')
      // What somebody else put there is not ours to remove.
      if (key && isServerKey(key) && written < before) keys.push(key)
    }
    more = within(text, 'NextContinuationToken')
    if (!more) return keys
  }
  throw new StoreError('The store lists without an end.')
}

/** Keys of ours have no sign that XML writes in another way; of a token the five are undone. */
const within = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&(lt|gt|quot|apos);/g, (_, name: keyof typeof SIGNS) => SIGNS[name])
    .replaceAll('&amp;', '&')

const SIGNS = { lt: '<', gt: '>', quot: '"', apos: "'" } as const
