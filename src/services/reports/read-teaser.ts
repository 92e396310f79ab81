import { eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { BANDS } from '@/domain/measurement/norms'
import type { ScoredResult } from '@/domain/measurement/score-sitting'
import { reports } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { OwnSitting } from '../sittings/find-sitting'

/** The free band of a finished sitting. The score and its interval stay here until they are bought. */
export const readTeaser = async (
  { payload }: Pick<Deps, 'payload'>,
  sitting: OwnSitting,
): Promise<CallData<'order.free'>> => {
  if (sitting.state === 'abnormal') throw new Refusal('sittingInvalid')
  const [row] = await payload.db.drizzle.select().from(reports).where(eq(reports.sitting, sitting.id))
  if (!row) throw new Refusal('notConfirmed')
  const { band, atFloor, answered, total } = row.result as ScoredResult
  const index = BANDS.findIndex(({ id }) => id === band)
  const from = BANDS[index]?.from ?? Number.NEGATIVE_INFINITY
  const next = BANDS[index + 1]?.from
  return {
    orderNumber: sitting.number,
    band,
    bandRange: [Number.isFinite(from) ? from : null, next === undefined ? null : next - 1],
    belowRange: atFloor,
    answered,
    total,
    timing: sitting.timing,
  }
}
