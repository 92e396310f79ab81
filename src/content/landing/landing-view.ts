import type { BlockType, BlockWords, LandingBlock, LandingThemeView } from '@/domain/catalog/landing'
import { paletteOfPage } from '@/domain/theme/accent'
import { COLOUR_TOKENS, contrastFailures, isColour, type Palette } from '@/domain/theme/contrast'
import type { LandingPage, LandingTheme } from '@/payload-types'
import { pictureOf } from '../picture'

/** The look of a theme; null while one of its colours is not a colour. */
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
    mark: theme.mark ?? 'plumb',
  }
}

/** A page's look: its theme's, with an accent of its own where that can be read. */
export const withAccentOf = (
  theme: LandingThemeView | null,
  { accent }: Pick<Partial<LandingPage>, 'accent'>,
): LandingThemeView | null => theme && { ...theme, palette: paletteOfPage(theme.palette, accent) }

/** null for a theme that is gone, not published or that cannot be read: the page then needs another look. */
export const publicThemeView = (theme: string | LandingTheme | null | undefined): LandingThemeView | null => {
  if (!theme || typeof theme !== 'object' || theme._status === 'draft') return null
  const view = themeView(theme)
  return view && contrastFailures(view.palette).length === 0 ? view : null
}

type StoredBlock = LandingPage['blocks'][number]
type Stored<Type extends BlockType> = Extract<StoredBlock, { blockType: Type }>

/** What a page gets of a stored block, by type (domain/catalog/landing.ts). In a draft any of its words may be missing. */
const VIEWS: { [Type in BlockType]: (block: Stored<Type>) => BlockWords[Type] } = {
  hero: ({ eyebrow, heading, text, action, layout, art }) => ({
    eyebrow: eyebrow ?? null,
    heading: heading ?? '',
    text: text ?? '',
    action: action ?? '',
    layout: layout ?? 'split',
    art: art ?? 'matrix',
  }),
  statistics: ({ heading, text, keys }) => ({
    heading: heading ?? '',
    text: text ?? null,
    keys: keys ?? [],
  }),
  steps: (block) => titledItems(block),
  sample: ({ heading, text }) => ({ heading: heading ?? '', text: text ?? '' }),
  classification: ({ heading, text }) => ({ heading: heading ?? '', text: text ?? '' }),
  price: ({ heading, text, action }) => ({ heading: heading ?? '', text: text ?? '', action: action ?? '' }),
  promises: (block) => titledItems(block),
  reviews: ({ heading }) => ({ heading: heading ?? '' }),
  faq: ({ heading, items }) => ({
    heading: heading ?? '',
    items: (items ?? []).map(({ title, text, group }) => ({
      title: title ?? '',
      text: text ?? '',
      group: group ?? null,
    })),
  }),
  picture: ({ heading, text, art, side }) => ({
    heading: heading ?? '',
    text: text ?? '',
    art: art ?? 'page',
    side: side ?? 'right',
  }),
  comparison: ({ ours, others, rows, ...block }) => ({
    ...worded(block),
    ours: ours ?? '',
    others: others ?? '',
    rows: (rows ?? []).map((row) => ({
      title: row.title ?? '',
      ours: row.ours ?? '',
      others: row.others ?? '',
    })),
  }),
  tiers: (block) => worded(block),
  report: ({ heading, text }) => ({ heading: heading ?? '', text: text ?? '' }),
  method: (block) => ({ ...titledItems(block), text: block.text ?? null }),
  countdown: (block) => worded(block),
  feed: ({ heading }) => ({ heading: heading ?? '' }),
  sticky: ({ action }) => ({ action: action ?? '' }),
  richText: ({ body }) => ({ body: body ?? null }),
  countries: (block) => worded(block),
  ages: (block) => worded(block),
}

/** A block as its renderer takes it. */
export const blockView = (block: StoredBlock, index: number): LandingBlock => {
  // The compiler cannot know that the view under a type is the one for that type; VIEWS says so.
  const view = VIEWS[block.blockType] as (block: StoredBlock) => BlockWords[BlockType]
  return { id: block.id ?? String(index), type: block.blockType, ...view(block) } as LandingBlock
}

const worded = ({ heading, text }: { heading?: string | null; text?: string | null }) => ({
  heading: heading ?? '',
  text: text ?? null,
})

const titledItems = ({ heading, items }: Stored<'steps' | 'promises' | 'method'>) => ({
  heading: heading ?? '',
  items: (items ?? []).map(({ title, text }) => ({ title: title ?? '', text: text ?? '' })),
})
