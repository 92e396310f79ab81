import type { Field } from 'payload'
import type { Locale } from '@/domain/locale/locales'
import { blockOf, isLocalized, isRow, type Row, rowsOf } from './leaves'

/**
 * A document in all locales as it would be if a form were saved: the form holds one locale's texts, the store the
 * others'. Rows are matched by their ids, so that moved ones keep their translations. What a form does not show stays.
 */
export const withForm = ({
  fields,
  stored,
  form,
  locale,
}: {
  fields: readonly Field[]
  stored: Row
  form: Row
  locale: Locale
}): Row => {
  const merged: Row = { ...stored, ...form }
  for (const field of named(fields).filter(({ name }) => name in form))
    merged[field.name] = mergedValue({ field, stored: stored[field.name], form: form[field.name], locale })
  return merged
}

/** Rows and folds arrange fields and hold no data of their own. */
const named = (fields: readonly Field[]): (Field & { name: string })[] =>
  fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return named(field.fields)
    return 'name' in field && field.name ? [field as Field & { name: string }] : []
  })

type Both = { field: Field; stored: unknown; form: unknown; locale: Locale }

const mergedValue = ({ field, stored, form, locale }: Both): unknown => {
  if (isLocalized(field)) return { ...(isRow(stored) ? stored : {}), [locale]: form }
  if (field.type === 'group')
    return withForm({
      fields: field.fields,
      stored: isRow(stored) ? stored : {},
      form: isRow(form) ? form : {},
      locale,
    })
  if (field.type !== 'array' && field.type !== 'blocks') return form
  return rowsOf(form).map((row) => {
    const before = rowsOf(stored).find(({ id }) => id !== undefined && id === row.id) ?? {}
    const fields = field.type === 'array' ? field.fields : (blockOf(field.blocks, row)?.fields ?? [])
    return { ...withForm({ fields, stored: before, form: row, locale }), id: row.id }
  })
}
