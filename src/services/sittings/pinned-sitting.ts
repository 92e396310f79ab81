import type { Deps } from '../deps'
import type { Viewer } from '../visitors/viewer'
import { findSitting } from './find-sitting'
import type { PinnedForm, PinnedQuestion } from './pinned-form'

/** What never changes of a sitting that somebody is sitting. */
export type PinnedSitting = {
  id: string
  visitorHash: string
  deadline: Date | null
  questions: Map<string, PinnedQuestion>
}

const kept = new Map<string, PinnedSitting>()
const MOST_KEPT = 2_000

/**
 * A sitting's pinned facts for the viewer who sits it; 404 for anybody else. Read once a process for its own browser.
 * Its state and its claims change: only the statement that writes may believe those.
 */
export const readPinnedSitting = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { number, viewer }: { number: string; viewer: Viewer },
): Promise<PinnedSitting> => {
  const known = kept.get(number)
  if (known && known.visitorHash === viewer.visitorHash) return known
  const { id, visitorHash, deadline, form } = await findSitting(deps, {
    number,
    viewer,
    ownBrowserOnly: true,
  })
  const questions = new Map((form as PinnedForm).questions.map((question) => [question.id, question]))
  const pinned = { id, visitorHash, deadline: deadline ? new Date(deadline) : null, questions }
  keep(number, pinned)
  return pinned
}

const keep = (number: string, pinned: PinnedSitting): void => {
  // A Map lists its keys in the order of arrival: the oldest goes.
  if (kept.size >= MOST_KEPT)
    for (const oldest of [...kept.keys()].slice(0, MOST_KEPT / 10)) kept.delete(oldest)
  kept.set(number, pinned)
}
