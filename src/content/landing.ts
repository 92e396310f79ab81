import { unstable_cache } from 'next/cache'
import type { Locale } from '@/domain/locale/locales'
import type { Variant } from '@/domain/routing/routes'
import { COLOUR_TOKENS, contrastFailures, isColour, type Palette } from '@/domain/theme/contrast'
import type { LandingPage, LandingTheme } from '@/payload-types'
import { getPayloadClient } from './payload'
import { type Picture, pictureOf } from './picture'

type Titled = { title: string; text: string }
type CounterKey = 'tests_total' | 'tests_30_days' | 'average_iq' | 'currently_testing'

export type LandingBlock = { id: string } & (
  | {
      type: 'hero'
      eyebrow: string | null
      heading: string
      text: string
      action: string
      art: 'matrix' | 'curve' | 'photo'
    }
  | { type: 'statistics'; heading: string; text: string | null; keys: CounterKey[] }
  | { type: 'steps' | 'promises' | 'faq'; heading: string; items: Titled[] }
  | { type: 'sample' | 'classification'; heading: string; text: string }
  | { type: 'price'; heading: string; text: string; action: string }
  | { type: 'reviews'; heading: string }
)

export type LandingThemeView = {
  palette: Palette
  radius: number
  font: 'humanist' | 'rounded' | 'serif'
  logo: Picture | null
  footerLogo: Picture | null
  hero: Picture | null
}

export type LandingView = {
  title: string
  description: string
  theme: LandingThemeView | null
  blocks: LandingBlock[]
}

type At = { code: string; examId: number; variant: Variant; locale: Locale }

/** A published landing page of a published storefront and exam; null when there is none. */
export const readLanding = ({ code, examId, variant, locale }: At): Promise<LandingView | null> =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'landing-pages',
        locale,
        depth: 2,
        limit: 1,
        pagination: false,
        where: {
          variant: { equals: variant },
          _status: { equals: 'published' },
          'storefront.code': { equals: code },
          'storefront._status': { equals: 'published' },
          'exam.number': { equals: examId },
          'exam._status': { equals: 'published' },
        },
      })
      const [page] = docs
      if (!page) return null
      return {
        title: page.title,
        description: page.description,
        theme: themeOf(page.theme),
        blocks: page.blocks.map(blockOf),
      }
    },
    ['landing', code, String(examId), variant, locale],
    { tags: ['landing-pages', 'landing-themes', 'storefronts', 'exams', 'media'] },
  )()

/** null for a theme that is not published or that cannot be read: the page then keeps the house's own colours. */
const themeOf = (theme: string | LandingTheme): LandingThemeView | null => {
  if (typeof theme !== 'object' || theme._status === 'draft') return null
  const { colours, radius, font } = theme
  const palette = Object.fromEntries(COLOUR_TOKENS.map((token) => [token, colours[token]])) as Palette
  if (!COLOUR_TOKENS.every((token) => isColour(palette[token])) || contrastFailures(palette).length > 0)
    return null
  return {
    palette,
    radius,
    font,
    logo: pictureOf(theme.logo),
    footerLogo: pictureOf(theme.footerLogo),
    hero: pictureOf(theme.hero),
  }
}

type StoredBlock = LandingPage['blocks'][number]

const blockOf = (block: StoredBlock, index: number): LandingBlock => {
  const id = block.id ?? String(index)
  switch (block.blockType) {
    case 'hero': {
      const { heading, text, action, art } = block
      return { id, type: 'hero', eyebrow: block.eyebrow ?? null, heading, text, action, art }
    }
    case 'statistics':
      return { id, type: 'statistics', heading: block.heading, text: block.text ?? null, keys: block.keys }
    case 'steps':
    case 'promises':
    case 'faq': {
      const items = block.items.map(({ title, text }) => ({ title, text }))
      return { id, type: block.blockType, heading: block.heading, items }
    }
    case 'sample':
    case 'classification':
      return { id, type: block.blockType, heading: block.heading, text: block.text }
    case 'price':
      return { id, type: 'price', heading: block.heading, text: block.text, action: block.action }
    case 'reviews':
      return { id, type: 'reviews', heading: block.heading }
  }
}
