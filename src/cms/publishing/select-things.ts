import { type SQL, type SQLWrapper, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import { LOCALES } from '@/domain/locale/locales'
import type { Relation } from '@/domain/publishing/relations'
import type { Kind } from '@/domain/publishing/world'
import * as schema from '@/payload-schema'

type What = { kinds: readonly Kind[]; relations: readonly Relation[] }

/** The rows of all documents of these kinds, without their words, and of whatever else names them. */
export const selectThings = ({ kinds, relations }: What): SQL => {
  const records = new Set(relations.map(({ from }) => from).filter((kind) => !kinds.includes(kind)))
  const of = (kind: Kind) => ({ kind, relations: relations.filter(({ from }) => from === kind) })
  return sql.join(
    [...kinds.map((kind) => documents(of(kind))), ...[...records].map((kind) => recordsOf(of(kind)))],
    sql` union all `,
  )
}

type Of = { kind: Kind; relations: readonly Relation[] }

const documents = ({ kind, relations }: Of): SQL => {
  const table = tableOf(kind)
  const published = '_status' in table ? sql`${table._status} = 'published'` : sql`true`
  const refs = relations.map((relation): Ref => [relation.field, idsNamed(relation)])
  return sql`select ${kind}::text as kind, ${table.id}::text as id, ${published} as published, ${object(refs)} as refs,
    ${FACTS[kind as CollectionSlug] ?? object([])} as facts, false as record from ${table}`
}

/**
 * One row for all records that name the same documents: there are millions. Relations that every record has are looked
 * for together; one that a record may lack by itself, or records without it would not be found.
 */
const recordsOf = ({ kind, relations }: Of): SQL => {
  const alone = relations.filter(mayBeEmpty)
  const together = relations.filter((relation) => !alone.includes(relation))
  const groups = [together, ...alone.map((relation) => [relation])].filter((group) => group.length > 0)
  return sql.join(
    groups.map((group) => recordsNaming({ kind, relations: group })),
    sql` union all `,
  )
}

const recordsNaming = ({ kind, relations }: Of): SQL => {
  const table = tableOf(kind)
  const stored = relations.filter((relation) => !isDerived(relation))
  const idOf = (field: string) => sql`${sql.identifier(field)}.id`
  const ids = stored.map(({ field }) => idOf(field))
  const named = stored.map(({ field, to }) => sql`${tableOf(to)} as ${sql.identifier(field)}`)
  const naming = stored.map((relation) => sql`${columnOf(relation)} = ${idOf(relation.field)}`)
  const refs = relations.map((each): Ref => [each.field, DERIVED[keyOf(each)] ?? idOf(each.field)])
  return sql`select ${kind}::text, concat_ws(' ', ${list(ids)}), true, ${object(refs)}, ${object([])}, true
    from ${list(named)} where exists (select 1 from ${table} where ${sql.join(naming, sql` and `)})`
}

const isDerived = (relation: Relation): boolean => keyOf(relation) in DERIVED

const mayBeEmpty = (relation: Relation): boolean =>
  !isDerived(relation) && !(columnOf(relation) as { notNull?: boolean }).notNull

type Ref = readonly [field: string, ids: SQLWrapper]

const idsNamed = (relation: Relation): SQLWrapper => {
  const { from, field, to } = relation
  // Where there can be several, Payload keeps them beside the document, with the place in the form that they stand in.
  const several = TABLES[`${nameOf(from)}_rels`]
  const id = several?.[`${to}ID`]
  if (field in tableOf(from)) return columnOf(relation)
  const rows = rowsWith(relation)
  if (rows) return rows
  if (!several || !id) return columnOf(relation)
  return sql`(select jsonb_agg(distinct ${id}) from ${several} where ${several.parent} = ${tableOf(from).id}
    and ${several.path} ~ ${`(^|\\.)${field}$`} and ${id} is not null)`
}

/** What the rows of a list in the document name, one each; null: no list has such a field. */
const rowsWith = ({ from, field }: Relation): SQLWrapper | null => {
  const lists = Object.entries(TABLES).filter(([name]) => name.startsWith(`${nameOf(from)}_`))
  const [, rows] = lists.find(([, table]) => '_parentID' in table && field in table) ?? []
  const named = rows?.[field]
  if (!rows || !named) return null
  return sql`(select jsonb_agg(distinct ${named}) from ${rows} where ${rows._parentID} = ${tableOf(from).id}
    and ${named} is not null)`
}

const columnOf = ({ from, field }: Relation): SQLWrapper => {
  const column = tableOf(from)[field]
  if (!column) throw new Error(`${from}.${field} is stored where nothing reads it`)
  return column
}

const keyOf = ({ from, field }: Relation): string => `${from}.${field}`

type Table = SQLWrapper & Readonly<Record<string, SQLWrapper>>

/** As Payload's configuration made them. */
const TABLES = schema as unknown as Readonly<Record<string, Table>>

const nameOf = (kind: Kind): string => kind.replaceAll('-', '_')

const tableOf = (kind: Kind): Table => {
  const table = TABLES[nameOf(kind)]
  if (!table) throw new Error(`${kind} has no table`)
  return table
}

const list = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `)

const object = (entries: readonly Ref[]): SQL =>
  sql`jsonb_build_object(${list(entries.map(([name, value]) => sql`${name}::text, ${value}`))})`

/** What records name without holding it. */
const DERIVED: Readonly<Record<string, SQL>> = {
  'orders.package': sql`(select jsonb_agg(p.id) from packages p where p.sku_id = sku.id)`,
}

/** What the rules want to know of a document beside whom it names. */
const FACTS: Readonly<Partial<Record<CollectionSlug, SQL>>> = {
  storefronts: sql`jsonb_build_object('code', code, 'paymentMethods', (select jsonb_agg(jsonb_build_object(
      'gateway', m.gateway, 'method', m.method, 'countries', (select jsonb_agg(r.countries_id) from storefronts_rels r
        where r.parent_id = storefronts.id and r.path = 'paymentMethods.' || (m._order - 1) || '.countries')))
    from storefronts_payment_methods m where m._parent_id = storefronts.id))`,
  'landing-pages': sql`jsonb_build_object('slug', slug, 'publicIn', (select coalesce(jsonb_agg(p.value), '[]')
    from landing_pages_public_in p where p.parent_id = landing_pages.id))`,
  exams: sql`jsonb_build_object('number', number, 'kind', kind)`,
  questions: sql`jsonb_build_object('part', part, 'level', level, 'position', position)`,
  protocols: sql`jsonb_build_object('linkCode', link_code)`,
  skus: sql`jsonb_build_object('active', coalesce(active, false), 'tier', tier,
    'parts', (select coalesce(jsonb_agg(p.value), '[]') from skus_parts p where p.parent_id = skus.id),
    'prices', (select jsonb_agg(jsonb_build_object('currency', p.currency, 'amount', p.amount))
      from skus_prices p where p._parent_id = skus.id))`,
  'report-parts': sql`jsonb_build_object('part', part, 'whole',
    (select count(*) filter (where t.name ~ '\\S' and t.content ~ '\\S') = ${LOCALES.length}
      from report_parts_locales t where t._parent_id = report_parts.id))`,
  countries: sql`jsonb_build_object('code', code, 'currency', currency)`,
  'checkout-policies': sql`jsonb_build_object('texts', (select json_build_object(
      'buttons', count(*) filter (where t.button ~ '\\S'), 'notes', count(*) filter (where t.note ~ '\\S'),
      'labels', (select coalesce(json_agg((select count(*) from checkout_policies_boxes_locales l
        where l._parent_id = b.id and l.label ~ '\\S')), '[]')
        from checkout_policies_boxes b where b._parent_id = checkout_policies.id))
    from checkout_policies_locales t where t._parent_id = checkout_policies.id))`,
}
