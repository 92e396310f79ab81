import type { Fill, ShapeName } from '../panel'
import type { Slip } from './explanation'

/** The last part of an attribute's name; `lines` for the segments. */
export type Kind = 'shape' | 'fill' | 'size' | 'rotation' | 'count' | 'slots' | 'lines'
type Named = 'shape' | 'fill' | 'size' | 'rotation' | 'count'
type Unnamed = 'slots' | 'lines'

/** The messages that an explanation is put together from, of `explain`. */
export type PhraseKey =
  | `where.${'row' | 'column' | 'falling' | 'rising'}`
  | `last.${'row' | 'column' | 'diagonal'}`
  | 'around'
  | `who.${'figure' | 'outer' | 'inner'}`
  | `what.${Kind}`
  | `rule.${'constant' | 'distribute-two' | 'arithmetic' | 'composition'}`
  | `rule.progression.${Named}`
  | `rule.distribute-three.${Kind}`
  | `rule.${'or' | 'and' | 'xor' | 'difference'}.${Unnamed}`
  | `so.${Kind | 'absent' | 'twice' | 'once' | 'equation'}`
  | `so.lacking.${'value' | Unnamed}`
  | `so.operate.${Unnamed}`
  | `shape.${ShapeName}`
  | `fill.${Fill}`
  | `size.${'1' | '2' | '3' | '4'}`
  | `heading.${'0' | '1' | '2' | '3' | '4' | '5' | '6' | '7'}`
  | 'nothing'
  | 'comma'
  | `label.${Kind}`
  | `miss.${'value' | 'extra' | 'lacking' | 'both'}`
  | `slip.${Slip}`

/** Says a message in the reader's language. The words are the caller's, so this module knows no language. */
export type Say = (key: PhraseKey, values?: Record<string, string | number>) => string
