import { type HeroArt, type HeroLayout, SCENES, type Scene } from '@/domain/catalog/landing'
import { isHealthKind } from '@/domain/exam/kinds'

type Chosen = { layout: HeroLayout; art: HeroArt; kind: string; hasPhoto: boolean }

/** Layouts that end on the drawing at the foot; the others end on a surface of their own. */
const ON_FOOT: ReadonlySet<HeroLayout> = new Set(['split', 'mirror', 'centre', 'letter'])

/**
 * How an opening is really drawn. A puzzle and a curve with an IQ belong to the IQ test alone: another test that was given
 * one shows its kind of question. A photo that is gone is replaced by the same. At the foot there is no drawing on pages of
 * tests about health (docs/visual.md), nor below a scene, which has a ground of its own.
 */
export const heroLook = ({ layout, art, kind, hasPhoto }: Chosen) => {
  const isIq = kind === 'iq'
  const own = isIq ? 'matrix' : 'scale'
  const isStrange = !isIq && (art === 'matrix' || art === 'curve')
  const shown = isStrange || (art === 'photo' && !hasPhoto) ? own : art
  const asked = layout === 'puzzle' && !isIq ? 'split' : layout
  return {
    layout: asked,
    art: asked === 'puzzle' ? ('puzzle' as const) : shown,
    foot: ON_FOOT.has(asked) && !isHealthKind(kind) && !isScene(shown),
  }
}

export const isScene = (art: HeroArt): art is Scene => SCENES.some((scene) => scene === art)
