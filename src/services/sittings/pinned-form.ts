/** One question as a sitting pins it. `order[shown]` is the option's index in the item version. */
export type PinnedQuestion = {
  id: string
  versionId: string
  position: number
  part: number
  order: number[]
}

/** What a sitting pins of its form: item versions, order and arrangement of options. */
export type PinnedForm = { version: string; limitSeconds: number; questions: PinnedQuestion[] }

/** The price list at the start; publishing never changes it for this sitting. */
export type PinnedSku = {
  skuId: string
  tier: string
  parts: string[]
  prices: { currency: string; amount: number }[]
}
