import { AwsClient } from 'aws4fetch'
import type { S3Place } from '@/config/s3-url'

/** What a bucket could not do. It names neither the key nor where the bucket is: addresses of stores hold secrets. */
export class StoreError extends Error {}

export type Asked = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Below the bucket; empty: the bucket. */
  key: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** In memory, so that it can be sent once more. */
  body?: Uint8Array<ArrayBuffer>
}

export type AskBucket = (asked: Asked) => Promise<Response>

export type Patience = {
  tries: number
  /** Until the head of an answer is there; sending the body counts. */
  answerMs: number
  /** Of all tries together: a save of staff waits with its transaction open, which may rest for ten seconds. */
  overallMs: number
  /** Before the second try; then twice as long. */
  pauseMs: number
}

export const PATIENCE: Patience = { tries: 3, answerMs: 6_000, overallMs: 8_000, pauseMs: 150 }

/**
 * Ends an answer that nobody reads. Not waited for: inside Next an answer may be one of two copies of a stream, and the end of one
 * comes when the other has ended as well, which nobody reads either.
 */
export const letGo = (answer: Response | null): void => void answer?.body?.cancel().catch(() => {})

/**
 * Asks a bucket by path-style addresses, signed. What does not arrive, 429 and 5xx are asked once more; any other answer is
 * the caller's to judge.
 * @throws StoreError when no try brought an answer.
 */
export const bucketAsker = (place: S3Place, patience: Patience = PATIENCE): AskBucket => {
  const { accessKeyId, secretAccessKey, region } = place
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: 's3',
    retries: 0,
    ...(region && { region }),
  })

  const once = async ({ method, key, query, headers, body }: Asked, mostMs: number): Promise<Response> => {
    const url = new URL(`${place.bucketUrl}/${key}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const given = new AbortController()
    const timer = setTimeout(() => given.abort(), mostMs)
    try {
      // Signed anew for each try: a signature has a time.
      const signed = await client.sign(url.toString(), {
        method,
        headers: headers ?? {},
        ...(body && { body }),
      })
      return await fetch(signed, { signal: given.signal, redirect: 'error' })
    } finally {
      clearTimeout(timer)
    }
  }

  return async (asked) => {
    const until = performance.now() + patience.overallMs
    let why = 'no answer'
    for (let at = 0; at < patience.tries; at += 1) {
      if (at > 0) await new Promise((next) => setTimeout(next, patience.pauseMs * 2 ** (at - 1)))
      const left = until - performance.now()
      if (left <= 0) break
      const answer = await once(asked, Math.min(left, patience.answerMs)).catch(() => null)
      if (answer && answer.status < 500 && answer.status !== 429) return answer
      why = answer ? `status ${answer.status}` : 'no answer'
      letGo(answer)
    }
    throw new StoreError(`The store did not do a ${asked.method}: ${why}.`)
  }
}
