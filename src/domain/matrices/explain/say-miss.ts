import { ATTRIBUTE_SCALE } from '../attributes'
import type { ExplanationStep, Miss } from './explanation'
import { kindOf } from './kind-of'
import { nameValue } from './name-value'
import type { Say } from './say'

type Told = {
  miss: Miss
  /** The steps of the same explanation. */
  steps: readonly ExplanationStep[]
  say: Say
}

/** What a wrong option shows instead of what it should, and where that may come from, in one or two sentences. */
export const sayMiss = ({ miss, steps, say }: Told): string[] => {
  const { attribute, part, shown, wanted, slip } = miss
  const kind = kindOf(attribute)
  const direction = steps.find((step) => step.attribute === attribute)?.direction ?? 'row'
  const facts = {
    label: say(`label.${kind}`, { part }),
    shown: nameValue({ kind, value: shown, say }),
    wanted: nameValue({ kind, value: wanted, say }),
    last: say(`last.${direction}`),
    along: direction,
  }
  return [say(`miss.${differenceIn(miss)}`, facts), ...(slip ? [say(`slip.${slip}`, facts)] : [])]
}

/** Places and lines have no names; of them it can be said that some are missing or too many. */
const differenceIn = ({ attribute, shown, wanted }: Miss): 'value' | 'extra' | 'lacking' | 'both' => {
  if (ATTRIBUTE_SCALE[attribute] !== 'set') return 'value'
  const [mine, right] = [shown ?? 0, wanted ?? 0]
  const [isLacking, isExtra] = [(right & ~mine) !== 0, (mine & ~right) !== 0]
  if (isLacking && isExtra) return 'both'
  return isLacking ? 'lacking' : 'extra'
}
