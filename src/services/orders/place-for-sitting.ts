import type { CallData, CallParsed } from '@/domain/api/calls'
import type { Sale } from '@/domain/catalog/parts'
import { asksForHelp } from '@/domain/questionnaires/help-reasons'
import { priceListOf } from '../catalog/pinned-sku'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import { helpOf } from '../reports/help-of'
import type { OwnSitting } from '../sittings/find-sitting'
import { placeOrder } from './place-order'
import { readOffer } from './read-offer'
import { buyerOfSitting } from './subject/buyer'

type Placing = {
  sitting: OwnSitting
  input: CallParsed<'pay.create'>['body']
  ip: string
  sale: Sale
}

/**
 * An order for one SKU of a sitting, from the price list that it pinned.
 * @throws Refusal skuUnavailable: help stands first on its result, or it is not on offer for this sitting (read-offer.ts).
 */
export const placeForSitting = async (
  deps: Deps,
  { sitting, input, ip, sale }: Placing,
): Promise<CallData<'pay.create'>> => {
  // Nothing is sold beside a result that asks for help (docs/decisions/0018).
  if (asksForHelp(await helpOf(deps.payload.db.drizzle, sitting))) throw new Refusal('skuUnavailable')
  const buyer = buyerOfSitting(sitting)
  const offer = await readOffer(deps, {
    priceList: priceListOf(sitting),
    country: input.country,
    sale,
    sitting: sitting.id,
  })
  return placeOrder(deps, { buyer, offer, skuId: input.skuId, input, ip })
}
