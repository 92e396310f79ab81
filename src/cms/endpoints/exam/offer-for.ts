import { readCachedOfferFacts } from '@/content/offer-facts'
import { readPriceList } from '@/content/prices'
import type { Part, Sale } from '@/domain/catalog/parts'
import { priceListOf } from '@/services/catalog/pinned-sku'
import type { Deps } from '@/services/deps'
import { ownedParts } from '@/services/orders/owned-parts'
import { type Offer, readOffer } from '@/services/orders/read-offer'
import { refuseUnlisted } from '@/services/orders/refuse-unlisted'
import { findPlace } from '@/services/sittings/find-place'
import { findLatestSitting, type OwnSitting } from '@/services/sittings/find-sitting'
import type { Viewer } from '@/services/visitors/viewer'

type Asked = { appExamId: string; country: string; viewer: Viewer; sale: Sale }

/** A visitor with a sitting sees the price list that it pinned, and what of it is theirs; others see today's. */
export const offerFor = async (
  deps: Deps,
  { appExamId, country, viewer, sale }: Asked,
): Promise<{ offer: Offer; sitting: OwnSitting | null; held: ReadonlySet<Part>; examId: string }> => {
  const { exam } = await findPlace(deps, appExamId)
  const sitting = await findLatestSitting(deps, { examId: exam.id, viewer })
  const priceList = sitting ? priceListOf(sitting) : await readPriceList(exam.id)
  const facts = await readCachedOfferFacts(country)
  const offer = await readOffer(deps, { priceList, country, sale, sitting: sitting?.id, facts })
  refuseUnlisted(offer)
  return {
    offer,
    sitting,
    examId: exam.id,
    held: sitting
      ? await ownedParts(deps, { db: deps.payload.db.drizzle, subject: { sitting: sitting.id } })
      : new Set(),
  }
}
