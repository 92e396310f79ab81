import { sql } from '@payloadcms/db-postgres/drizzle'
import { GIFT_OF } from '@/domain/catalog/gifts'
import { saleOf, type Tier } from '@/domain/catalog/parts'
import { entitlements, exams, sittings, storefronts } from '@/payload-schema'
import { queueMail } from '../../mails/queue-mail'
import { formOf, kindOf } from '../../sittings/pinned-form'
import type { Transaction } from '../../transaction'
import type { OrderRow } from '../find-order'

/**
 * One mail about the gift that comes with a first report (domain/catalog/gifts.ts), while its test can be taken. It opens
 * nothing: spend-held-test.ts does.
 */
export const enqueueGift = async ({
  transaction,
  order,
}: {
  transaction: Transaction
  order: OrderRow
}): Promise<void> => {
  if (!order.sitting || saleOf(order.tier as Tier) !== 'report') return
  const { rows } = await transaction.db.execute<Found>(sql`
    select taken.form, shop.code,
      (select json_agg(json_build_object('kind', offered.kind, 'number', offered.number)) from ${exams} offered
        where offered._status = 'published') as offered,
      exists (select from ${entitlements} other where other.sitting_id = taken.id and other.order_id <> ${order.id}::uuid
        and other.revoked_at is null) as again
    from ${sittings} taken join ${storefronts} shop on shop.id = taken.storefront_id
    where taken.id = ${order.sitting}::uuid`)
  const [found] = rows
  const gift = found && !found.again ? GIFT_OF[kindOf(formOf(found))] : undefined
  const exam = found?.offered?.find(({ kind }) => kind === gift)
  if (!found || !gift || !exam) return
  await queueMail({
    transaction,
    mail: {
      to: order.email,
      template: 'gift',
      locale: order.locale,
      key: `gift:${order.id}`,
      params: { orderId: order.id, kind: gift, appExamId: `${found.code}-${Number(exam.number)}` },
    },
  })
}

type Found = {
  form: unknown
  code: string
  offered: { kind: string; number: number }[] | null
  again: boolean
}
