import { readCountries } from '@/content/countries'
import { readPresenters, readReviews } from '@/content/landing/reviews'
import { isOwned } from '@/domain/catalog/owned'
import type { Part } from '@/domain/catalog/parts'
import { parseLocale } from '@/domain/locale/locales'
import { priceListOf } from '@/services/catalog/pinned-sku'
import { countSales } from '@/services/orders/count-sales'
import { ownedParts } from '@/services/orders/owned-parts'
import { readOffer } from '@/services/orders/read-offer'
import { openPartsOf } from '@/services/reports/open-parts'
import { readTeaser } from '@/services/reports/read-teaser'
import { readWrongAnswers } from '@/services/reports/read-wrong-answers'
import { findSitting } from '@/services/sittings/find-sitting'
import { setEmail } from '@/services/sittings/set-email'
import { viewSitting } from '@/services/sittings/view-sitting'
import { defineEndpoint } from '../define-endpoint'

const info = defineEndpoint({
  call: 'order.info',
  handler: async ({ deps, input: { body }, viewer }) =>
    viewSitting(deps, await findSitting(deps, { number: body.orderNumber, viewer })),
})

const read = defineEndpoint({
  call: 'order.read',
  handler: async ({ deps, input: { params }, viewer }) =>
    viewSitting(deps, await findSitting(deps, { number: params.orderNumber, viewer })),
})

const free = defineEndpoint({
  call: 'order.free',
  handler: async ({ deps, input: { body }, viewer }) =>
    readTeaser(deps, await findSitting(deps, { number: body.orderNumber, viewer })),
})

const email = defineEndpoint({
  call: 'order.email',
  limit: { max: 20, windowSeconds: 3600 },
  handler: async ({ deps, input: { body }, viewer }) => {
    const sitting = await findSitting(deps, { number: body.orderNumber, viewer, ownBrowserOnly: true })
    return setEmail(deps, { sitting, email: body.email, locale: body.hl })
  },
})

const countries = defineEndpoint({
  call: 'order.countries',
  handler: ({ input: { query } }) => readCountries(query.hl ?? 'EN'),
})

const skuCheck = defineEndpoint({
  call: 'order.skuCheck',
  handler: async ({ deps, input: { params }, viewer }) => {
    const sitting = await findSitting(deps, { number: params.orderNumber, viewer })
    const offer = await readOffer(deps, {
      priceList: priceListOf(sitting),
      country: sitting.country,
      sale: 'report',
    })
    const held = await ownedParts(deps, { db: deps.payload.db.drizzle, sittingId: sitting.id })
    return {
      openParts: [...(await openPartsOf(deps, sitting.id))],
      ownedTiers: offer.items.filter(({ parts }) => isOwned({ parts, held })).map(({ tier }) => tier),
      sellableParts: [...new Set(offer.items.flatMap((item): Part[] => item.parts))],
    }
  },
})

const questions = defineEndpoint({
  call: 'order.questions',
  handler: async ({ deps, input: { params }, viewer }) =>
    readWrongAnswers(deps, await findSitting(deps, { number: params.orderNumber, viewer })),
})

const presenters = defineEndpoint({
  call: 'order.presenters',
  handler: async ({ deps, input: { params }, viewer, req }) => {
    const sitting = await findSitting(deps, { number: params.orderNumber, viewer })
    const locale = parseLocale(req.headers.get('hl')) ?? sitting.locale
    const at = { examId: sitting.exam, locale }
    return {
      reviews: await readReviews(at),
      presenters: await readPresenters(at),
      salesVolume: await countSales(deps, sitting.exam),
    }
  },
})

export const orderEndpoints = [info, read, free, email, countries, skuCheck, questions, presenters]
