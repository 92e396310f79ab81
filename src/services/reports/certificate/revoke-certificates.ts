import { sql } from '@payloadcms/db-postgres/drizzle'
import type { TransactionHandle } from '../../transaction'

/** What an order no longer pays for: its certificate says so from now on, unless another order or a plan holds the part. */
export const revokeCertificates = async (
  db: TransactionHandle,
  { sitting, now }: { sitting: string | null; now: Date },
): Promise<void> => {
  if (sitting === null) return
  await db.execute(sql`
    update certificates held set state = 'revoked', revoked_at = ${now.toISOString()}::timestamptz,
      revoked_because = 'refunded', updated_at = ${now.toISOString()}::timestamptz
    from reports r
    where r.id = held.report_id and r.sitting_id = ${sitting}::uuid and held.state = 'valid'
      and not exists (select from entitlements e where e.sitting_id = r.sitting_id and e.revoked_at is null
        and e.parts ? 'certificate')
      and not exists (select from subscription_openings o where o.sitting_id = r.sitting_id and o.given_back_at is null)`)
}
