import type { CallData } from '@/domain/api/calls'
import { cheapest } from '@/domain/catalog/cheapest'
import type { Part } from '@/domain/catalog/parts'
import { dueOf } from '@/ui/checkout/tiers/paid-before'

export type Sku = CallData<'sku.list'>['items'][number]

/** The tier that holds a part, can still be bought and costs this buyer least; undefined: none is sold. */
export const cheapestTier = (items: readonly Sku[], part: Part): Sku | undefined =>
  cheapest(
    items
      .filter(({ parts, owned }) => !owned && parts.some((held) => held.part === part))
      .map((sku) => ({ sku, price: dueOf(sku) })),
  )?.sku

/** The tiers that any of these parts is cheapest in, each once. */
export const tiersOf = (items: readonly Sku[], parts: readonly Part[]): Sku[] => [
  ...new Set(parts.flatMap((part) => cheapestTier(items, part) ?? [])),
]
