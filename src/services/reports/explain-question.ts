import { deriveExplanation } from '@/domain/matrices/explain/derive-explanation'
import type { Explanation } from '@/domain/matrices/explain/explanation'
import { parseRules } from '@/domain/matrices/explain/parse-rules'
import { parsePanel } from '@/domain/matrices/panel'
import type { ItemVersionRow } from '../sittings/item-versions'

type Stored = Pick<ItemVersionRow, 'panels' | 'options' | 'key' | 'rules'>

/**
 * Why a stored question has its answer, the options in the order in which they were shown. Null where an editor's
 * panels follow no rule that we know.
 */
export const explainQuestion = ({
  version,
  order,
}: {
  version: Stored
  /** `order[shown]` is the option's index in the item version. */
  order: readonly number[]
}): Explanation | null => {
  const panels = parsePanels(version.panels)
  const options = parsePanels(version.options)
  if (panels?.length !== 8 || !options?.[version.key]) return null
  const explanation = deriveExplanation({
    panels,
    options,
    key: version.key,
    rules: parseRules(version.rules),
  })
  return (
    explanation && { ...explanation, misses: order.map((canonical) => explanation.misses[canonical] ?? []) }
  )
}

const parsePanels = (values: unknown) => {
  const panels = (values as unknown[]).map(parsePanel)
  return panels.every((panel) => panel !== null) ? panels : null
}
