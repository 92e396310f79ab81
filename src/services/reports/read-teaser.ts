import { eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import type { JudgementCode } from '@/domain/measurement/gate/judgements'
import { reports } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { OwnSitting } from '../sittings/find-sitting'
import { rulesOf } from '../sittings/kinds/rules-of'
import { formOf } from '../sittings/pinned-form'

/** The free result of a finished sitting, in words. The score and its interval stay here until they are bought. */
export const readTeaser = async (
  deps: Pick<Deps, 'payload'>,
  { sitting, locale }: { sitting: OwnSitting; locale: Locale },
): Promise<CallData<'order.free'>> => {
  if (sitting.state === 'abnormal') throw new Refusal('sittingInvalid')
  const [row] = await deps.payload.db.drizzle.select().from(reports).where(eq(reports.sitting, sitting.id))
  if (!row) throw new Refusal('notConfirmed')
  const form = formOf(sitting)
  const free = await rulesOf(form).teaser(deps, {
    form,
    shown: row.result as object,
    locale,
    begunIn: sitting.locale,
  })
  const hurried = Array.isArray(row.codes) && row.codes.includes('hurried' satisfies JudgementCode)
  const caution = row.verdict === 'caution'
  return {
    orderNumber: sitting.number,
    timing: sitting.timing,
    eraseAt: sitting.eraseAt && new Date(sitting.eraseAt).toISOString(),
    caution,
    hurried,
    ...free,
  }
}
