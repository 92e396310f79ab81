import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { exams, exams_locales, type mails, orders } from '@/payload-schema'
import type { Deps } from '../../deps'
import { footerOf } from '../mail-footer'
import type { PlaceOfLetter } from '../place-of-letter'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from '../render-mail'

/** The tests that come as a gift with a purchase. */
export const GIFT_KINDS = ['types16', 'left_right'] as const
export type GiftKind = (typeof GIFT_KINDS)[number]

export const isGiftKind = (kind: string): kind is GiftKind => GIFT_KINDS.some((each) => each === kind)

/**
 * A test that comes with a purchase as a gift, and the way to it. null when the order holds nothing any more, as after a
 * refund, or when no such test is published.
 */
export const gift = async (
  deps: Deps,
  {
    mail,
    orderId,
    kind,
    place,
  }: { mail: typeof mails.$inferSelect; orderId: string; kind: GiftKind; place: PlaceOfLetter },
): Promise<MailParts | null> => {
  const db = deps.payload.db.drizzle
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId))
  const locale = localeOfMail(mail.locale)
  const test = await findTest(deps, { kind, locale })
  if (!order || !GRANTING_STATUSES.includes(order.status) || !test) return null
  const t = await mailTranslator(locale)
  const instructions = pathTo({ route: 'instructions', code: place.code, examId: test.examId })
  const time = test.duration ? t('gift.time', { duration: test.duration }) : t('gift.waits')
  return renderMail({
    locale,
    subject: t(`gift.${kind}.subject`),
    heading: t('gift.heading'),
    paragraphs: [t(`gift.${kind}.body`), time, t('gift.opens')],
    action: { label: t('gift.action'), url: `${env().SITE_URL}${withLocale(instructions, locale)}` },
    footer: await footerOf(deps, { locale, ...place }),
  })
}

/** The published exam of a kind, the first by its number; and how long it takes, in the words of its editor. */
const findTest = async (
  { payload }: Pick<Deps, 'payload'>,
  { kind, locale }: { kind: GiftKind; locale: (typeof exams_locales.$inferSelect)['_locale'] },
): Promise<{ examId: number; duration: string | null } | null> => {
  const [test] = await payload.db.drizzle
    .select({ examId: sql<string>`${exams.number}`, duration: exams_locales.duration })
    .from(exams)
    .leftJoin(exams_locales, and(eq(exams_locales._parentID, exams.id), eq(exams_locales._locale, locale)))
    .where(and(eq(exams.kind, kind), eq(exams._status, 'published')))
    .orderBy(exams.number)
    .limit(1)
  return test ? { examId: Number(test.examId), duration: test.duration } : null
}
