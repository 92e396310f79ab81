import { readGuides, readPackages } from '@/content/packages'
import type { CallData } from '@/domain/api/calls'
import { offeredSteps } from '@/domain/catalog/packages'
import type { Part } from '@/domain/catalog/parts'
import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'
import type { Deps } from '@/services/deps'
import { ownedParts } from '@/services/orders/owned-parts'
import { quoteSku } from '@/services/orders/quote-sku'
import type { Offer } from '@/services/orders/read-offer'
import { placePackage } from '@/services/packages/place-package'
import { readPackageOffer } from '@/services/packages/read-package-offer'
import { Refusal } from '@/services/refusal'
import { openPartsOf } from '@/services/reports/open-parts'
import { findDefaultExam } from '@/services/sittings/find-default-exam'
import type { Viewer } from '@/services/visitors/viewer'
import { defineEndpoints } from '../define-endpoints'
import { offerFor } from '../exam/offer-for'
import { viewSku } from '../exam/view-sku'
import { limitGuesses } from '../limit-guesses'
import { viewPromo } from '../view-promo'
import { viewOrder } from './view-order'

export const packageEndpoints = defineEndpoints({
  'package.list': async ({ deps, input: { params, query }, viewer }) => {
    const locale = query.hl ?? 'EN'
    const country = query.country ?? LOCALE_FACTS[locale].country
    const { offer, held } = await offerFor(deps, {
      appExamId: await findDefaultExam(deps, params.code),
      country,
      viewer,
      sale: 'package',
    })
    return viewPackages({ offer, held, locale })
  },

  'package.step': async ({ deps, input: { params, query }, viewer }) => {
    const { examId: appExamId, country } = params
    const { offer, held } = await offerFor(deps, { appExamId, country, viewer, sale: 'package' })
    const { items } = await viewPackages({ offer, held, locale: query.hl ?? 'EN' })
    const found = items.find((item) => item.step === params.step)
    if (!found) throw new Refusal('skuUnavailable')
    return found
  },

  'package.offer': async ({ deps, input: { query }, sitting }) => {
    const country = query.country ?? sitting.country
    return viewPackages({
      offer: await readPackageOffer(deps, { sitting, country }),
      held: await ownedParts(deps, { db: deps.payload.db.drizzle, subject: { sitting: sitting.id } }),
      locale: query.hl ?? sitting.locale,
    })
  },

  'package.info': async ({ deps, input: { body }, viewer, sitting }) => {
    const { items, taxRatePercent } = await readPackageOffer(deps, { sitting, country: body.country })
    const item = items.find(({ skuId }) => skuId === body.skuId)
    if (!item) throw new Refusal('skuUnavailable')
    const db = deps.payload.db.drizzle
    const { quote, promo } = await limitGuesses(deps, { call: 'sku.info', code: body.promo, viewer }, () =>
      quoteSku(deps, {
        db,
        sku: item,
        taxRatePercent,
        promoCode: body.promo || undefined,
        buyer: { sitting: sitting.id },
      }),
    )
    const held = await ownedParts(deps, { db, subject: { sitting: sitting.id } })
    return {
      sku: await viewSku({ item, held, locale: body.hl }),
      quote,
      promo: viewPromo(promo),
    }
  },

  'package.submit': async ({ deps, input: { body }, viewer, sitting }) => {
    const { orderNumber: examOrderNumber, ...rest } = body
    return buy(deps, { sitting, input: { ...rest, examOrderNumber }, viewer })
  },

  'package.pay': ({ deps, input: { body }, viewer, sitting }) => buy(deps, { sitting, input: body, viewer }),

  'package.payStep': async ({ deps, input: { body }, viewer, sitting }) => {
    const { step: asked, ...rest } = body
    const found = (await readPackages(body.hl)).find((each) => each.step === asked)
    if (!found) throw new Refusal('skuUnavailable')
    return buy(deps, { sitting, input: { ...rest, skuId: found.skuId }, viewer })
  },

  'package.order': ({ deps, req, order, sitting, viewer }) =>
    viewOrder(deps, { order, sitting, viewer, hl: req.headers.get('hl') }),

  'package.guides': async ({ deps, input: { query }, sitting }) => {
    const open = await openPartsOf(deps, sitting)
    const written = await readGuides(query.hl ?? sitting.locale)
    // The text of a guide that is not bought never leaves the server.
    return { guides: written.filter(({ part }) => open.has(part)) }
  },
})

type Buying = Omit<Parameters<typeof placePackage>[1], 'ip'> & { viewer: Viewer }

const buy = (deps: Deps, { sitting, input, viewer }: Buying) =>
  limitGuesses(deps, { call: 'pay.create', code: input.promoCode, viewer }, () =>
    placePackage(deps, { sitting, input, ip: viewer.ip }),
  )

const viewPackages = async (args: {
  offer: Offer
  held: ReadonlySet<Part>
  locale: Locale
}): Promise<CallData<'package.offer'>> => {
  const { offer: offered, held, locale } = args
  const steps = offeredSteps({ packages: await readPackages(locale), items: offered.items })
  const items = steps.map(async ({ step: at, title, intro, benefits, item }) => ({
    step: at,
    title,
    intro,
    benefits,
    sku: await viewSku({ item, held, locale }),
  }))
  const { country, currency, taxRatePercent } = offered
  return { country, currency, taxRatePercent, items: await Promise.all(items) }
}
