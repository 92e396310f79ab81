import { readCourses } from '@/content/centre/courses'
import { readReportParts, readSkuTexts } from '@/content/skus'
import type { CallData } from '@/domain/api/calls'
import { coursePart, type Part, type Tier } from '@/domain/catalog/parts'
import { paymentKindOf } from '@/domain/exam/kinds'
import { isLocale } from '@/domain/locale/locales'
import { maskedAddress } from '@/domain/mailbox'
import type { Deps } from '@/services/deps'
import type { OrderRow } from '@/services/orders/find-order'
import { ownedByOthers } from '@/services/orders/owned-by-others'
import { readPayment } from '@/services/payments/read-payment'
import { readRefundedAt } from '@/services/refunds/last-refund'
import type { OwnSitting } from '@/services/sittings/find-sitting'
import { formOf, kindOf } from '@/services/sittings/pinned-form'
import { type SoldPlan, soldPlanOf } from '@/services/subscriptions/sold-plan'
import { hasProved } from '@/services/visitors/has-proved'
import { isBuyer } from '@/services/visitors/shown-to'
import type { Viewer } from '@/services/visitors/viewer'
import { viewSchedule } from './view-schedule'

type Quote = CallData<'pay.info'>['quote']

/** An order as its buyer sees it, in the language asked for or else the order's own; for who merely reads it with its address masked. */
export const viewOrder = async (
  deps: Deps,
  {
    order,
    sitting,
    hl,
    viewer,
  }: { order: OrderRow; sitting: OwnSitting | null; hl: string | null; viewer: Viewer },
): Promise<CallData<'pay.info'>> => {
  const locale = isLocale(hl) ? hl : isLocale(order.locale) ? order.locale : 'EN'
  const [texts, parts, alreadyOwned, courses, plan, buyer] = await Promise.all([
    readSkuTexts({ skuId: order.sku, locale }),
    readReportParts(locale),
    ownedByOthers(deps, { order }),
    sitting ? [] : readCourses(locale),
    soldPlanOf(deps, order),
    isBuyer(deps, { sitting, viewer }),
  ])
  const opened = order.parts as string[]
  const sold = opened as Part[]
  const taxRate = order.taxRatePercent / 100
  const quote: Quote = {
    currency: order.currency,
    list: order.list,
    discounts: order.discounts as Quote['discounts'],
    total: order.total,
    taxRate,
    taxIncluded: order.taxIncluded,
    subtotal: order.total - order.taxIncluded,
  }
  return {
    orderNumber: order.number,
    examOrderNumber: sitting?.number ?? null,
    course: courses.find(({ documentId }) => opened.includes(coursePart(documentId)))?.id ?? null,
    status: order.status,
    email: buyer ? order.email : maskedAddress(order.email),
    country: order.country,
    productKind: paymentKindOf({
      exam: sitting && kindOf(formOf(sitting)),
      plan: plan?.terms.level ?? null,
    }),
    sku: {
      tier: order.tier as Tier,
      name: texts.name,
      parts: parts.filter(({ part }) => sold.includes(part)),
    },
    plan: plan && viewPlan(plan),
    quote,
    createdAt: new Date(order.createdAt).toISOString(),
    expiresAt: new Date(order.expiresAt).toISOString(),
    paidAt: order.paidAt && new Date(order.paidAt).toISOString(),
    refundedAt: order.status === 'refunded' ? await readRefundedAt(deps, order.id) : null,
    payment: await paymentFor(deps, { order, buyer, viewer }),
    alreadyOwned,
  }
}

/** To the buyer, and to who reads the mailbox that has the receipt: it says the same. Not to who was handed its link. */
const paymentFor = async (
  deps: Deps,
  { order, buyer, viewer }: { order: OrderRow; buyer: boolean; viewer: Viewer },
): Promise<CallData<'pay.info'>['payment']> => {
  if (!order.paidAt) return null
  if (!buyer && !(await hasProved(deps, { email: order.email, viewer }))) return null
  return readPayment(deps, order.id)
}

const viewPlan = (sold: SoldPlan): CallData<'pay.info'>['plan'] => {
  const { terms, state } = sold
  const inTrial = state.status === 'trialing'
  return {
    period: terms.period,
    price: terms.price,
    trialDays: inTrial ? terms.trialDays : 0,
    schedule: viewSchedule(sold),
  }
}
