import { readReportParts, readSkuTexts } from '@/content/skus'
import type { CallData } from '@/domain/api/calls'
import { isOwned } from '@/domain/catalog/owned'
import type { Part } from '@/domain/catalog/parts'
import type { Locale } from '@/domain/locale/locales'
import type { OfferedSku } from '@/services/orders/read-offer'

type SkuView = CallData<'sku.info'>['sku']

/** An offered SKU with its words. */
export const viewSku = async ({
  item,
  held,
  locale,
  upgrade = null,
  popular = null,
}: {
  item: OfferedSku
  /** Parts that the sitting's buyer has already. */
  held: ReadonlySet<Part>
  locale: Locale
  upgrade?: SkuView['upgrade']
  /** The SKU that most buyers chose, where no editor ticked one. */
  popular?: string | null
}): Promise<SkuView> => {
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
    mostPopular: texts.mostPopular || item.skuId === popular,
    owned: isOwned({ parts: item.parts, held }),
    upgrade,
  }
}
