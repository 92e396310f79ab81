import { eq } from '@payloadcms/db-postgres/drizzle'
import { reports } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OwnSitting } from '../sittings/find-sitting'

/** False: the sitting's score could not be measured (docs/decisions/0058). Of a kind without such a score it always is. */
export const isMeasured = async (
  db: Deps['payload']['db']['drizzle'],
  { id }: Pick<OwnSitting, 'id'>,
): Promise<boolean> => {
  const [row] = await db.select({ result: reports.result }).from(reports).where(eq(reports.sitting, id))
  return (row?.result as { atFloor?: boolean } | null | undefined)?.atFloor !== true
}
