import { mayBuyPackages } from '@/domain/catalog/packages'
import { priceListOf } from '../catalog/pinned-sku'
import type { Deps } from '../deps'
import { boughtTiers } from '../orders/bought-tiers'
import { type Offer, readOffer } from '../orders/read-offer'
import { refuseUnlisted } from '../orders/refuse-unlisted'
import type { OwnSitting } from '../sittings/find-sitting'

/** The packages that a sitting can add at the prices that it pinned; none while no report of it is bought. */
export const readPackageOffer = async (
  deps: Pick<Deps, 'payload'>,
  { sitting, country }: { sitting: OwnSitting; country: string },
): Promise<Offer> => {
  const bought = await boughtTiers(deps, sitting.id)
  const priceList = mayBuyPackages(bought) ? priceListOf(sitting) : []
  const offer = await readOffer(deps, { priceList, country, sale: 'package' })
  refuseUnlisted(offer)
  return offer
}
