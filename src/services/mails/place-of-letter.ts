import { desc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import {
  contact_messages,
  contact_messages_replies,
  exams,
  refunds,
  sittings,
  storefronts,
} from '@/payload-schema'
import type { Deps } from '../deps'
import { type PlaceOfOrder, placeOfOrder } from '../orders/subject/place-of-order'
import { firstExam } from '../storefronts/first-exam'
import type { LetterParams } from './letter-params'

export type PlaceOfLetter = PlaceOfOrder
type Db = Deps['payload']['db']['drizzle']

/**
 * Which storefront's and exam's pages a letter leads to, from what it is about and from nothing else: the page on which
 * somebody asked for it may be that of a test about health, and a stranger could choose it. What is about no particular test,
 * or about one of health, is at the exam that the site shows first (docs/decisions/0041). null when it is about an order that
 * is gone.
 */
export const placeOfLetter = async (
  { payload }: Pick<Deps, 'payload'>,
  params: LetterParams,
): Promise<PlaceOfLetter | null> => {
  const db = payload.db.drizzle
  const { orderId, copyOf, refundId, sittingIds, replyId } = params
  if (orderId ?? copyOf) return placeOfOrder(db, orderId ?? copyOf ?? '')
  if (refundId) {
    const [refund] = await db.select({ order: refunds.order }).from(refunds).where(eq(refunds.id, refundId))
    return refund?.order ? placeOfOrder(db, refund.order) : null
  }
  if (sittingIds) return placeOfSittings(db, sittingIds)
  return placeOfShop(db, replyId ? await shopOfReply(db, replyId) : storefrontOf(params))
}

/** Of letters that an earlier release queued the storefront stands before an exam, which is not looked at. */
const storefrontOf = (params: LetterParams & { appExamId?: string }): string | null =>
  params.storefront ?? params.appExamId?.split('-')[0] ?? null

/** The exam of sittings that are all of it; their newest's storefront. */
const placeOfSittings = async (db: Db, ids: string[]): Promise<PlaceOfLetter> => {
  const rows = await db
    .select({ code: storefronts.code, number: sql<string>`${exams.number}`, health: sittings.health })
    .from(sittings)
    .innerJoin(storefronts, eq(storefronts.id, sittings.storefront))
    .innerJoin(exams, eq(exams.id, sittings.exam))
    .where(inArray(sittings.id, ids))
    .orderBy(desc(sittings.startedAt))
  const [newest] = rows
  const place = await placeOfShop(db, newest?.code ?? null)
  const one = rows.every(({ number, health }) => !health && number === newest?.number)
  return newest && one ? { ...place, examId: Number(newest.number) } : place
}

const shopOfReply = async (db: Db, replyId: string): Promise<string | null> => {
  const [row] = await db
    .select({ code: storefronts.code })
    .from(contact_messages_replies)
    .innerJoin(contact_messages, eq(contact_messages.id, contact_messages_replies._parentID))
    .innerJoin(storefronts, eq(storefronts.id, contact_messages.storefront))
    .where(eq(contact_messages_replies.id, replyId))
  return row?.code ?? null
}

/** A storefront, or the default one, at the exam that the site shows first. */
const placeOfShop = async (db: Db, code: string | null): Promise<PlaceOfLetter> => {
  const { rows } = await db.execute<{ code: string | null; examId: string | null }>(sql`
    select ${firstExam} as "examId", coalesce(
      (select code from storefronts where code = ${code}),
      (select shop.code from storefronts shop join site_settings settings on settings.default_storefront_id = shop.id limit 1)
    ) as code`)
  return { code: rows[0]?.code ?? '', examId: Number(rows[0]?.examId ?? 1) }
}
