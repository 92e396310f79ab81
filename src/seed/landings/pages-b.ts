import type { BlockType, Mark } from '@/domain/catalog/landing'
import type { Palette } from '@/domain/theme/contrast'
import { THEMES_B } from './themes-b'

/** How a seeded landing page looks and what it is made of; its words are in words/<slug>/<LOCALE>.json, in the same order. */
export type PagePlan = {
  slug: string
  /** By which number visitors know the test. */
  exam: number
  theme: {
    name: string
    mark: Mark
    colours: Palette
    radius: number
    font: 'humanist' | 'rounded' | 'serif'
  }
  blocks: readonly ({ type: BlockType } & Record<string, unknown>)[]
}

/** Ten of the twenty named landing pages, the one of the general psychological test among them. */
export const PAGES_B: PagePlan[] = [
  {
    slug: 'new_girl',
    exam: 1,
    theme: THEMES_B.new_girl,
    blocks: [
      { type: 'hero', layout: 'mirror', art: 'student' },
      { type: 'promises' },
      { type: 'steps' },
      { type: 'price' },
      { type: 'reviews' },
      { type: 'faq' },
    ],
  },
  {
    slug: 'new_page',
    exam: 1,
    theme: THEMES_B.new_page,
    blocks: [
      { type: 'hero', layout: 'card', art: 'page' },
      { type: 'report' },
      { type: 'comparison' },
      { type: 'method' },
      { type: 'tiers' },
      { type: 'faq' },
    ],
  },
  {
    slug: 'relax',
    exam: 4,
    theme: THEMES_B.relax,
    blocks: [
      { type: 'hero', layout: 'poster', art: 'relax' },
      { type: 'steps' },
      { type: 'price' },
      { type: 'method' },
      { type: 'faq' },
    ],
  },
  {
    slug: 'third',
    exam: 1,
    theme: THEMES_B.third,
    blocks: [
      { type: 'hero', layout: 'band', art: 'third' },
      { type: 'method' },
      { type: 'steps' },
      { type: 'sample' },
      { type: 'ages' },
      { type: 'price' },
      { type: 'faq' },
    ],
  },
  {
    slug: 'types',
    exam: 2,
    theme: THEMES_B.types,
    blocks: [
      { type: 'hero', layout: 'centre', art: 'types' },
      { type: 'steps' },
      { type: 'promises' },
      { type: 'tiers' },
      { type: 'faq' },
      { type: 'sticky' },
    ],
  },
  {
    slug: 'yellow_boy',
    exam: 1,
    theme: THEMES_B.yellow_boy,
    blocks: [
      { type: 'hero', layout: 'split', art: 'bicycle' },
      { type: 'steps' },
      { type: 'picture', art: 'train', side: 'left' },
      { type: 'price' },
      { type: 'feed' },
      { type: 'faq' },
      { type: 'sticky' },
    ],
  },
  {
    slug: 'yellow_computer',
    exam: 1,
    theme: THEMES_B.yellow_computer,
    blocks: [
      { type: 'hero', layout: 'puzzle', art: 'office' },
      { type: 'picture', art: 'office', side: 'right' },
      { type: 'classification' },
      { type: 'steps' },
      { type: 'promises' },
      { type: 'price' },
      { type: 'faq' },
    ],
  },
  {
    slug: 'yellow_girl',
    exam: 1,
    theme: THEMES_B.yellow_girl,
    blocks: [
      { type: 'hero', layout: 'letter', art: 'market' },
      { type: 'comparison' },
      { type: 'steps' },
      { type: 'classification' },
      { type: 'price' },
      { type: 'faq' },
    ],
  },
  {
    slug: 'young',
    exam: 1,
    theme: THEMES_B.young,
    blocks: [
      { type: 'hero', layout: 'centre', art: 'young' },
      { type: 'sample' },
      { type: 'statistics', keys: ['tests_total', 'tests_30_days', 'average_iq', 'currently_testing'] },
      { type: 'steps' },
      { type: 'price' },
      { type: 'countries' },
      { type: 'faq' },
      { type: 'sticky' },
    ],
  },
  {
    slug: 'psychological',
    exam: 6,
    theme: THEMES_B.psychological,
    blocks: [
      { type: 'hero', layout: 'split', art: 'garden' },
      { type: 'promises' },
      { type: 'steps' },
      { type: 'method' },
      { type: 'faq' },
    ],
  },
]
