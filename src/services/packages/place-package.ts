import type { CallData, CallParsed } from '@/domain/api/calls'
import { mayBuyPackages } from '@/domain/catalog/packages'
import type { Deps } from '../deps'
import { boughtTiers } from '../orders/bought-tiers'
import { placeForSitting } from '../orders/place-for-sitting'
import { Refusal } from '../refusal'
import type { OwnSitting } from '../sittings/find-sitting'

/** One order for a package of a sitting whose report is bought: an order like any other. */
export const placePackage = async (
  deps: Deps,
  args: { sitting: OwnSitting; input: CallParsed<'package.pay'>['body']; ip: string },
): Promise<CallData<'package.pay'>> => {
  if (!mayBuyPackages(await boughtTiers(deps, args.sitting.id))) throw new Refusal('skuUnavailable')
  return placeForSitting(deps, { ...args, sale: 'package' })
}
