import { eq } from '@payloadcms/db-postgres/drizzle'
import { toShown } from '@/domain/exam/option-order'
import { type Seen, seenOf } from '@/domain/exam/seen'
import { answers } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OwnSitting } from './find-sitting'
import { formOf, slotOf } from './pinned-form'

/** What was seen of a sitting that could not be scored; null: it is none, or its answers are deleted. */
export const whatWasSeen = async (
  { payload }: Pick<Deps, 'payload'>,
  sitting: OwnSitting,
): Promise<Seen | null> => {
  if (sitting.state !== 'abnormal') return null
  const rows = await payload.db.drizzle.select().from(answers).where(eq(answers.sitting, sitting.id))
  if (rows.length === 0) return null
  return seenOf(
    formOf(sitting).questions.map((question) => {
      const row = rows.find(({ position: slot }) => slot === slotOf(question))
      const choice = row?.choice ?? null
      return {
        choice: choice === null ? null : toShown({ order: question.order, canonical: choice }),
        spentMs: row?.spentMs ?? null,
      }
    }),
  )
}
