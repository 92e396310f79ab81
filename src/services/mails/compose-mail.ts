import { eq } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { saleOf, type Tier } from '@/domain/catalog/parts'
import { tagOf } from '@/domain/locale/locales'
import { parseCurrency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { exams, type mails, orders, sittings, skus_locales, storefronts } from '@/payload-schema'
import type { Deps } from '../deps'
import { makeReportLink } from '../reports/make-report-link'
import { footerOf } from './mail-footer'
import { refunded } from './refund-mail'
import { localeOfMail, type MailParts, mailTranslator, renderMail } from './render-mail'

type Row = typeof mails.$inferSelect

const DAYS_OF_REPORT_LINK = 365
const MINUTES_OF_RETRIEVAL_LINK = 30

/** The words of a mail, in its language; null when what it tells about is gone. */
export const composeMail = async (deps: Deps, mail: Row): Promise<MailParts | null> => {
  const params = mail.params as {
    orderId?: string
    sittingIds?: string[]
    message?: string
    appExamId?: string
    refundId?: string
  }
  if (mail.template === 'report_ready') return reportReady(deps, { mail, orderId: params.orderId ?? '' })
  if (mail.template === 'report_link')
    return reportLink(deps, { mail, ids: params.sittingIds ?? [], appExamId: params.appExamId ?? '' })
  if (mail.template === 'refunded') return refunded(deps, { mail, refundId: params.refundId ?? '' })
  return contactReceived(deps, { mail })
}

const reportReady = async (
  deps: Deps,
  { mail, orderId }: { mail: Row; orderId: string },
): Promise<MailParts | null> => {
  const [row] = await deps.payload.db.drizzle
    .select({ order: orders, code: storefronts.code, examNumber: exams.number })
    .from(orders)
    .innerJoin(sittings, eq(sittings.id, orders.sitting))
    .innerJoin(storefronts, eq(storefronts.id, sittings.storefront))
    .innerJoin(exams, eq(exams.id, sittings.exam))
    .where(eq(orders.id, orderId))
  if (!row) return null
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const { order } = row
  const place = { code: row.code ?? '', examId: row.examNumber ?? 0 }
  const link = await makeReportLink(deps, {
    purpose: 'report',
    sittingIds: [order.sitting],
    minutes: DAYS_OF_REPORT_LINK * 24 * 60,
  })
  const money = (amount: number) =>
    formatMoney({ amount, currency: parseCurrency(order.currency) ?? 'USD' }, tagOf(locale))
  const day = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' })
  const sold = saleOf(order.tier as Tier) === 'package' ? 'guideReady' : 'reportReady'
  return renderMail({
    locale,
    subject: t(`${sold}.subject`, { number: order.number }),
    paragraphs: [t('reportReady.greeting'), t(`${sold}.body`), t(`${sold}.keep`)],
    action: { label: t(`${sold}.action`), url: linkUrl({ ...place, locale, token: link }) },
    rows: [
      [t('reportReady.order'), order.number],
      [t('reportReady.item'), await skuName(deps, { skuId: order.sku, locale })],
      [t('reportReady.date'), day.format(new Date(order.paidAt ?? order.createdAt))],
      [t('reportReady.total'), money(order.total)],
      [t('reportReady.tax', { rate: order.taxRatePercent }), money(order.taxIncluded)],
    ],
    footer: await footerOf(deps, { locale, ...place }),
  })
}

const reportLink = async (
  deps: Deps,
  { mail, ids, appExamId }: { mail: Row; ids: string[]; appExamId: string },
): Promise<MailParts | null> => {
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const [code = '', examId = '1'] = appExamId.split('-')
  const token = await makeReportLink(deps, {
    purpose: 'retrieval',
    sittingIds: ids,
    minutes: MINUTES_OF_RETRIEVAL_LINK,
  })
  return renderMail({
    locale,
    subject: t('reportLink.subject'),
    paragraphs: [t('reportLink.body', { minutes: MINUTES_OF_RETRIEVAL_LINK }), t('reportLink.notYou')],
    action: { label: t('reportLink.action'), url: linkUrl({ code, examId: Number(examId), locale, token }) },
    footer: await footerOf(deps, { locale, code, examId: Number(examId) }),
  })
}

const contactReceived = async (deps: Deps, { mail }: { mail: Row }): Promise<MailParts> => {
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const [code = '', examId = '1'] = ((mail.params as { appExamId?: string }).appExamId ?? '').split('-')
  return renderMail({
    locale,
    subject: t('contact.subject'),
    paragraphs: [t('contact.body')],
    footer: await footerOf(deps, { locale, code, examId: Number(examId) }),
  })
}

/** The token stands in the fragment: it reaches no server log, no Referer, and no mail scanner's GET consumes it. */
const linkUrl = ({
  code,
  examId,
  locale,
  token,
}: {
  code: string
  examId: number
  locale: Parameters<typeof withLocale>[1]
  token: string
}): string => `${env().SITE_URL}${withLocale(pathTo({ route: 'reportLink', code, examId }), locale)}#${token}`

const skuName = async (
  { payload }: Deps,
  { skuId, locale }: { skuId: string; locale: string },
): Promise<string> => {
  const rows = await payload.db.drizzle.select().from(skus_locales).where(eq(skus_locales._parentID, skuId))
  return (rows.find((row) => row._locale === locale) ?? rows.find((row) => row._locale === 'EN'))?.name ?? ''
}
