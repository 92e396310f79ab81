import { eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { reports } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { OwnSitting } from '../sittings/find-sitting'
import { rulesOf } from '../sittings/kinds/rules-of'
import { formOf, kindOf } from '../sittings/pinned-form'

/** The free band of a finished sitting. The score and its interval stay here until they are bought. */
export const readTeaser = async (
  { payload }: Pick<Deps, 'payload'>,
  sitting: OwnSitting,
): Promise<CallData<'order.free'>> => {
  if (sitting.state === 'abnormal') throw new Refusal('sittingInvalid')
  const [row] = await payload.db.drizzle.select().from(reports).where(eq(reports.sitting, sitting.id))
  if (!row) throw new Refusal('notConfirmed')
  const form = formOf(sitting)
  const free = rulesOf(form).teaser(row.result as object)
  return { orderNumber: sitting.number, examKind: kindOf(form), ...free, timing: sitting.timing }
}
