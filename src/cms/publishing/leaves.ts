import type { Block, Field } from 'payload'

export type Row = Record<string, unknown>
/** What a place is called; `row`: its number among others of that name, from 1, or the currency that tells it from them. */
export type Label = { label: unknown; row?: number | string }
type Walk = { fields: readonly Field[]; value: unknown }
type At = { path: string; trail: Label[] }

/** A field of a document with its value. */
export type Leaf = {
  field: Field
  path: string
  value: unknown
  /** From the outside in. */
  trail: Label[]
}

/** Every named field of a document, rows and blocks included, as it was read or as a form holds it. */
export const leavesOf = (walk: Walk): Leaf[] => within(walk, { path: '', trail: [] })

const within = ({ fields, value }: Walk, at: At): Leaf[] => {
  const row = isRow(value) ? value : {}
  return fields.flatMap((field): Leaf[] => {
    if (field.type === 'row' || field.type === 'collapsible')
      return within({ fields: field.fields, value: row }, at)
    if (!('name' in field) || !field.name || field.type === 'ui') return []
    const path = at.path ? `${at.path}.${field.name}` : field.name
    const leaf = {
      field,
      path,
      value: row[field.name],
      trail: [...at.trail, { label: field.label ?? field.name }],
    }
    return [leaf, ...below(leaf)]
  })
}

const below = ({ field, path, value, trail }: Leaf): Leaf[] => {
  if (field.type === 'group') return within({ fields: field.fields, value }, { path, trail })
  if (field.type !== 'array' && field.type !== 'blocks') return []
  return rowsOf(value).flatMap((row, index) => {
    const block = field.type === 'blocks' ? blockOf(field.blocks, row) : undefined
    const fields = field.type === 'array' ? field.fields : (block?.fields ?? [])
    const label = block ? (block.labels?.singular ?? block.slug) : trail.at(-1)?.label
    const told = typeof row.currency === 'string' && row.currency ? row.currency : index + 1
    const at = { path: `${path}.${index}`, trail: [...trail.slice(0, -1), { label, row: told }] }
    return within({ fields, value: row }, at)
  })
}

/** Every field of a form, those of its rows, tabs and blocks included. */
export const everyField = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'blocks') return [field, ...field.blocks.flatMap((block) => everyField(block.fields))]
    if (field.type === 'tabs') return [field, ...field.tabs.flatMap((tab) => everyField(tab.fields))]
    return 'fields' in field ? [field, ...everyField(field.fields)] : [field]
  })

export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

export const blockOf = (blocks: readonly Block[], row: Row): Block | undefined =>
  blocks.find(({ slug }) => slug === row.blockType)

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isLocalized = (field: Field): boolean => 'localized' in field && Boolean(field.localized)
