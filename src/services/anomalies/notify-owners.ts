import { and, count, desc, eq, exists, isNull, max, sql } from '@payloadcms/db-postgres/drizzle'
import { DEFAULT_LOCALE } from '@/domain/locale/locales'
import { admins, admins_roles, anomalies, mails } from '@/payload-schema'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import { inTransaction } from '../transaction'

/** However much goes wrong, an owner gets one mail about it an hour. */
const REST_MS = 3_600_000

/** Mails every owner when an anomaly is open that is newer than the last such mail. */
export const notifyOwners = async (deps: Pick<Deps, 'payload' | 'jobs' | 'now'>): Promise<string> => {
  const db = deps.payload.db.drizzle
  const [open] = await db
    .select({ count: count(), newest: max(anomalies.updatedAt) })
    .from(anomalies)
    .where(isNull(anomalies.resolvedAt))
  if (!open?.newest) return 'nothing to tell'
  const [last] = await db
    .select({ at: mails.createdAt })
    .from(mails)
    .where(eq(mails.template, 'anomalies_open'))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  const newest = new Date(open.newest)
  const toldAt = last ? new Date(last.at).getTime() : 0
  if (newest.getTime() <= toldAt || deps.now().getTime() - toldAt < REST_MS) return 'owners were told'
  const owners = await db
    .select({ id: admins.id, email: admins.email })
    .from(admins)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(admins_roles)
          .where(and(eq(admins_roles.parent, admins.id), eq(admins_roles.value, 'owner'))),
      ),
    )
  await inTransaction(deps, async (transaction) => {
    for (const { id, email } of owners)
      await queueMail({
        transaction,
        mail: {
          to: email,
          template: 'anomalies_open',
          locale: DEFAULT_LOCALE,
          // Two workers tell of the same once.
          key: `anomalies_open:${id}:${newest.toISOString()}`,
          params: { count: open.count },
        },
      })
  })
  return `told ${owners.length} owners of ${open.count} anomalies`
}
