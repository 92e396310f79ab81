import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle'
import { report_links, sittings } from '@/payload-schema'
import type { Deps } from '@/services/deps'
import { Refusal } from '@/services/refusal'
import { inTransaction } from '@/services/transaction'
import { hashToken } from '@/services/visitors/tokens'
import type { Viewer } from '@/services/visitors/viewer'
import { isOwn } from '../../visitors/person'
import { findSitting, type OwnSitting } from '../find-sitting'
import { letIn } from './let-in'

/**
 * Lets this browser go on with the sitting behind a link, as the one that began it. The link works until it expires: a
 * messenger's own browser may open it first. Opening it twice changes nothing. Once the test was confirmed it lets nobody
 * new in: whoever was given a test to go on with was not given its result.
 */
export const openDeviceLink = async (
  deps: Deps,
  { token, viewer }: { token: string; viewer: Viewer & { visitorHash: string } },
): Promise<OwnSitting> => {
  const { visitorHash } = viewer
  const at = deps.now().toISOString()
  const number = await inTransaction(deps, async ({ db }) => {
    const [link] = await db
      .select()
      .from(report_links)
      .where(
        and(
          eq(report_links.tokenHash, hashToken(token)),
          eq(report_links.purpose, 'device'),
          isNull(report_links.revokedAt),
          gt(report_links.expiresAt, at),
        ),
      )
      // Switching the link off waits for us, and then cuts this device off too.
      .for('update')
    const [sittingId] = (link?.sittings ?? []) as string[]
    if (!link || !sittingId) throw new Refusal('linkInvalid')
    const [row] = await db.select().from(sittings).where(eq(sittings.id, sittingId)).for('update')
    if (!row || (row.state !== 'started' && !isOwn(row, viewer))) throw new Refusal('linkInvalid')
    await db.update(report_links).set({ usedAt: at }).where(eq(report_links.id, link.id))
    await letIn(db, { row, visitorHash, at })
    return row.number
  })
  return findSitting(deps, { number, viewer, deed: 'read' })
}
