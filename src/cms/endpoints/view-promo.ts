import type { CallData } from '@/domain/api/calls'
import type { PricedSku } from '@/services/orders/quote-sku'

/** A code as its buyer sees it beside the price. */
export const viewPromo = (promo: PricedSku['promo']): CallData<'sku.info'>['promo'] =>
  promo && { code: promo.code, percent: promo.percent, endsAt: promo.endsAt?.toISOString() ?? null }
