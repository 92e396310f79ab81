import { readCourses } from '@/content/centre/courses'
import { readSkuTexts } from '@/content/skus'
import type { CallData, CallParsed } from '@/domain/api/calls'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import type { Customer } from '@/services/accounts/find-customer'
import { readReader } from '@/services/centre/level-of'
import { readCourseOffer, readCourseOffers } from '@/services/centre/read-course-offer'
import type { Deps } from '@/services/deps'
import { isOrderOwned } from '@/services/orders/is-order-owned'
import { placeOrder } from '@/services/orders/place-order'
import { quoteSku, quoteSkus } from '@/services/orders/quote-sku'
import { buyerOfAccount } from '@/services/orders/subject/buyer'
import { Refusal } from '@/services/refusal'
import { findPlace } from '@/services/sittings/find-place'
import type { Viewer } from '@/services/visitors/viewer'
import { limitGuesses } from '../limit-guesses'
import { viewPromo } from '../view-promo'
import { courseOf, isSoldSingly } from './view-courses'

type Asked = { id: string; country: string; locale: Locale; promo?: string; viewer: Viewer }

/** What a course costs, for whoever looks: who is signed in sees their discount and whether it is theirs. */
export const offerCourse = async (
  deps: Deps,
  { id, country, locale, promo, viewer }: Asked,
): Promise<CallData<'course.offer'>> => {
  const offer = await offerOf(deps, { id, country, locale })
  const [item] = offer.items
  const { customer } = await readReader(deps, viewer)
  const buyer = customer && { sitting: null, customer: customer.id }
  const db = deps.payload.db.drizzle
  const { quote, promo: used } = await limitGuesses(deps, { call: 'sku.info', code: promo, viewer }, () =>
    quoteSku(deps, {
      db,
      sku: item,
      taxRatePercent: offer.taxRatePercent,
      promoCode: promo || undefined,
      buyer,
    }),
  )
  const { name, description } = await readSkuTexts({ skuId: item.skuId, locale })
  const owned = buyer !== null && (await isOrderOwned(deps, { db, order: { ...buyer, parts: item.parts } }))
  const { skuId, tier, price } = item
  return {
    sku: { skuId, tier, name, description, parts: [], price, mostPopular: false, owned, upgrade: null },
    quote,
    promo: viewPromo(used),
  }
}

/** What all courses on sale cost the viewer in a country: what lists show of the answers that `offerCourse` gives. */
export const priceCourses = async (
  deps: Deps,
  { country, viewer }: Pick<Asked, 'country' | 'viewer'>,
): Promise<CallData<'course.prices'>> => {
  const [{ items, taxRatePercent }, courses, { customer }] = await Promise.all([
    readCourseOffers(deps, country),
    readCourses(DEFAULT_LOCALE),
    readReader(deps, viewer),
  ])
  const named = courses.filter(isSoldSingly)
  const sold = items.flatMap((item) => {
    const course = named.find(({ documentId }) => documentId === item.course)
    return course ? [{ ...item, id: course.id }] : []
  })
  const buyer = customer && { sitting: null, customer: customer.id }
  const db = deps.payload.db.drizzle
  const quotes = await quoteSkus(deps, { db, skus: sold, taxRatePercent, buyer })
  return quotes.map(({ sku, quote: { list, total, currency } }) => ({ id: sku.id, list, total, currency }))
}

/** An order of a course, for the customer who is signed in. */
export const orderCourse = async (
  deps: Deps,
  {
    customer,
    viewer,
    body,
  }: { customer: Customer; viewer: Viewer; body: CallParsed<'course.order'>['body'] },
): Promise<CallData<'course.order'>> => {
  const { appExamId, course, ...purchase } = body
  const { storefront } = await findPlace(deps, appExamId)
  const offer = await offerOf(deps, { id: course, country: body.country, locale: body.hl })
  const [{ skuId }] = offer.items
  return limitGuesses(deps, { call: 'pay.create', code: body.promoCode, viewer }, () =>
    placeOrder(deps, {
      buyer: buyerOfAccount(customer, { storefront: storefront.id }),
      offer,
      skuId,
      input: purchase,
      ip: viewer.ip,
    }),
  )
}

const offerOf = async (deps: Deps, { id, country, locale }: Pick<Asked, 'id' | 'country' | 'locale'>) => {
  const course = await courseOf(id, locale)
  if (!isSoldSingly(course)) throw new Refusal('skuUnavailable')
  return readCourseOffer(deps, { course: course.documentId, country })
}
