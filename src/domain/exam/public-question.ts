import { isOptionOrder, type OptionOrder } from './option-order'

/**
 * What this room knows of a pinned item; the real one carries more (key, a, b, c, rules, seed, distractor errors).
 * `publicId` is random per sitting and item, so that it names neither a template nor a question that others know.
 */
export type PinnedItem<Panel> = {
  publicId: string
  /** From 1. */
  position: number
  /** Of the form, from 1. */
  part: number
  panels: readonly Panel[]
  /** In canonical order. */
  options: readonly Panel[]
}

export type PublicQuestion<Panel> = {
  id: string
  position: number
  part: number
  panels: Panel[]
  /** In shown order. */
  options: Panel[]
}

/**
 * What a browser may know of a question before the sitting is confirmed. Built field by field: a field that is not
 * named here cannot leak, whatever an item will carry one day. A panel is what can be seen and is passed on as it is.
 * @throws RangeError when the order is not a permutation of the item's options.
 */
export const publicQuestion = <Panel>({
  item,
  order,
}: {
  item: PinnedItem<Panel>
  order: OptionOrder
}): PublicQuestion<Panel> => {
  if (order.length !== item.options.length || !isOptionOrder(order)) {
    throw new RangeError(`order must be a permutation of the ${item.options.length} options`)
  }
  return {
    id: item.publicId,
    position: item.position,
    part: item.part,
    panels: [...item.panels],
    options: order.map((canonical) => item.options[canonical]!),
  }
}
