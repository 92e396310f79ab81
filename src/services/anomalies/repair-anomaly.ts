import { eq } from '@payloadcms/db-postgres/drizzle'
import { isInvariant, ruleOf } from '@/domain/orders/anomaly-repairs'
import { anomalies } from '@/payload-schema'
import { type Colleague, writeAudit } from '../admins/write-audit'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { inTransaction } from '../transaction'
import { executeRepair } from './execute-repair'
import { type AnomalyRow, findSubject } from './find-subject'
import { isCauseGone } from './is-cause-gone'

export type Repaired = {
  resolved: boolean
  /** What was done, in a sentence for the record. */
  said: string
}

/**
 * Somebody of ours presses the button beside an anomaly: what the table of repairs says is done, the cause is looked up
 * anew, and only when it is gone is the anomaly resolved. Safe to press twice.
 * @throws GatewayError when the provider does not answer; HttpRefusal notFound.
 */
export const repairAnomaly = async (
  deps: Deps,
  { id, by, colleague }: { id: string; by: string; colleague?: Colleague },
): Promise<Repaired> => {
  const row = await read(deps, id)
  const { repair } = ruleOf(row.kind)
  const subject = await findSubject(deps, row)
  const said = repair ? await executeRepair(deps, { repair, row, subject, by, colleague }) : null
  const resolved = await isCauseGone(deps, { row, subject, said })
  const resolution = said ?? 'looked again'
  await write(deps, { row, resolved, resolution, by, colleague })
  return { resolved, said: resolution }
}

/**
 * Somebody of ours has decided, and says what. What the books themselves still show stays open whatever is said about
 * it: the note is kept, and it ends when they are mended.
 */
export const acknowledgeAnomaly = async (
  deps: Deps,
  { id, note, by, colleague }: { id: string; note: string; by: string; colleague?: Colleague },
): Promise<Repaired> => {
  const row = await read(deps, id)
  const subject = await findSubject(deps, row)
  const resolved = !isInvariant(row.kind) || (await isCauseGone(deps, { row, subject, said: null }))
  await write(deps, { row, resolved, resolution: note, by, colleague })
  return { resolved, said: note }
}

const read = async ({ payload }: Deps, id: string): Promise<AnomalyRow> => {
  const [row] = await payload.db.drizzle.select().from(anomalies).where(eq(anomalies.id, id))
  if (!row) throw new HttpRefusal('notFound')
  return row
}

type Outcome = {
  row: AnomalyRow
  resolved: boolean
  resolution: string
  by: string
  /** Of the staff, for the log. */
  colleague?: Colleague
}

const write = async (deps: Deps, { row, resolved, resolution, by, colleague }: Outcome): Promise<void> => {
  const at = deps.now()
  await inTransaction(deps, async ({ db }) => {
    await db
      .update(anomalies)
      .set({
        resolution,
        resolvedBy: by,
        updatedAt: at.toISOString(),
        ...(resolved ? { resolvedAt: row.resolvedAt ?? at.toISOString() } : {}),
      })
      .where(eq(anomalies.id, row.id))
    if (colleague)
      await writeAudit(db, {
        ...{ by: colleague, at, kind: 'money', action: 'repaired' },
        subject: { collection: 'anomalies', id: row.id },
        summary: row.kind,
      })
  })
}
