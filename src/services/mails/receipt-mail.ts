import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { type Sale, saleOf, type Tier } from '@/domain/catalog/parts'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { parseCurrency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'
import { subtotalsOf } from '@/domain/money/subtotals'
import type { PaidMethod } from '@/domain/orders/seen-payment'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { readMessages } from '@/i18n/messages'
import { courses, type mails, orders, skus, skus_locales } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OrderRow } from '../orders/find-order'
import { isOfHealth } from '../orders/subject/is-of-health'
import { readPayment } from '../payments/read-payment'
import { makeReportLink } from '../reports/make-report-link'
import { agreedTo } from './agreed-to'
import { footerOf } from './mail-footer'
import type { PlaceOfLetter } from './place-of-letter'
import { planAhead } from './plans/plan-ahead'
import { localeOfMail, type MailContent, type MailParts, mailTranslator, renderMail } from './render-mail'
import { reportLinkUrl } from './report-link-url'

const DAYS_OF_REPORT_LINK = 365

/** The words by what was sold. */
const READY = {
  report: 'reportReady',
  package: 'guideReady',
  course: 'courseReady',
  plan: 'planBegun',
} as const satisfies Record<Sale, string>

/**
 * The receipt: the way to what was bought, what it cost, and what the buyer agreed to, without which a waiver of the
 * right of withdrawal has no effect (Directive 2011/83/EU, art. 8 (7) and 16 m). null when the order is gone.
 */
export const receipt = async (
  deps: Deps,
  { mail, orderId, place }: { mail: typeof mails.$inferSelect; orderId: string; place: PlaceOfLetter },
): Promise<MailParts | null> => {
  const [order] = await deps.payload.db.drizzle.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return null
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const day = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' })
  const plan = order.planTerms ? await planAhead(deps, { order, locale, place }) : null
  const sold = plan?.renews ? 'planRenewed' : READY[saleOf(order.tier as Tier)]
  const { agreed, attachments } = await agreedTo(deps, {
    orderId,
    storefrontId: order.storefront,
    locale,
    ...place,
  })
  const parts = renderMail({
    locale,
    subject: t(`${sold}.subject`, { number: order.number }),
    heading: t(`${sold}.heading`),
    paragraphs: [t(`${sold}.body`), t(`${sold}.keep`)],
    action: {
      label: t(`${sold}.action`),
      url: await wayTo(deps, { order, place, locale, mailbox: mail.to }),
    },
    rows: [
      [t('reportReady.order'), order.number],
      [
        t('reportReady.item'),
        (await isOfHealth(deps.payload.db.drizzle, order))
          ? t('reportReady.report')
          : await skuName(deps, { skuId: order.sku, locale }),
      ],
      [t('reportReady.date'), day.format(new Date(order.paidAt ?? order.createdAt))],
      ...(await moneyRows(deps, { order, locale })),
      ...(plan?.rows ?? []),
    ],
    notes: plan?.notes,
    agreed,
    footer: await footerOf(deps, { locale, ...place }),
  })
  return { ...parts, attachments: plan ? [...(attachments ?? []), ...plan.attachments] : attachments }
}

/** The sums as the page shows them (ui/checkout/order/order-summary.tsx), and how it was paid. */
const moneyRows = async (
  deps: Deps,
  { order, locale }: { order: OrderRow; locale: Locale },
): Promise<NonNullable<MailContent['rows']>> => {
  const t = await mailTranslator(locale)
  const money = (amount: number) =>
    formatMoney({ amount, currency: parseCurrency(order.currency) ?? 'USD' }, tagOf(locale))
  const { list, total, taxIncluded, taxRatePercent: taxRate } = order
  const taken = (order.discounts ?? []) as { amount: number }[]
  const sums = subtotalsOf({ list, total, taxIncluded, taxRate, discounts: taken })
  const row = (label: string, value: string | null): [string, string][] =>
    value === null ? [] : [[label, value]]
  const amount = (value: number | null) => (value === null ? null : money(value))
  const paid = await readPayment(deps, order.id)
  return [
    ...row(t('reportReady.beforeDiscounts'), amount(sums.beforeDiscounts)),
    ...row(t('reportReady.discounts'), sums.discounts === null ? null : money(-sums.discounts)),
    [t('reportReady.total'), money(total)],
    ...row(t('reportReady.net'), amount(sums.beforeTax)),
    taxRate > 0
      ? [t('reportReady.tax', { rate: taxRate }), money(taxIncluded)]
      : [t('reportReady.noTax'), ''],
    ...row(t('reportReady.method'), paid?.method ? await methodName(locale, paid.method) : null),
    ...row(t('reportReady.transaction'), paid?.transaction ?? null),
  ]
}

/** As the page of the payment names it. */
const methodName = async (locale: Locale, method: PaidMethod): Promise<string> => {
  const { pay } = await readMessages(locale)
  return pay.payment.method[method]
}

/** Where what was bought is: a report by a link of its own; what is a customer's own, in their centre. */
const wayTo = async (
  deps: Deps,
  {
    order,
    place,
    locale,
    mailbox,
  }: { order: OrderRow; place: PlaceOfLetter; locale: Locale; mailbox: string },
): Promise<string> => {
  if (!order.sitting) return `${env().SITE_URL}${withLocale(await ownPath(deps, { order, place }), locale)}`
  const token = await makeReportLink(deps, {
    purpose: 'report',
    sittingIds: [order.sitting],
    minutes: DAYS_OF_REPORT_LINK * 24 * 60,
    mailbox,
  })
  return reportLinkUrl({ ...place, locale, token })
}

/** A course by its name; the list of courses where it has no page of its own any more. */
const ownPath = async (
  { payload }: Pick<Deps, 'payload'>,
  { order, place }: { order: OrderRow; place: PlaceOfLetter },
): Promise<string> => {
  if (saleOf(order.tier as Tier) === 'plan') return pathTo({ route: 'userInfo', ...place })
  const [course] = await payload.db.drizzle
    .select({ slug: courses.slug })
    .from(skus)
    .innerJoin(courses, eq(courses.id, skus.course))
    .where(and(eq(skus.id, order.sku), eq(courses._status, 'published')))
  return course?.slug
    ? pathTo({ route: 'courseDetail', ...place, id: course.slug })
    : pathTo({ route: 'courses', ...place })
}

const skuName = async (
  { payload }: Deps,
  { skuId, locale }: { skuId: string; locale: string },
): Promise<string> => {
  const rows = await payload.db.drizzle.select().from(skus_locales).where(eq(skus_locales._parentID, skuId))
  return (rows.find((row) => row._locale === locale) ?? rows.find((row) => row._locale === 'EN'))?.name ?? ''
}
