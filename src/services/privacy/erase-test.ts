import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { isHealthKind } from '@/domain/exam/kinds'
import { contact_messages, contact_messages_replies, mails, orders, refunds } from '@/payload-schema'
import type { Deps } from '../deps'
import { filesOf } from '../reports/download/forget-files'
import { removeErased } from '../reports/download/report-store'
import type { OwnSitting } from '../sittings/find-sitting'
import { lockSitting } from '../sittings/lock-sitting'
import { keepConsent } from '../sittings/person/save-consent'
import { formOf, kindOf } from '../sittings/pinned-form'
import { forgetPinnedSitting } from '../sittings/pinned-sitting'
import { inTransaction, type TransactionHandle } from '../transaction'
import type { Viewer } from '../visitors/viewer'
import { closeOrders } from './close-orders'
import { eraseLater } from './erase-result'
import { secretOfErased } from './erase-subject'
import { uuids } from './read-kept'

/**
 * Erases one test whole, of any kind, as erase-subject.ts does with all of a subject; by a letter alone, by the rule of
 * letters. Nothing is asked but the key that the viewer has of it (docs/decisions/0063).
 * @throws Refusal paymentUnderWay.
 */
export const eraseTest = async (
  deps: Deps,
  { sitting, viewer }: { sitting: OwnSitting & { byLetter: boolean }; viewer: Viewer },
): Promise<CallData<'report.erase'>> => {
  if (sitting.byLetter) return eraseLater(deps, { sitting, viewer })
  const form = formOf(sitting)
  const files = await inTransaction(deps, async ({ db, newReq }) => {
    await lockSitting(db, sitting.id)
    const ids = await idsOfTest(db, sitting.id)
    await closeOrders(deps, { db, ids: ids.orders })
    if (isHealthKind(kindOf(form)))
      await keepConsent(db, { sittingId: sitting.id, form, locale: sitting.locale, agreed: false })
    if (ids.orders.length > 0)
      await deps.payload.delete({
        collection: 'reviews',
        where: { order: { in: ids.orders } },
        req: await newReq(),
      })
    const names = await filesOf(db, [sitting.id])
    await db.execute(sql`select erase_subject(${uuids([sitting.id])}, ${uuids(ids.orders)}, ${uuids(ids.mails)},
      ${uuids(ids.messages)}, null::uuid, ${secretOfErased()}, ${deps.now().toISOString()}::timestamptz)`)
    return names
  })
  await removeErased(files)
  forgetPinnedSitting(sitting.number)
  return { erased: true, on: null }
}

/** Its orders, and what was written about it, also in one letter with others. */
const idsOfTest = async (
  db: TransactionHandle,
  id: string,
): Promise<Record<'orders' | 'mails' | 'messages', string[]>> => {
  const { rows } = await db.execute<Record<'orders' | 'mails' | 'messages', string[]>>(sql`
    with placed as (select id from ${orders} where sitting_id = ${id}::uuid),
    written as (select c.id from ${contact_messages} c where c.order_id in (select id from placed))
    select
      (select coalesce(json_agg(id order by id), '[]') from placed) as orders,
      (select coalesce(json_agg(m.id order by m.id), '[]') from ${mails} m
        where coalesce(m.params->>'orderId', m.params->>'copyOf') in (select id::text from placed)
          or m.params->>'refundId' in (select r.id::text from ${refunds} r where r.order_id in (select id from placed))
          or m.params->>'replyId' in (select r.id from ${contact_messages_replies} r
            where r._parent_id in (select id from written))
          or m.params->'sittingIds' ? ${id}) as mails,
      (select coalesce(json_agg(id order by id), '[]') from written) as messages`)
  return rows[0] ?? { orders: [], mails: [], messages: [] }
}
