import { isDeepStrictEqual } from 'node:util'
import type { Field } from 'payload'
import { isRow, type Leaf, leavesOf, type Row, rowsOf } from './leaves'

type What = {
  fields: readonly Field[]
  /** What a form wants to save, in its language. */
  mine: Row
  /** What is stored, in the same language. */
  theirs: Row
}

/**
 * The fields of a form that hold something else than what is stored: what would be lost on one side or the other. Rows
 * that were added, removed or moved count as one difference of their list. What the form does not send stays as it is.
 */
export const differingFields = ({ fields, mine, theirs }: What): Leaf[] => {
  const stored = new Map(leavesOf({ fields, value: theirs }).map((leaf) => [leaf.path, leaf.value]))
  const sent = leavesOf({ fields, value: mine }).filter(
    ({ path, value }) => value !== undefined && !NOT_TYPED.has(path),
  )
  const moved = sent.filter(
    ({ field, path, value }) => isList(field) && !isDeepStrictEqual(idsOf(value), idsOf(stored.get(path))),
  )
  const isInMoved = ({ path }: Leaf) => moved.some((list) => path.startsWith(`${list.path}.`))
  const changed = sent.filter(
    ({ field, path, value }) =>
      !isList(field) && field.type !== 'group' && !isDeepStrictEqual(plain(value), plain(stored.get(path))),
  )
  return [...moved, ...changed].filter((leaf) => !isInMoved(leaf))
}

/** What Payload puts into every form: its own times, and the button that was pressed. */
const NOT_TYPED: ReadonlySet<string> = new Set(['_status', 'createdAt', 'updatedAt'])

const isList = (field: Field): boolean => field.type === 'array' || field.type === 'blocks'
const idsOf = (value: unknown): unknown[] => rowsOf(value).map(({ id }) => id)

/** As both sides may write it: an empty field in several ways, a related document by its id alone. */
const plain = (value: unknown): unknown => {
  if (value === '' || value === false || value === undefined) return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain)
  if (value instanceof Date) return value.toISOString()
  return isRow(value) && 'id' in value && 'updatedAt' in value ? value.id : value
}
