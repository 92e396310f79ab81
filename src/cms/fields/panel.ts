import type { JSONField } from 'payload'
import { parsePanel } from '@/domain/matrices/panel'

/** One drawn panel of the matrix grammar, kept as data. */
export const panelField = (): JSONField => ({
  name: 'panel',
  type: 'json',
  required: true,
  validate: (value: unknown) => parsePanel(value) !== null || 'This is not a panel of the matrix grammar.',
})
