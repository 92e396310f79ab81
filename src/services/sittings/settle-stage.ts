import { and, eq, inArray, isNotNull, or } from '@payloadcms/db-postgres/drizzle'
import { type StageEvent, transitionStage } from '@/domain/exam/stage'
import { answers, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import { inTransaction, type TransactionHandle } from '../transaction'
import { opaqueId, pinQuestion } from './pin-form'
import { formOf, type PinnedForm, type PinnedQuestion, type PinnedStage, slotOf } from './pinned-form'
import { forgetPinnedSitting } from './pinned-sitting'

type Decide = (known: { form: PinnedForm; db: TransactionHandle }) => Promise<StageEvent>

/**
 * Decides once what stands in a later part of a three-stage form. The sitting's row is locked, so a save, a second tab
 * and the confirmation come before or after it. Returns the form as it is in force afterwards.
 */
export const settleStage = async (
  deps: Deps,
  { number, part, decide }: { number: string; part: number; decide: Decide },
): Promise<PinnedForm> => {
  const settled = await inTransaction(deps, async ({ db }) => {
    const [row] = await db
      .select({ id: sittings.id, state: sittings.state, form: sittings.form })
      .from(sittings)
      .where(eq(sittings.number, number))
      .for('update')
    if (row?.state !== 'started') throw new Refusal('sittingLocked')
    const form = formOf(row)
    const stage = form.stages?.find((each) => each.part === part)
    if (!stage) return form
    const event = await decide({ form, db })
    const changed = transitionStage(
      stage.settled,
      event,
      await answeredOf({ db, sittingId: row.id, form, stage }),
    )
    if (changed.kind === 'ignored') return form
    const next = inForce({ form, stage: { ...stage, settled: changed.state } })
    await db.update(sittings).set({ form: next }).where(eq(sittings.id, row.id))
    return next
  })
  forgetPinnedSitting(number)
  return settled
}

const answeredOf = async (args: {
  db: TransactionHandle
  sittingId: string
  form: PinnedForm
  stage: PinnedStage
}): Promise<{ middle: boolean; fitted: boolean }> => {
  const { db, sittingId, form, stage } = args
  const middle = stage.middle.questions.map(slotOf)
  const fitted = form.questions.filter(({ part }) => part === stage.part).map(slotOf)
  const rows = await db
    .select({ slot: answers.position })
    .from(answers)
    .where(
      and(
        eq(answers.sitting, sittingId),
        inArray(answers.position, [...middle, ...fitted]),
        or(isNotNull(answers.choice), isNotNull(answers.lateChoice)),
      ),
    )
  const has = (slots: number[]) => rows.some(({ slot }) => slots.includes(slot))
  return { middle: has(middle), fitted: stage.settled.state === 'fitted' && has(fitted) }
}

/** The form with what was decided for one part in its place. */
const inForce = ({ form, stage }: { form: PinnedForm; stage: PinnedStage }): PinnedForm => {
  const { id, questions } = standingIn({ form, stage })
  return {
    ...form,
    questions: form.questions.flatMap((question) => {
      if (question.part !== stage.part) return [question]
      return questions.filter(({ position }) => position === question.position)
    }),
    parts: form.parts?.map((each) => (each.part === stage.part ? { ...each, id } : each)),
    stages: form.stages?.map((each) => (each.part === stage.part ? stage : each)),
  }
}

const standingIn = ({ form, stage }: { form: PinnedForm; stage: PinnedStage }) => {
  const { settled, middle, levels, part } = stage
  if (settled.state !== 'fitted') return middle
  const versionIds = levels.find(({ level }) => level === settled.level)?.versionIds
  if (!versionIds) throw new Error(`Level ${settled.level} of part ${part} is not pinned.`)
  const questions = middle.questions.map(({ position }, index): PinnedQuestion => {
    const versionId = versionIds[index]!
    // Answers to the middle may still arrive: theirs is the slot of the position.
    return pinQuestion({ versionId, part, position, slot: form.questions.length + position })
  })
  return { id: opaqueId(), questions }
}
