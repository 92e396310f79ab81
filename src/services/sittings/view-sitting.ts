import { asc, eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { remainingSeconds } from '@/domain/exam/deadline'
import { toShown } from '@/domain/exam/option-order'
import { maskedAddress } from '@/domain/mailbox'
import { answers } from '@/payload-schema'
import type { Deps } from '../deps'
import { helpOf } from '../reports/help-of'
import { openPartsOf } from '../reports/open-parts'
import { shownTo } from '../visitors/shown-to'
import type { Viewer } from '../visitors/viewer'
import { makeAnchor } from './anchor'
import type { OwnSitting } from './find-sitting'
import { formOf, kindOf, type PinnedForm, partsOf, slotOf } from './pinned-form'
import { whatWasSeen } from './what-was-seen'

type View = CallData<'order.info'>

/**
 * What a visitor's browser may know of a sitting: their own answers in the order shown, and nothing of any key. Whoever may
 * merely read it gets no answers, and its address masked.
 */
export const viewSitting = async (
  deps: Deps,
  { sitting, viewer }: { sitting: OwnSitting; viewer: Viewer },
): Promise<View> => {
  const shown = await shownTo(deps, { sitting, viewer })
  const form = formOf(sitting)
  const now = deps.now()
  const deadline = sitting.deadline ? new Date(sitting.deadline) : null
  return {
    orderNumber: sitting.number,
    examId: sitting.examNumber,
    examKind: kindOf(form),
    code: sitting.code,
    state: sitting.state,
    locale: sitting.locale,
    timing: sitting.timing,
    startedAt: new Date(sitting.startedAt).toISOString(),
    deadline: deadline?.toISOString() ?? null,
    remainingSeconds: remainingSeconds({ deadline, now }),
    anchor: makeAnchor({ sittingId: sitting.id, at: now }),
    epoch: sitting.epoch,
    total: form.questions.length,
    ...viewForm(form),
    answers: shown.answers ? await answersOf(deps, sitting) : [],
    reactionDone: sitting.reaction !== null,
    email: shown.person ? sitting.email : sitting.email && maskedAddress(sitting.email),
    openParts: [...(await openPartsOf(deps, sitting))],
    help: await helpOf(deps.payload.db.drizzle, sitting),
    seen: await whatWasSeen(deps, sitting),
  }
}

const answersOf = async ({ payload }: Deps, sitting: OwnSitting): Promise<View['answers']> => {
  const rows = await payload.db.drizzle
    .select({
      slot: answers.position,
      choice: sql<number | null>`coalesce(${answers.lateChoice}, ${answers.choice})`.mapWith(answers.choice),
      epoch: answers.epoch,
      revision: answers.revision,
    })
    .from(answers)
    .where(eq(answers.sitting, sitting.id))
    .orderBy(asc(answers.position))
  const bySlot = new Map(formOf(sitting).questions.map((question) => [slotOf(question), question]))
  return rows.flatMap(({ slot, choice, epoch, revision }) => {
    const question = bySlot.get(slot)
    if (!question) return []
    const shown = choice === null ? null : toShown({ order: question.order, canonical: choice })
    return [{ id: question.id, choice: shown, epoch, revision }]
  })
}

/** What a browser may know of the form in force. Levels are not in it, nor how many there are. */
export const viewForm = (form: PinnedForm): Pick<View, 'questions' | 'parts' | 'unsettled'> => ({
  questions: form.questions.map(({ id, position, part }) => ({ id, position, part })),
  parts: partsOf(form),
  unsettled: (form.stages ?? []).filter(({ settled }) => settled.state === 'open').map(({ part }) => part),
})
