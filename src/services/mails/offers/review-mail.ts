import { eq } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { type mails, orders } from '@/payload-schema'
import type { Deps } from '../../deps'
import { reviewTokenOf } from '../../reviews/review-token'
import { footerOf } from '../mail-footer'
import type { PlaceOfLetter } from '../place-of-letter'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from '../render-mail'

type Composing = { mail: typeof mails.$inferSelect; orderId: string; place: PlaceOfLetter }

/** Asks for a review, once. null when the money went back meanwhile. */
export const reviewInvitation = async (
  deps: Deps,
  { mail, orderId, place }: Composing,
): Promise<MailParts | null> => {
  const [order] = await deps.payload.db.drizzle
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order || !GRANTING_STATUSES.includes(order.status)) return null
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const page = `${env().SITE_URL}${withLocale(pathTo({ route: 'review', ...place }), locale)}`
  return renderMail({
    locale,
    subject: t('review.subject'),
    heading: t('review.heading'),
    paragraphs: [t('review.text'), t('review.read')],
    action: { label: t('review.action'), url: `${page}#${reviewTokenOf(orderId)}` },
    notes: [t('review.once')],
    footer: await footerOf(deps, { locale, ...place }),
  })
}
