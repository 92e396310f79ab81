import type { Field } from 'payload'

/** Whether documents of these fields may be public in fewer languages than all nine (docs/decisions/0062). */
export const choosesLanguages = (fields: readonly Field[]): boolean =>
  fields.some((field) => 'name' in field && field.name === 'publicIn')
