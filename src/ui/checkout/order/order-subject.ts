import type { CallData, CallInput } from '@/domain/api/calls'
import type { Sale } from '@/domain/catalog/parts'
import type { Locale } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'

/** What is ordered for: a sitting's report, a guide after it, or a course. */
export type OrderSubject =
  | { sale: 'report' | 'package'; orderNumber: string }
  | { sale: 'course'; course: string }

/** A name for it, for the keys of caches. */
export const subjectKey = (subject: OrderSubject, place: ScreenPlace): string =>
  subject.sale === 'course'
    ? subject.course
    : subject.sale === 'package'
      ? subject.orderNumber
      : appExamIdOf(place)

type Asked = { place: ScreenPlace; skuId: string; country: string; hl: Locale; promo: string }

/** The server's price of it. */
export const readPrice = (
  subject: OrderSubject,
  { place, skuId, country, hl, promo }: Asked,
): Promise<CallData<'sku.info'>> => {
  const query = promo ? { promo } : {}
  if (subject.sale === 'package')
    return call('package.info', {
      body: { orderNumber: subject.orderNumber, skuId, country, hl, ...query },
    })
  if (subject.sale === 'course')
    return call('course.offer', { params: { id: subject.course, country, hl }, query })
  return call('sku.info', { params: { examId: appExamIdOf(place), skuId, country, hl }, query })
}

type Purchase = Omit<CallInput<'pay.create'>['body'], 'examOrderNumber'>

/** Places the order. */
export const createOrder = (
  subject: OrderSubject,
  { place, skuId, ...purchase }: Purchase & { place: ScreenPlace },
): Promise<CallData<'pay.create'>> => {
  if (subject.sale === 'course')
    return call('course.order', {
      body: { ...purchase, appExamId: appExamIdOf(place), course: subject.course },
    })
  const body = { ...purchase, skuId, examOrderNumber: subject.orderNumber }
  return call(subject.sale === 'package' ? 'package.pay' : 'pay.create', { body })
}

type Order = Pick<CallData<'pay.info'>, 'sku' | 'examOrderNumber' | 'course'>
type At = { place: ScreenPlace; order: Order }

const ofSitting = ({ order }: At): string => `?orderNumber=${order.examOrderNumber ?? ''}`

/** By what is sold: where it was chosen, and where it is once it is open. */
export const WAYS: Record<Sale, { chosenAt: (at: At) => string; openAt: (at: At) => string }> = {
  report: {
    chosenAt: ({ place }) => pathTo({ route: 'tiers', ...place }),
    openAt: (at) => pathTo({ route: 'report', ...at.place }) + ofSitting(at),
  },
  package: {
    chosenAt: (at) => pathTo({ route: 'payPackage', ...at.place }) + ofSitting(at),
    openAt: (at) => pathTo({ route: 'guides', ...at.place }) + ofSitting(at),
  },
  course: {
    chosenAt: ({ place, order }) => coursePath('courseOrder', { place, id: order.course }),
    openAt: ({ place, order }) => coursePath('courseDetail', { place, id: order.course }),
  },
  plan: {
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
