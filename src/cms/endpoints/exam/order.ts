import { readCountries } from '@/content/countries'
import { readPurchaseFeed } from '@/content/feed'
import { readPresenters, readReviews } from '@/content/landing/reviews'
import { readSales } from '@/content/sales'
import { isOwned } from '@/domain/catalog/owned'
import type { Part } from '@/domain/catalog/parts'
import { parseLocale } from '@/domain/locale/locales'
import { priceListOf } from '@/services/catalog/pinned-sku'
import { hasHeldTest } from '@/services/orders/held/open-by-held-test'
import { ownedParts } from '@/services/orders/owned-parts'
import { readOffer } from '@/services/orders/read-offer'
import { askFile } from '@/services/reports/download/ask-file'
import { mailResultLink } from '@/services/reports/mail-result-link'
import { openPartsOf } from '@/services/reports/open-parts'
import { readTeaser } from '@/services/reports/read-teaser'
import { readWrongAnswers } from '@/services/reports/read-wrong-answers'
import { shareResult } from '@/services/reports/share/share-result'
import { readPerson, savePerson } from '@/services/sittings/person/save-person'
import { setEmail } from '@/services/sittings/set-email'
import { viewSitting } from '@/services/sittings/view-sitting'
import { planForReport } from '@/services/subscriptions/openings/open-report'
import { defineEndpoints } from '../define-endpoints'

export const orderEndpoints = defineEndpoints({
  'order.info': ({ deps, sitting, viewer }) => viewSitting(deps, { sitting, viewer }),

  'order.read': ({ deps, sitting, viewer }) => viewSitting(deps, { sitting, viewer }),

  'order.free': ({ deps, sitting, req }) =>
    readTeaser(deps, { sitting, locale: parseLocale(req.headers.get('hl')) ?? sitting.locale }),

  'order.share': ({ deps, input: { body }, sitting, req }) =>
    shareResult(deps, {
      sitting,
      locale: parseLocale(req.headers.get('hl')) ?? sitting.locale,
      showName: body.showName,
    }),

  'order.email': ({ deps, input: { body }, sitting, viewer }) =>
    setEmail(deps, { sitting, email: body.email, locale: body.hl, viewer }),

  'order.link': ({ deps, input: { body }, sitting, viewer }) =>
    mailResultLink(deps, { sitting, locale: body.hl, viewer }),

  'order.person': ({ deps, input: { body }, sitting, viewer }) => {
    const { firstName, lastName, fullName, email, birthYear, sex, country, hl } = body
    const person = { firstName, lastName, fullName, email, birthYear, sex, country }
    return savePerson(deps, { sitting, person, locale: hl, viewer })
  },

  'order.mbti': async ({ deps, sitting, viewer, req }) => {
    const locale = parseLocale(req.headers.get('hl')) ?? sitting.locale
    const free = sitting.state === 'valid' ? await readTeaser(deps, { sitting, locale }) : null
    const type = free && 'type' in free ? free.type : null
    return {
      ...(await readPerson(deps, { sitting, viewer })),
      orderNumber: sitting.number,
      type: type && { type: type.type, name: type.name },
    }
  },

  'order.feed': async () => ({ items: await readPurchaseFeed() }),

  'order.countries': ({ input: { query } }) => readCountries(query.hl ?? 'EN'),

  'order.skuCheck': async ({ deps, sitting, viewer }) => {
    const offer = await readOffer(deps, {
      priceList: priceListOf(sitting),
      country: sitting.country,
      sale: 'report',
      sitting: sitting.id,
    })
    const held = await ownedParts(deps, { db: deps.payload.db.drizzle, subject: { sitting: sitting.id } })
    return {
      openParts: [...(await openPartsOf(deps, sitting))],
      ownedTiers: offer.items.filter(({ parts }) => isOwned({ parts, held })).map(({ tier }) => tier),
      sellableParts: [...new Set(offer.items.flatMap((item): Part[] => item.parts))],
      held: await hasHeldTest(deps, { sitting, viewer }),
      plan: await planForReport(deps, { sitting, viewer }),
    }
  },

  'order.questions': ({ deps, sitting }) => readWrongAnswers(deps, sitting),

  'order.file': ({ deps, input: { body }, sitting }) =>
    askFile(deps, { sitting, locale: body.hl ?? sitting.locale, again: body.again }),

  'order.presenters': async ({ req, sitting }) => {
    const locale = parseLocale(req.headers.get('hl')) ?? sitting.locale
    const at = { examId: sitting.exam, locale }
    return {
      reviews: await readReviews(at),
      presenters: await readPresenters(at),
      salesVolume: await readSales(sitting.exam),
    }
  },
})
