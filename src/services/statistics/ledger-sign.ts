import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { LEDGER_SIGNS } from '@/domain/orders/ledger'

/** What a ledger row of this kind does to the balance: 1, -1 or 0. */
export const ledgerSign = (kind: SQL): SQL => {
  const cases = Object.entries(LEDGER_SIGNS).map(([name, factor]) => sql`when ${name} then ${factor}::int`)
  return sql`case ${kind} ${sql.join(cases, sql` `)} else 0 end`
}
