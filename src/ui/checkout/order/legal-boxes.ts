import type { PolicyBox } from '@/domain/catalog/checkout-policy'

/** A box of the country's policy. A label that changes is another box: a tick is for the words that were shown. */
export type LegalBox = { kind: PolicyBox; label: string }

type Ticks = { agreed: boolean; boxes: readonly LegalBox[]; ticked: ReadonlySet<string> }

/** Whether every box is ticked: the terms, and all that the country's policy asks for. */
export const allTicked = ({ agreed, boxes, ticked }: Ticks): boolean =>
  agreed && boxes.every(({ label }) => ticked.has(label))

/** The kinds whose boxes are all ticked, each once, as the order is sent with them. */
export const tickedKinds = ({ boxes, ticked }: Omit<Ticks, 'agreed'>): PolicyBox[] => {
  const open = boxes.filter(({ label }) => !ticked.has(label)).map(({ kind }) => kind)
  return [...new Set(boxes.map(({ kind }) => kind))].filter((kind) => !open.includes(kind))
}
