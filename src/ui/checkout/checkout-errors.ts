export type CheckoutError = 'noTier' | 'terms' | 'waiver'

type Boxes = { skuId: string | null; agreed: boolean; waiverNeeded: boolean; waived: boolean }

/** What keeps the buy button from buying, in the order of the screen; null: nothing. */
export const checkoutError = ({ skuId, agreed, waiverNeeded, waived }: Boxes): CheckoutError | null => {
  if (skuId === null) return 'noTier'
  if (!agreed) return 'terms'
  return waiverNeeded && !waived ? 'waiver' : null
}
