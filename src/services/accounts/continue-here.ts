import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { letIn } from '../sittings/devices/let-in'
import { inTransaction } from '../transaction'

/**
 * Lets this browser go on with a test that its customer began in another one. 404 for a test that is not theirs or is
 * handed in.
 */
export const continueHere = (
  deps: Deps,
  { customerId, number, visitorHash }: { customerId: string; number: string; visitorHash: string },
): Promise<void> =>
  inTransaction(deps, async ({ db }) => {
    const [row] = await db
      .select()
      .from(sittings)
      .where(
        and(eq(sittings.number, number), eq(sittings.customer, customerId), eq(sittings.state, 'started')),
      )
      .for('update')
    if (!row) throw new HttpRefusal('notFound')
    await letIn(db, { row, visitorHash, at: deps.now().toISOString() })
  })
