/** The running plan that an order was priced to replace, and how many of its periods were paid then. null: none ran. */
export type Replaced = { replaces: string | null; replacesCharges: number | null }

/**
 * Whether what runs is still what an order was priced by: that plan in that period, or none. A renewal since then has made the
 * credit another, and what was paid for it would be lost.
 */
export const isAsPriced = (
  { replaces, replacesCharges }: Replaced,
  running: { id: string; chargesDone: number } | null,
): boolean => (running?.id ?? null) === replaces && (running?.chargesDone ?? null) === replacesCharges
