import type { CallData, CallInput } from '@/domain/api/calls'
import type { Sale } from '@/domain/catalog/parts'
import type { Locale } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import type { RouteId } from '@/domain/routing/routes'
import { call } from '@/ui/api/call'
import { storedLandingSlug } from '@/ui/navigation/landing-slug'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'

/** What is ordered for: a sitting's report, a guide after it, a course, or a plan. */
export type OrderSubject =
  | { sale: 'report' | 'package'; orderNumber: string }
  | { sale: 'course'; course: string }
  | PlanSubject

/** `zone`: of the buyer's device, in which days are told. `replaces`: it takes the place of the plan that runs. */
export type PlanSubject = {
  sale: 'plan'
  plan: string
  skipTrial: boolean
  zone: string
  replaces: boolean
}

/** A name for it, for the keys of caches. */
export const subjectKey = (subject: OrderSubject, place: ScreenPlace): string => {
  if (subject.sale === 'plan') return [subject.plan, subject.skipTrial, subject.zone].join(' ')
  if (subject.sale === 'course') return subject.course
  return subject.sale === 'package' ? subject.orderNumber : appExamIdOf(place)
}

/** The server's price of it, and of a plan all that follows. */
export type Priced = {
  sku: { skuId: string }
  quote: CallData<'sku.info'>['quote']
  promo: CallData<'sku.info'>['promo']
  offer?: CallData<'plan.offer'>
}

type Asked = { place: ScreenPlace; skuId: string; country: string; hl: Locale; promo: string }

export const readPrice = (subject: OrderSubject, asked: Asked): Promise<Priced> => {
  const { place, skuId, country, hl, promo } = asked
  const query = promo ? { promo } : {}
  if (subject.sale === 'plan') return readPlanPrice(subject, asked)
  if (subject.sale === 'package')
    return call('package.info', {
      body: { orderNumber: subject.orderNumber, skuId, country, hl, ...query },
    })
  if (subject.sale === 'course')
    return call('course.offer', { params: { id: subject.course, country, hl }, query })
  return call('sku.info', { params: { examId: appExamIdOf(place), skuId, country, hl }, query })
}

const readPlanPrice = async (subject: PlanSubject, asked: Asked): Promise<Priced> => {
  const offer = await readPlanOffer(subject, asked)
  return { sku: { skuId: offer.plan.skuId }, quote: offer.quote, promo: offer.promo, offer }
}

/** What a plan costs this person, with every date and amount that would follow. */
export const readPlanOffer = (
  { plan, skipTrial, zone }: Omit<PlanSubject, 'sale' | 'replaces'>,
  { place, country, hl }: Pick<Asked, 'place' | 'country' | 'hl'>,
): Promise<CallData<'plan.offer'>> =>
  call('plan.offer', {
    params: { examId: appExamIdOf(place), code: plan, country, hl },
    query: { zone, landing: storedLandingSlug(), ...(skipTrial && { skipTrial: '1' as const }) },
  })

type Purchase = Omit<CallInput<'pay.create'>['body'], 'examOrderNumber'>
type SeenPlan = CallInput<'plan.pay'>['body']['seenPlan']

/** What the buyer saw of each period of a plan; null: it is no plan. */
export const seenPlanOf = ({ offer }: Priced): SeenPlan | null =>
  offer ? { price: offer.plan.price, trialDays: offer.plan.trial?.days ?? 0 } : null

/** Places the order. */
export const createOrder = (
  subject: OrderSubject,
  { place, skuId, seenPlan, ...purchase }: Purchase & { place: ScreenPlace; seenPlan: SeenPlan | null },
): Promise<CallData<'pay.create'>> => {
  if (subject.sale === 'course')
    return call('course.order', {
      body: { ...purchase, appExamId: appExamIdOf(place), course: subject.course },
    })
  if (subject.sale === 'plan') {
    if (!seenPlan) throw new Error('A plan was ordered before its price was shown.')
    const { plan: code, skipTrial, zone } = subject
    const body = {
      ...purchase,
      appExamId: appExamIdOf(place),
      code,
      zone,
      seenPlan,
      landing: storedLandingSlug(),
    }
    return subject.replaces
      ? call('subscription.change', { body })
      : call('plan.pay', { body: { ...body, skipTrial } })
  }
  const body = { ...purchase, skuId, examOrderNumber: subject.orderNumber }
  return call(subject.sale === 'package' ? 'package.pay' : 'pay.create', { body })
}

type Order = Pick<CallData<'pay.info'>, 'examOrderNumber' | 'course'>
type At = { place: ScreenPlace; order: Order }

const ofSitting = ({ order }: At): string => `?orderNumber=${order.examOrderNumber ?? ''}`

type Ways = {
  chosenAt: (at: At) => string
  /** Where its payment is asked about. */
  check: Extract<RouteId, 'payCheck' | 'subscribeCheck'>
  openAt: (at: At) => string
}

/** By what is sold: where it was chosen, and where it is once it is open. */
export const WAYS: Record<Sale, Ways> = {
  report: {
    check: 'payCheck',
    chosenAt: ({ place }) => pathTo({ route: 'tiers', ...place }),
    openAt: (at) => pathTo({ route: 'report', ...at.place }) + ofSitting(at),
  },
  package: {
    check: 'payCheck',
    chosenAt: (at) => pathTo({ route: 'payPackage', ...at.place }) + ofSitting(at),
    openAt: (at) => pathTo({ route: 'guides', ...at.place }) + ofSitting(at),
  },
  course: {
    check: 'payCheck',
    chosenAt: ({ place, order }) => coursePath('courseOrder', { place, id: order.course }),
    openAt: ({ place, order }) => coursePath('courseDetail', { place, id: order.course }),
  },
  plan: {
    check: 'subscribeCheck',
    chosenAt: ({ place }) => pathTo({ route: 'premium', ...place }),
    openAt: ({ place }) => pathTo({ route: 'centre', ...place }),
  },
}

/** A course that is not published any more has no page of its own. */
const coursePath = (
  route: 'courseOrder' | 'courseDetail',
  { place, id }: { place: ScreenPlace; id: string | null },
): string =>
  id === null
    ? pathTo({ route: 'courses', ...place })
    : route === 'courseDetail'
      ? pathTo({ route, ...place, id })
      : `${pathTo({ route, ...place })}?id=${id}`
