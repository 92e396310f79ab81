import type { CollectionAfterErrorHook } from 'payload'
import { isRow, type Label, leavesOf, rowsOf } from '../publishing/leaves'

/** The database says which columns must be unique together; a colleague reads what these fields are called. */
export const nameUnique: CollectionAfterErrorHook = ({ collection, req, result }) => {
  const errors = result?.errors ?? []
  const nameless = errors.some(({ data }) => columnsOf(data).length > 0)
  if (!nameless || !collection) return undefined
  const labels = new Map(
    leavesOf({ fields: collection.fields, value: {} }).map(({ path, trail }) => [path, trail.at(-1)]),
  )
  const named = (row: Record<string, unknown>) => {
    if (row.label || typeof row.path !== 'string') return row
    const fields = row.path.split(',').map(fieldOf)
    const label = fields.map((field) => inLanguage(labels.get(field), req.i18n.language) ?? field).join(', ')
    return { ...row, path: fields.at(-1), label }
  }
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
