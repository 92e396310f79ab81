import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Entitlement, openParts } from '@/domain/catalog/entitlements'
import type { Part } from '@/domain/catalog/parts'
import { givenParts } from '@/domain/exam/kinds'
import type { Deps } from '../deps'
import { rightsOf } from '../orders/rights'
import { formOf, kindOf } from '../sittings/pinned-form'

/** Written by services/orders/grant-entitlement.ts, open-by-held-test.ts and services/subscriptions/openings/open-report.ts. */
export const entitlementsOf = async (
  { payload }: Pick<Deps, 'payload'>,
  sittingId: string,
): Promise<Entitlement[]> => {
  const { rows } = await payload.db.drizzle.execute<Row>(
    sql`select held.parts, held.revoked_at from ${rightsOf(sql`select ${sittingId}::uuid`)} held`,
  )
  return rows.map(({ parts, revoked_at }) => ({
    sittingId,
    skuParts: parts,
    revokedAt: revoked_at === null ? null : new Date(revoked_at),
  }))
}

type Row = { parts: Part[]; revoked_at: string | null }

/** What of a sitting's report is open now. The decision is `domain/catalog`'s. */
export const openPartsOf = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  sitting: { id: string; state: string; form: unknown },
): Promise<ReadonlySet<Part>> =>
  openParts({
    sittingId: sitting.id,
    entitlements: await entitlementsOf(deps, sitting.id),
    given: givenTo(sitting),
    now: deps.now(),
  })

/** What of a report is open to everybody who took the test, once it has a result. */
export const givenTo = ({ state, form }: { state: string; form: unknown }): readonly Part[] =>
  state === 'valid' ? givenParts(kindOf(formOf({ form }))) : []
