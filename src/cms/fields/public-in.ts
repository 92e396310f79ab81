import type { Field } from 'payload'
import { LOCALES } from '@/domain/locale/locales'

/** In which languages a document is public (docs/decisions/0062). */
export const publicInField: Field = {
  name: 'publicIn',
  type: 'select',
  hasMany: true,
  options: [...LOCALES],
  admin: { position: 'sidebar' },
}
