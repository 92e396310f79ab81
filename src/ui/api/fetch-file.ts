import { CallRefused, NetworkError } from './call-at'

const TIMEOUT_MS = 30_000

type Refusal = { result?: unknown; message?: unknown; requestId?: string }

/** A file of ours for who may have it. `body`: it is posted for. Throws CallRefused or NetworkError, as a call does. */
export const fetchFile = async (path: string, type: string, body?: object): Promise<Blob> => {
  const response = await fetch(path, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new NetworkError()
  })
  if (response.ok && response.headers.get('content-type') === type)
    return response.blob().catch(() => {
      throw new NetworkError()
    })
  // "No" is said in JSON, as by every call.
  const refusal = (await response.json().catch(() => null)) as Refusal | null
  if (typeof refusal?.result !== 'number') throw new NetworkError()
  throw new CallRefused(refusal.result, String(refusal.message), [], {
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
    requestId: refusal.requestId,
  })
}
