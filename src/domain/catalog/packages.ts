import { GUIDE_PARTS, type GuidePart, type Part, saleOf, type Tier } from './parts'

/** The guide that a step sells; null: there is no such step. Steps count from 1. */
export const guideOfStep = (step: number): GuidePart | null => GUIDE_PARTS[step - 1] ?? null

/**
 * Packages follow a purchase (docs/product.md, "Packages"): they are offered for a result of which a report is open.
 */
export const mayBuyPackages = (bought: readonly Tier[]): boolean =>
  bought.some((tier) => saleOf(tier) === 'report')

/**
 * The steps that can be sold, in their order, each with what is sold under it. A step whose SKU is not offered, or does
 * not hold the guide that the step is about, is left out: it would promise what nobody delivers (docs/decisions/0028).
 */
export const offeredSteps = <
  Package extends { step: number; skuId: string },
  Item extends { skuId: string; parts: readonly Part[] },
>({
  packages,
  items,
}: {
  packages: readonly Package[]
  items: readonly Item[]
}): (Package & { item: Item })[] =>
  packages
    .flatMap((each) => {
      const guide = guideOfStep(each.step)
      const item = items.find(({ skuId, parts }) => skuId === each.skuId && guide && parts.includes(guide))
      return item ? [{ ...each, item }] : []
    })
    .toSorted((one, other) => one.step - other.step)
