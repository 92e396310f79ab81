import type { Deps } from '../deps'
import type { Viewer } from '../visitors/viewer'
import { findSitting } from './find-sitting'
import { rulesOf } from './kinds/rules-of'
import { formOf, knownQuestions, type PinnedForm, type PinnedQuestion, slotOf } from './pinned-form'

/** What seldom changes of a sitting that somebody is sitting. */
export type PinnedSitting = {
  id: string
  visitorHash: string
  deadline: Date | null
  questions: Map<string, PinnedQuestion>
  /**
   * Question of a middle level that may still take its part, and that part: nothing is decided, or another level is fitted.
   * Its first answer settles the part, unless the fitted level has been answered (domain/exam/stage.ts).
   */
  unsettled: Map<string, number>
  /** The questions about health that may be answered only with consent of their own. */
  needConsent: ReadonlySet<string>
}

const kept = new Map<string, PinnedSitting>()
const MOST_KEPT = 2_000

/**
 * A sitting's pinned facts for the viewer who sits it; 404 for anybody else. Read once a process for its own browser,
 * and again for a question that came to it since.
 * Its state and its claims change: only the statement that writes may believe those.
 */
export const readPinnedSitting = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { number, viewer, ids }: { number: string; viewer: Viewer; ids: readonly string[] },
): Promise<PinnedSitting> => {
  const known = kept.get(number)
  const isKnown = (id: string) => known?.questions.has(id)
  if (known && known.visitorHash === viewer.visitorHash && ids.every(isKnown)) return known
  const sitting = await findSitting(deps, {
    number,
    viewer,
    deed: 'sit',
  })
  const { id, visitorHash, deadline } = sitting
  const form = formOf(sitting)
  const slots = (await rulesOf(form).healthSlots?.(deps, form)) ?? []
  const pinned = {
    id,
    visitorHash,
    deadline: deadline ? new Date(deadline) : null,
    ...pinnedQuestions(form),
    needConsent: new Set(
      knownQuestions(form)
        .filter((question) => slots.includes(slotOf(question)))
        .map((question) => question.id),
    ),
  }
  keep(number, pinned)
  return pinned
}

/** What was pinned has changed: the next save reads it anew. */
export const forgetPinnedSitting = (number: string): void => {
  kept.delete(number)
}

const pinnedQuestions = (form: PinnedForm): Pick<PinnedSitting, 'questions' | 'unsettled'> => ({
  questions: new Map(knownQuestions(form).map((question) => [question.id, question])),
  unsettled: new Map(
    (form.stages ?? [])
      .filter(({ settled }) => settled.state !== 'middle')
      .flatMap(({ part, middle }) => middle.questions.map(({ id }) => [id, part] as const)),
  ),
})

const keep = (number: string, pinned: PinnedSitting): void => {
  // A Map lists its keys in the order of arrival: the oldest goes.
  if (kept.size >= MOST_KEPT)
    for (const oldest of [...kept.keys()].slice(0, MOST_KEPT / 10)) kept.delete(oldest)
  kept.set(number, pinned)
}
