import { eq } from '@payloadcms/db-postgres/drizzle'
import { tagOf } from '@/domain/locale/locales'
import { parseCurrency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'
import type { RefundReason } from '@/domain/orders/refund-machine'
import { type mails, orders, refunds } from '@/payload-schema'
import type { Deps } from '../deps'
import { footerOf } from './mail-footer'
import type { PlaceOfLetter } from './place-of-letter'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'

/** What is said of why, where nobody of ours was asked for it. */
const REASONS: Partial<Record<RefundReason, 'twice' | 'notOwed' | 'withdrawn'>> = {
  double_success: 'twice',
  bought_twice: 'twice',
  not_owed: 'notOwed',
  withdrawn: 'withdrawn',
}

/** Tells the buyer what was given back, of which order, and why when nobody asked for it; null when it is gone. */
export const refunded = async (
  deps: Deps,
  { mail, refundId, place }: { mail: typeof mails.$inferSelect; refundId: string; place: PlaceOfLetter },
): Promise<MailParts | null> => {
  const [row] = await deps.payload.db.drizzle
    .select({ refund: refunds, number: orders.number })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order))
    .where(eq(refunds.id, refundId))
  if (!row) return null
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const { amount, reason } = row.refund
  const currency = parseCurrency(row.refund.currency) ?? 'USD'
  const total = formatMoney({ amount, currency }, tagOf(locale))
  const twice = reason === 'double_success' || reason === 'bought_twice'
  const told = REASONS[reason] ?? 'body'
  return renderMail({
    locale,
    subject: t('refunded.subject', { number: row.number }),
    heading: t('refunded.heading'),
    paragraphs: [
      t(`refunded.${told}`, { total }),
      t('refunded.when'),
      ...(twice ? [t('refunded.stays')] : []),
    ],
    rows: [
      [t('reportReady.order'), row.number],
      [t('refunded.amount'), total],
    ],
    footer: await footerOf(deps, { locale, ...place }),
  })
}
