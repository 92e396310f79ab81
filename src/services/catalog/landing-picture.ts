import type { LandingBlock } from '@/domain/catalog/landing'
import type { Palette } from '@/domain/theme/contrast'
import { column, emsOf, line, plain, row } from '@/gateways/picture/picture-layout'
import type { PictureNode } from '@/gateways/picture/picture-node'

export type LandingPicture = {
  brand: string
  /** Of the exam. */
  title: string
  heading: string
  text: string
  /** null: the default colours. */
  palette: Palette | null
}

/** What a picture of a page says: its opening's words, or else its title. */
export const openingOf = (
  blocks: readonly LandingBlock[],
  title: string,
): Pick<LandingPicture, 'heading' | 'text'> => {
  const hero = blocks.find((block) => block.type === 'hero')
  return { heading: hero?.heading || title, text: hero?.text ?? '' }
}

// As ui/primitives/tokens.css has them.
const DEFAULT = { surface: '#faf8f4', ink: '#18242a', muted: '#566168', accent: '#0c5a63', line: '#e3ddd1' }

const [LARGEST, SMALLEST] = [92, 54]
/** In points that a heading has, over three lines. */
const ROOM = 2700

/** What a link to a landing page shows where it is shared: its promise in its colours. */
export const landingPicture = ({ brand, title, heading, text, palette }: LandingPicture): PictureNode => {
  const colours = palette ?? DEFAULT
  const fontSize = Math.max(SMALLEST, Math.min(LARGEST, Math.floor(ROOM / Math.max(1, emsOf(heading)))))
  return row({ width: 1200, height: 630, backgroundColor: colours.surface }, [
    column({ width: 28, height: 630, backgroundColor: colours.accent }, []),
    column({ width: 1172, height: 630, padding: '56px 72px', boxSizing: 'border-box' }, [
      row({ justifyContent: 'space-between', fontSize: 32 }, [
        line(plain(brand), { fontWeight: 700, color: colours.accent, maxWidth: 520 }),
        line(plain(title), { color: colours.muted, maxWidth: 460 }),
      ]),
      column({ flexGrow: 1, justifyContent: 'center' }, [
        line(plain(heading), { fontSize, fontWeight: 700, lineHeight: 1.12, color: colours.ink }, 3),
      ]),
      line(
        plain(text),
        { fontSize: 30, color: colours.muted, borderTop: `2px solid ${colours.line}`, paddingTop: 24 },
        2,
      ),
    ]),
  ])
}
