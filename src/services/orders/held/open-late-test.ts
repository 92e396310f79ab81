import { sql } from '@payloadcms/db-postgres/drizzle'
import { comesWithAnother } from '@/domain/catalog/gifts'
import { entitlements, report_links, sittings } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { OwnSitting } from '../../sittings/find-sitting'
import { lockSitting } from '../../sittings/lock-sitting'
import { formOf, kindOf } from '../../sittings/pinned-form'
import { inTransaction } from '../../transaction'
import { isOwn } from '../../visitors/person'
import type { Viewer } from '../../visitors/viewer'
import { spend } from './spend-held-test'

/** Longer than a purchase or a handing in takes to be stored. */
const AT_ONCE_SECONDS = 60

/**
 * Opens a test that was handed in while the purchase that brings it was being stored, by a browser that holds nothing but
 * the link of its receipt. Neither saw the other: the handing in found no entitlement yet, and the purchase knows its buyer's
 * tests, not those of a browser with a link; no lock is common to the two. So it is looked at again when the test is read.
 * Only a browser that sat it, only with a link that it held then, and only of a purchase of that minute: who is sent a receipt
 * later does not use up the buyer's test by looking at an old result of their own, nor does who handed in when another sitting
 * had used it, once that one is deleted.
 */
export const openLateTest = async (
  deps: Deps,
  { sitting, viewer }: { sitting: OwnSitting; viewer: Viewer },
): Promise<void> => {
  const { grantHash } = viewer
  if (grantHash === null || sitting.state !== 'valid' || sitting.openedBy !== null) return
  const kind = kindOf(formOf(sitting))
  if (!comesWithAnother(kind) || !isOwn(sitting, viewer)) return
  const whose = sql`exists (
    select from ${report_links} link, ${sittings} late
    where link.token_hash = ${grantHash} and link.purpose = 'grant' and link.revoked_at is null
      and link.expires_at > ${deps.now().toISOString()} and link.sittings ? own.sitting_id::text
      and late.id = ${sitting.id}::uuid and link.created_at <= late.confirmed_at
      and own.granted_at between late.confirmed_at - ${AT_ONCE_SECONDS}::int * interval '1 second'
        and late.confirmed_at + ${AT_ONCE_SECONDS}::int * interval '1 second'
  ) and not exists (
    select from ${entitlements} sold where sold.sitting_id = ${sitting.id}::uuid and sold.revoked_at is null
  )`
  await inTransaction(deps, async ({ db }) => {
    await lockSitting(db, sitting.id)
    await spend(db, { sittingId: sitting.id, kind, whose })
  })
}
