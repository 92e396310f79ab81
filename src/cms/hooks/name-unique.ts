import type { CollectionAfterErrorHook, Field } from 'payload'
import { isRow, type Label, leavesOf, type Row, rowsOf } from '../publishing/leaves'

/** The database says which columns must be unique together; a colleague reads what these fields are called. */
export const nameUnique: CollectionAfterErrorHook = ({ collection, req, result }) => {
  const errors = result?.errors ?? []
  const nameless = errors.some(({ data }) => columnsOf(data).length > 0)
  if (!nameless || !collection) return undefined
  const named = (row: Row) => namedUnique({ row, fields: collection.fields, language: req.i18n.language })
  return {
    response: {
      ...result,
      errors: errors.map((error) => {
        if (columnsOf(error.data).length === 0) return error
        const rows = rowsOf(error.data?.errors).map(named)
        const said = req.t('error:followingFieldsInvalid', { count: rows.length })
        const message = `${said} ${rows.map(({ label, path }) => String(label ?? path)).join(', ')}`
        return { ...error, message, data: { ...error.data, errors: rows } }
      }),
    },
  }
}

/** One of the errors: with the last of the fields that must be unique together, and what all of them are called. */
export const namedUnique = ({ row, fields, language }: Named): Row => {
  if (row.label || !row.tableName || typeof row.path !== 'string') return row
  const labels = new Map(
    leavesOf({ fields, value: {} }).map(({ path, trail }) => [path, trail.at(-1)] as const),
  )
  const names = row.path.split(',').map(fieldOf)
  const label = names.map((name) => inLanguage(labels.get(name), language) ?? name).join(', ')
  return { ...row, path: names.at(-1), label }
}

type Named = { row: Row; fields: readonly Field[]; language: string }

const columnsOf = (data: unknown): unknown[] =>
  isRow(data) ? rowsOf(data.errors).filter(({ label, tableName }) => !label && tableName) : []

/** `exam_id` is the column of `exam`. */
const fieldOf = (column: string): string =>
  column
    .trim()
    .replace(/_id$/, '')
    .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const inLanguage = (found: Label | undefined, language: string): string | undefined => {
  const label = found?.label
  if (typeof label === 'string') return label
  return isRow(label) ? String(label[language] ?? label.en) : undefined
}
