import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { consentOf, isHealthKind } from '@/domain/exam/kinds'
import { orders } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { OwnSitting } from '../sittings/find-sitting'
import { rulesOf } from '../sittings/kinds/rules-of'
import { lockSitting } from '../sittings/lock-sitting'
import { keepConsent } from '../sittings/person/save-consent'
import { formOf, kindOf } from '../sittings/pinned-form'
import { forgetPinnedSitting } from '../sittings/pinned-sitting'
import { inTransaction } from '../transaction'
import { endGrant, mailboxOfSecond } from '../visitors/keys'
import type { Viewer } from '../visitors/viewer'
import { closeOrders } from './close-orders'
import { eraseByLetter, scheduleErasing } from './erase-by-letter'
import { secretOfErased } from './erase-subject'

/**
 * "Delete this result now" of a test about mental health: answers and result are gone at once and the permission is ended;
 * of a map that is its part about health. Orders that were not paid are closed, what was paid stays in the books. Every
 * other kind is refused; its results are erased with everything else (erase-test.ts, erase-subject.ts).
 * @throws Refusal notAboutHealth, paymentUnderWay.
 */
export const eraseResult = async (
  deps: Deps,
  { sitting, viewer }: { sitting: OwnSitting & { byLetter: boolean }; viewer: Viewer },
): Promise<CallData<'report.erase'>> => {
  const form = formOf(sitting)
  const kind = kindOf(form)
  if (!isHealthKind(kind)) throw new Refusal('notAboutHealth')
  const slots = (await rulesOf(form).healthSlots?.(deps, form)) ?? null
  // By a letter a map goes with everything else of its reader (/user/data): its parts share one day.
  if (sitting.byLetter && consentOf(kind) === 'part') throw new Refusal('notAboutHealth')
  if (sitting.byLetter) return eraseLater(deps, { sitting, viewer })
  await inTransaction(deps, async ({ db }) => {
    await lockSitting(db, sitting.id)
    await keepConsent(db, { sittingId: sitting.id, form, locale: sitting.locale, agreed: false })
    const at = deps.now().toISOString()
    if (consentOf(kind) === 'part') {
      const list = sql`${`{${(slots ?? []).join(',')}}`}::numeric[]`
      await db.execute(sql`select erase_health_part(${sitting.id}::uuid, ${list}, ${at}::timestamptz)`)
      return
    }
    const placed = await db.select({ id: orders.id }).from(orders).where(eq(orders.sitting, sitting.id))
    await closeOrders(deps, { db, ids: placed.map(({ id }) => id) })
    await db.execute(sql`select erase_sittings(array[${sitting.id}::uuid], ${at}::timestamptz)`)
  })
  forgetPinnedSitting(sitting.number)
  return { erased: true, on: null }
}

/**
 * The reader of a letter: their way to it ends at once, the result goes later (docs/decisions/0063). Who is signed in with a
 * second key has proved the mailbox, and its ways end as well. An opened link proves nothing, for it may have been forwarded:
 * the mailbox is told as all the others are, and may keep it.
 */
export const eraseLater = async (
  deps: Deps,
  { sitting, viewer }: { sitting: OwnSitting; viewer: Viewer },
): Promise<CallData<'report.erase'>> => {
  const on = await inTransaction(deps, async (transaction) => {
    const { db } = transaction
    await lockSitting(db, sitting.id)
    const now = deps.now()
    const holder = { sittingId: sitting.id, viewer, now }
    await endGrant(db, holder)
    const mailbox = await mailboxOfSecond(db, holder)
    const sittingIds = [sitting.id]
    if (!mailbox) return scheduleErasing(transaction, { sittingIds, by: null, now })
    return eraseByLetter(transaction, { sittingIds, mailbox, now, secret: secretOfErased() })
  })
  return { erased: false, on: on?.toISOString() ?? null }
}
