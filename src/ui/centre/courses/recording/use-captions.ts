import useSWR from 'swr'
import { type Cue, parseCaptions } from '@/domain/centre/captions'
import { CallRefused, NetworkError } from '@/ui/api/call-at'

const TIMEOUT_MS = 30_000

/** What is heard in a recording; `address` null: it has no captions. */
export const useCaptions = (address: string | null) => {
  const { data, error, isValidating, mutate } = useSWR(address, readCaptions, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return {
    cues: data ?? null,
    problem: data || isValidating ? null : (error ?? null),
    retry: () => void mutate(),
  }
}

const readCaptions = async (address: string): Promise<Cue[]> => {
  const response = await fetch(address, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  const text = await response?.text().catch(() => null)
  if (!response || typeof text !== 'string') throw new NetworkError()
  // A refusal comes as an envelope, with HTTP 200 where the visitor can do something about it.
  if (!response.headers.get('content-type')?.startsWith('text/vtt'))
    throw new CallRefused(response.status, 'captions', [], {
      retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
    })
  return parseCaptions(text)
}
