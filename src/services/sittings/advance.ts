import { eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { isAnsweredEnough } from '@/domain/exam/answered-enough'
import type { Locale } from '@/domain/locale/locales'
import { chooseLevel } from '@/domain/measurement/choose-level'
import { answers } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import type { TransactionHandle } from '../transaction'
import type { OwnSitting } from './find-sitting'
import { readItemVersions } from './item-versions'
import { rulesOf } from './kinds/rules-of'
import { listQuestions } from './list-questions'
import { formOf, type PinnedForm, type PinnedQuestion, partsOf, slotOf } from './pinned-form'
import { settleStage } from './settle-stage'
import { viewForm } from './view-sitting'

/**
 * The next part of a sitting as it will be shown: of a three-stage form the level that fits the answers so far, or the
 * middle that the browser has already (`keepMiddle`). Whatever was decided before stands. A linear form's parts are
 * what they are.
 */
export const advance = async (
  deps: Deps,
  {
    sitting,
    part,
    keepMiddle,
    locale,
  }: { sitting: OwnSitting; part: number; keepMiddle: boolean; locale: Locale },
): Promise<CallData<'sitting.advance'>> => {
  const before = formOf(sitting)
  if (!partsOf(before).some((each) => each.part === part))
    throw new HttpRefusal('malformed', { issues: [{ path: 'part', message: 'unknown part' }] })
  // Read before the lock: inside, they are at hand.
  await rulesOf(before).prepare(deps, before)
  const form = await settleStage(deps, {
    number: sitting.number,
    part,
    decide: async ({ form, db }) =>
      keepMiddle
        ? { type: 'keep_middle' }
        : { type: 'fit', level: await fittingLevel(deps, { db, sittingId: sitting.id, form, part }) },
  })
  const partId = partsOf(form).find((each) => each.part === part)?.id ?? ''
  return {
    ...viewForm(form),
    drawn: await listQuestions(deps, { number: sitting.number, form, partId, locale }),
  }
}

/** By the answers so far that came in time. 0, the middle, unless enough of the part directly before is answered. */
const fittingLevel = async (
  deps: Deps,
  args: { db: TransactionHandle; sittingId: string; form: PinnedForm; part: number },
): Promise<number> => {
  const { db, sittingId, form, part } = args
  const stage = form.stages?.find((each) => each.part === part)
  if (!stage) return 0
  const before = form.questions.filter((question) => question.part < part)
  const versions = await readItemVersions(
    deps,
    before.map(({ versionId }) => versionId),
  )
  const rows = await db.select().from(answers).where(eq(answers.sitting, sittingId))
  const choices = new Map(rows.map(({ position: slot, choice }) => [slot, choice]))
  const choiceOf = (question: PinnedQuestion) => choices.get(slotOf(question)) ?? null
  const last = before.filter((question) => question.part === before.at(-1)?.part)
  const answered = last.filter((question) => choiceOf(question) !== null).length
  if (!isAnsweredEnough({ answered, questions: last.length })) return 0
  const levels = [
    { level: 0, versionIds: stage.middle.questions.map(({ versionId }) => versionId) },
    ...stage.levels,
  ]
  return chooseLevel({
    items: versions,
    responses: before.map((question, index) => {
      const choice = choiceOf(question)
      if (choice === null) return null
      return choice === versions[index]?.key ? 1 : 0
    }),
    levels: await Promise.all(
      levels.map(async ({ level, versionIds }) => ({
        level,
        items: await readItemVersions(deps, versionIds),
      })),
    ),
  })
}
