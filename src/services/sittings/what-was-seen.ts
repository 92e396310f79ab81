import { eq } from '@payloadcms/db-postgres/drizzle'
import { toShown } from '@/domain/exam/option-order'
import { type Seen, seenOf } from '@/domain/exam/seen'
import { isDirected } from '@/domain/questionnaires/directed-items'
import { answers } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OwnSitting } from './find-sitting'
import { readInstrument } from './kinds/instrument-versions'
import { rulesOf } from './kinds/rules-of'
import { formOf, type PinnedForm, slotOf } from './pinned-form'

/** What was seen of a sitting that could not be scored; null: it is none, or its answers are deleted. */
export const whatWasSeen = async (
  { payload }: Pick<Deps, 'payload'>,
  sitting: OwnSitting,
): Promise<Seen | null> => {
  if (sitting.state !== 'abnormal') return null
  const rows = await payload.db.drizzle.select().from(answers).where(eq(answers.sitting, sitting.id))
  if (rows.length === 0) return null
  const asked = await questionsAsked(
    { payload },
    { form: formOf(sitting), answered: new Set(rows.map(({ position: slot }) => slot)) },
  )
  return seenOf(
    asked.map((question) => {
      const row = rows.find(({ position: slot }) => slot === slotOf(question))
      const choice = row?.choice ?? null
      return {
        choice: choice === null ? null : toShown({ order: question.order, canonical: choice }),
        spentMs: row?.spentMs ?? null,
      }
    }),
  )
}

type Asked = { form: PinnedForm; answered: ReadonlySet<number> }

/** Without the lines that only say which choice to make, and without a voluntary part that was left out. */
const questionsAsked = async ({ payload }: Pick<Deps, 'payload'>, { form, answered }: Asked) => {
  const rules = form.instrument && (await readInstrument({ payload }, form.instrument)).instrument.rules
  const voluntary = (await rulesOf(form).healthSlots?.({ payload }, form)) ?? []
  const leftOut = new Set(voluntary.some((slot) => answered.has(slot)) ? [] : voluntary)
  return form.questions.filter(
    (question) => !leftOut.has(slotOf(question)) && !(rules && isDirected(rules, { id: question.versionId })),
  )
}
