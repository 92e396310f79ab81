import { eq } from '@payloadcms/db-postgres/drizzle'
import { reports } from '@/payload-schema'
import type { Deps } from '../deps'

/** False: the sitting's score could not be measured (docs/decisions/0058). Of a kind without such a score it always is. */
export const isMeasured = async (
  db: Deps['payload']['db']['drizzle'],
  sittingId: string,
): Promise<boolean> => {
  const [row] = await db
    .select({ result: reports.result })
    .from(reports)
    .where(eq(reports.sitting, sittingId))
  return isMeasuredResult(row?.result)
}

/** The same of what is stored of a result. */
export const isMeasuredResult = (result: unknown): boolean =>
  (result as { atFloor?: boolean } | null | undefined)?.atFloor !== true
