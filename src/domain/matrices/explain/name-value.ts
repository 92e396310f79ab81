import type { Value } from '../attributes'
import { FILLS, SHAPES } from '../panel'
import type { Kind, PhraseKey, Say } from './say'

/** A value as a word that can stand after a colon. Sets (places, lines) have no name: do not ask for one. */
export const nameValue = ({ kind, value, say }: { kind: Kind; value: Value; say: Say }): string => {
  if (value === null) return say('nothing')
  switch (kind) {
    case 'shape':
      return say(`shape.${SHAPES[value]!}`)
    case 'fill':
      return say(`fill.${FILLS[value]!}`)
    case 'size':
      return say(`size.${value}` as PhraseKey)
    case 'rotation':
      return say(`heading.${value}` as PhraseKey)
    default:
      return String(value)
  }
}
