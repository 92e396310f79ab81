import type { FormState } from 'payload'
import { type Panel, parsePanel } from '@/domain/matrices/panel'

/** One place of the form: a panel, nothing yet, or something that is no panel. */
export type Slot = Panel | 'missing' | 'broken'
export type Matrix = { panels: Slot[]; options: Slot[]; key: number | null }

export const PANEL_COUNT = 8
export const OPTION_COUNT = 6

/** The matrix as it stands in the form. Rows that are not there yet count as missing, so that eight and six come back. */
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

export const slotOf = (value: unknown): Slot =>
  value === undefined || value === null || value === '' ? 'missing' : (parsePanel(value) ?? 'broken')

export const isPanel = (slot: Slot): slot is Panel => typeof slot === 'object'

const readSlots = ({ fields, name, least }: { fields: FormState; name: string; least: number }): Slot[] => {
  const count = Math.max(least, fields[name]?.rows?.length ?? 0)
  return Array.from({ length: count }, (_, row) => slotOf(fields[`${name}.${row}.panel`]?.value))
}
