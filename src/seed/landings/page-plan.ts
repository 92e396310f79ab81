import type { BlockType, Mark } from '@/domain/catalog/landing'
import type { PriceList } from '@/domain/subscriptions/terms'
import type { Palette } from '@/domain/theme/contrast'

/** A seeded landing page without its words, which stand in words/<slug>/<LOCALE>.json. */
export type PagePlan = {
  slug: string
  /** Of which test, by the number that visitors know it by. */
  exam: number
  /** By which list its visitors see the prices of plans; left out: the storefront's. */
  priceList?: PriceList
  theme: {
    name: string
    mark: Mark
    colours: Palette
    radius: number
    font: 'humanist' | 'rounded' | 'serif'
  }
  /** What is not words: layout, art, side, keys. */
  blocks: readonly ({ type: BlockType } & Record<string, unknown>)[]
}

/** The words of a page in one language; its blocks in the order of the plan's, rich text as plain paragraphs. */
export type PageWords = { title: string; description: string; blocks: readonly Record<string, unknown>[] }
