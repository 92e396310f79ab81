import type { AttributeKey } from '../attributes'
import type { Kind } from './say'

/** The attribute without its layer: both layers of figures share their words. */
export const kindOf = (attribute: AttributeKey): Kind =>
  attribute === 'lines.segments' ? 'lines' : (attribute.split('.')[1] as Kind)
