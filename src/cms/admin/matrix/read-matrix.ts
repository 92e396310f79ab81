import type { FormState } from 'payload'
import { type Matrix, OPTION_COUNT, PANEL_COUNT, type Slot, slotOf } from '@/domain/matrices/matrix-slots'

/** The matrix of the unsaved form. Rows that are not there yet count as missing, so that eight and six come back. */
export const readMatrix = (fields: FormState): Matrix => {
  const key = fields.key?.value
  return {
    panels: readSlots({ fields, name: 'panels', least: PANEL_COUNT }),
    options: readSlots({ fields, name: 'options', least: OPTION_COUNT }),
    key: typeof key === 'number' ? key : null,
  }
}

/** The panels of a stored question (rows that hold one) or of a question version (bare ones), as lists show them. */
export const panelsOfDocument = ({ panels }: Record<string, unknown>): Slot[] =>
  (Array.isArray(panels) ? panels : []).map((row) => slotOf(row?.panel ?? row))

const readSlots = ({ fields, name, least }: { fields: FormState; name: string; least: number }): Slot[] => {
  const count = Math.max(least, fields[name]?.rows?.length ?? 0)
  return Array.from({ length: count }, (_, row) => slotOf(fields[`${name}.${row}.panel`]?.value))
}
