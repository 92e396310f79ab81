import { COLOUR_TOKENS, contrastFailures, isColour, type Palette } from '@/domain/theme/contrast'
import type { LandingPage, LandingTheme } from '@/payload-types'
import { type Picture, pictureOf } from '../picture'

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

/** The look of a theme; null while one of its colours is none. */
export const themeView = (theme: LandingTheme): LandingThemeView | null => {
  const { colours, radius, font } = theme
  const palette = Object.fromEntries(COLOUR_TOKENS.map((token) => [token, colours?.[token]])) as Palette
  if (!COLOUR_TOKENS.every((token) => isColour(palette[token]))) return null
  return {
    palette,
    radius,
    font,
    logo: pictureOf(theme.logo),
    footerLogo: pictureOf(theme.footerLogo),
    hero: pictureOf(theme.hero),
  }
}

/** null for a theme that is gone, not published or that cannot be read: the page then needs another look. */
export const publicThemeView = (theme: string | LandingTheme | null | undefined): LandingThemeView | null => {
  if (!theme || typeof theme !== 'object' || theme._status === 'draft') return null
  const view = themeView(theme)
  return view && contrastFailures(view.palette).length === 0 ? view : null
}

type StoredBlock = LandingPage['blocks'][number]

/** A block as its renderer takes it. In a draft any of its words may not be there yet. */
export const blockView = (block: StoredBlock, index: number): LandingBlock => {
  const id = block.id ?? String(index)
  const heading = block.heading ?? ''
  switch (block.blockType) {
    case 'hero': {
      const { eyebrow, text, action, art } = block
      return {
        id,
        type: 'hero',
        eyebrow: eyebrow ?? null,
        heading,
        text: text ?? '',
        action: action ?? '',
        art: art ?? 'matrix',
      }
    }
    case 'statistics':
      return { id, type: 'statistics', heading, text: block.text ?? null, keys: block.keys ?? [] }
    case 'steps':
    case 'promises':
    case 'faq': {
      const items = (block.items ?? []).map(({ title, text }) => ({ title: title ?? '', text: text ?? '' }))
      return { id, type: block.blockType, heading, items }
    }
    case 'sample':
    case 'classification':
      return { id, type: block.blockType, heading, text: block.text ?? '' }
    case 'price':
      return { id, type: 'price', heading, text: block.text ?? '', action: block.action ?? '' }
    case 'reviews':
      return { id, type: 'reviews', heading }
  }
}
