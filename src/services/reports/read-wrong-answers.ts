import { eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { toShown } from '@/domain/exam/option-order'
import { answers } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { OwnSitting } from '../sittings/find-sitting'
import { readItemVersions } from '../sittings/item-versions'
import { formOf, kindOf, slotOf } from '../sittings/pinned-form'
import { explainQuestion } from './explain-question'
import { openPartsOf } from './open-parts'

/** Every question of a finished sitting with the right answer beside the taker's, as the options were shown, and why. Paid. */
export const readWrongAnswers = async (
  deps: Deps,
  sitting: OwnSitting,
): Promise<CallData<'order.questions'>> => {
  if (sitting.state !== 'valid') throw new Refusal('notConfirmed')
  if (!(await openPartsOf(deps, sitting)).has('wrong_answers')) throw new Refusal('partLocked')
  const form = formOf(sitting)
  // Nothing in a questionnaire is right or wrong.
  if (kindOf(form) !== 'iq') throw new Refusal('partLocked')
  const versions = await readItemVersions(
    deps,
    form.questions.map(({ versionId }) => versionId),
  )
  const rows = await deps.payload.db.drizzle.select().from(answers).where(eq(answers.sitting, sitting.id))
  const questions = form.questions.map((question, index) => {
    const { position, order } = question
    const version = versions[index]!
    const options = version.options as unknown[]
    const choice = rows.find(({ position: slot }) => slot === slotOf(question))?.choice ?? null
    const errors = (version.errors ?? []) as (string | null)[]
    return {
      position,
      panels: version.panels as unknown[],
      options: order.map((canonical) => options[canonical]),
      correct: toShown({ order, canonical: version.key }),
      yours: choice === null ? null : toShown({ order, canonical: choice }),
      error: choice === null || choice === version.key ? null : (errors[choice] ?? null),
      explanation: explainQuestion({ version, order }),
    }
  })
  return { wrongCount: questions.filter(({ yours, correct }) => yours !== correct).length, questions }
}
