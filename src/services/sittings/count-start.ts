import { UNCONFIRMED_STARTS, type UnconfirmedStarts } from '@/domain/exam/unconfirmed-starts'
import type { Deps } from '../deps'
import { countHits, type RateLimit, releaseHit } from '../visitors/limit-rate'
import type { Viewer } from '../visitors/viewer'

type Start = { examId: string; visitorHash: string; network: string }

/** Counts a sitting that begins. The count is stored, so sittings begun at the same time get different numbers. */
export const countStart = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  start: Start,
): Promise<UnconfirmedStarts> => {
  const [browser, address] = await countHits(deps, { windows: windowsOf(start), hits: 1 })
  return { browser: browser?.hits ?? 0, address: address?.hits ?? 0 }
}

/**
 * A sitting came to a result: its start counts no longer. The address is that of whoever hands in, since a sitting keeps
 * none; where it is another, the first keeps its count for the day. A linear exam counts no starts, so none is found.
 */
export const releaseStart = async (
  deps: Pick<Deps, 'payload'>,
  { sitting, viewer }: { sitting: { exam: string; visitorHash: string }; viewer: Pick<Viewer, 'network'> },
): Promise<void> => {
  const start = { examId: sitting.exam, visitorHash: sitting.visitorHash, network: viewer.network }
  for (const window of windowsOf(start)) await releaseHit(deps, window)
}

const windowsOf = ({ examId, visitorHash, network }: Start): Omit<RateLimit, 'max'>[] =>
  [visitorHash, `ip:${network}`].map((subject) => ({
    name: `unconfirmed:${examId}`,
    subject,
    windowSeconds: UNCONFIRMED_STARTS.hours * 3600,
  }))
