import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { SecretDecision } from '@/domain/tree-hole/queue'
import { secret_reports, secrets } from '@/payload-schema'
import type { Deps } from '../deps'
import { inTransaction } from '../transaction'

/** Makes secrets public or refuses them; notices about them are done with it. Answers how many were still there. */
export const decideSecrets = async (
  deps: Deps,
  { ids, decision }: { ids: string[]; decision: SecretDecision },
): Promise<number> => {
  const now = deps.now().toISOString()
  return inTransaction(deps, async ({ db }) => {
    // In one order, or two colleagues who decide about the same ones wait for each other.
    await db
      .select({ id: secrets.id })
      .from(secrets)
      .where(inArray(secrets.id, ids))
      .orderBy(secrets.id)
      .for('update')
    const decided = await db
      .update(secrets)
      .set({ state: decision, decidedAt: now, updatedAt: now })
      .where(inArray(secrets.id, ids))
      .returning({ id: secrets.id })
    await db
      .update(secret_reports)
      .set({ state: 'done', updatedAt: now })
      .where(and(inArray(secret_reports.secret, ids), eq(secret_reports.state, 'new')))
    return decided.length
  })
}
