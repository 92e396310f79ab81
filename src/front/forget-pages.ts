import { env } from '@/config/env'
import { REVALIDATE_PATH, type Revalidation } from '@/domain/caches/revalidate-path'
import { reachable } from './start-next'

/** The first request of the application loads it. */
const PATIENCE_MS = 15_000

/** What Next keeps under the tags is stale. Next listens to that in a request only (cms/endpoints/revalidate.ts). */
export const forgetPages = async (tags: string[]): Promise<void> => {
  const { HOSTNAME, PORT, INTERNAL_TOKEN } = env()
  const told: Revalidation = { tags, here: true }
  const response = await fetch(`http://${reachable(HOSTNAME)}:${PORT}${REVALIDATE_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${INTERNAL_TOKEN}` },
    body: JSON.stringify(told),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`The server answered itself ${response.status}.`)
}
