import { readReportParts, readSkuTexts } from '@/content/skus'
import type { CallData } from '@/domain/api/schemas'
import type { Tier } from '@/domain/catalog/parts'
import type { Locale } from '@/domain/locale/locales'
import type { OfferedSku } from '@/services/orders/read-offer'

/** An offered SKU with its words. */
export const viewSku = async ({
  item,
  owned,
  locale,
}: {
  item: OfferedSku
  /** Tiers that are open for the sitting already. */
  owned: readonly Tier[]
  locale: Locale
}): Promise<CallData<'sku.info'>['sku']> => {
  const [texts, parts] = await Promise.all([
    readSkuTexts({ skuId: item.skuId, locale }),
    readReportParts(locale),
  ])
  return {
    skuId: item.skuId,
    tier: item.tier,
    name: texts.name,
    description: texts.description,
    parts: item.parts.flatMap((part) => parts.filter((text) => text.part === part)),
    price: item.price,
    mostPopular: texts.mostPopular,
    owned: owned.includes(item.tier),
  }
}
