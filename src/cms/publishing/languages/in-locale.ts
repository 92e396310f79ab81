import type { Field } from 'payload'
import type { Locale } from '@/domain/locale/locales'
import { blockOf, everyField, isLocalized, isRow, type Row, rowsOf } from '../leaves'

type What = {
  fields: readonly Field[]
  /** Read in all locales. */
  doc: Row
  locale: Locale
  /** Another version, read in all locales: its texts are taken for the rows that both have. */
  texts?: Row
}

/**
 * What a form in one language would hold of a document: of its fields, those in which there is a text. Rows keep their
 * ids, so that saving it changes no other language.
 */
export const textsInLocale = ({ fields, ...what }: What): Row =>
  inLocale({ fields: named(fields).filter((field) => everyField([field]).some(isLocalized)), ...what })

const inLocale = ({ fields, doc, locale, texts }: What): Row => {
  const form: Row = { ...doc }
  for (const field of named(fields))
    form[field.name] = valueIn({ field, value: doc[field.name], locale, text: texts?.[field.name], texts })
  const kept = new Set(['id', 'blockType', 'blockName', ...named(fields).map(({ name }) => name)])
  return Object.fromEntries(Object.entries(form).filter(([name]) => kept.has(name)))
}

type Value = { field: Field; value: unknown; locale: Locale; text: unknown; texts: Row | undefined }

const valueIn = ({ field, value, locale, text, texts }: Value): unknown => {
  if (isLocalized(field)) {
    const from = texts ? text : value
    return isRow(from) ? (from[locale] ?? null) : null
  }
  if (field.type === 'group')
    return inLocale({ fields: field.fields, doc: rowOf(value), locale, texts: texts && rowOf(text) })
  if (field.type !== 'array' && field.type !== 'blocks') return value
  return rowsOf(value).map((row) => {
    const fields = field.type === 'array' ? field.fields : (blockOf(field.blocks, row)?.fields ?? [])
    const other = texts && rowsOf(text).find(({ id }) => id !== undefined && id === row.id)
    return inLocale({ fields, doc: row, locale, texts: other })
  })
}

const rowOf = (value: unknown): Row => (isRow(value) ? value : {})

/** Rows and folds arrange fields and hold no data of their own. */
const named = (fields: readonly Field[]): (Field & { name: string })[] =>
  fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return named(field.fields)
    return 'name' in field && field.name && field.type !== 'ui' ? [field as Field & { name: string }] : []
  })
