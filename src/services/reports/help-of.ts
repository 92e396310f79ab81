import { eq } from '@payloadcms/db-postgres/drizzle'
import { type HelpReason, helpIn } from '@/domain/questionnaires/help-reasons'
import type { QuestionnaireResult } from '@/domain/questionnaires/score-questionnaire'
import { reports } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OwnSitting } from '../sittings/find-sitting'
import type { TransactionHandle } from '../transaction'

type Db = Deps['payload']['db']['drizzle'] | TransactionHandle

/**
 * Why help stands with the result of a sitting; null: it is of no test about health, was not handed in, or its result is
 * deleted. Of a map its part about health says it.
 */
export const helpOf = async (
  db: Db,
  sitting: Pick<OwnSitting, 'id' | 'health' | 'state'>,
): Promise<HelpReason | null> => {
  if (!sitting.health || (sitting.state !== 'valid' && sitting.state !== 'abnormal')) return null
  const [row] = await db
    .select({ result: reports.result })
    .from(reports)
    .where(eq(reports.sitting, sitting.id))
  return helpInResult(row?.result ?? null)
}

/** As `helpOf` says it, of a result that is read already. */
export const helpInResult = (result: unknown): HelpReason | null => {
  const told = result as Partial<QuestionnaireResult> | null
  return helpIn(told?.safety ?? told?.health?.safety)
}
