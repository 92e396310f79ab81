import { type AskBucket, letGo, StoreError } from './ask-bucket'
import type { ByteRange } from './store'

const MOST_CUTS = 3
const SILENT_MS = 15_000

type Reader = ReadableStreamDefaultReader<Uint8Array>
type Wanted = { key: string; etag: string; range: ByteRange; silentMs?: number }

/**
 * A part of an object as a stream. Where the connection is cut it goes on from the byte that is missing, of the same object
 * only: a file is never put together from two.
 */
export const bucketStream = (
  ask: AskBucket,
  { key, etag, range: { start, end }, silentMs = SILENT_MS }: Wanted,
): ReadableStream<Uint8Array> => {
  let at = start
  let cuts = 0
  let reader: Reader | null = null

  const openAt = async (from: number): Promise<Reader> => {
    const headers = { range: `bytes=${from}-${end}`, 'if-match': etag }
    const answer = await ask({ method: 'GET', key, headers })
    if (answer.status === 206 && answer.body) return answer.body.getReader()
    letGo(answer)
    throw new StoreError(`The store did not send a part: status ${answer.status}.`)
  }

  /** The next bytes; null: the connection was cut. */
  const next = async (open: Reader): Promise<Uint8Array | null> => {
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new StoreError('silent')), silentMs)
    })
    const read = await Promise.race([open.read(), silence])
      .catch(() => null)
      .finally(() => clearTimeout(timer))
    return read && !read.done ? read.value : null
  }

  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        while (at <= end) {
          reader ??= await openAt(at)
          const bytes = await next(reader)
          if (bytes) {
            at += bytes.byteLength
            controller.enqueue(bytes)
            break
          }
          endReader(reader)
          reader = null
          cuts += 1
          if (cuts > MOST_CUTS) throw new StoreError('The store was cut off again and again.')
        }
        if (at > end) {
          endReader(reader)
          controller.close()
        }
      },
      cancel: () => {
        endReader(reader)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Not waited for: see `letGo`. */
const endReader = (reader: Reader | null): void => void reader?.cancel().catch(() => {})
