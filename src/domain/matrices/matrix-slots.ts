import { type Panel, parsePanel } from './panel'

/** One place of a matrix that is being drawn: a panel, nothing yet, or something that is no panel. */
export type Slot = Panel | 'missing' | 'broken'
/** A matrix as its editor has it. `key` is the number of the right option, from 1. */
export type Matrix = { panels: Slot[]; options: Slot[]; key: number | null }

export const PANEL_COUNT = 8
export const OPTION_COUNT = 6

export const slotOf = (value: unknown): Slot =>
  value === undefined || value === null || value === '' ? 'missing' : (parsePanel(value) ?? 'broken')

export const isPanel = (slot: Slot): slot is Panel => typeof slot === 'object'
