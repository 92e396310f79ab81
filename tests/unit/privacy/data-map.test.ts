import { getTableColumns, getTableName, is, Table } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'
import { DATA_CLASSES } from '@/domain/privacy/data-classes'
import { DATA_MAP, VISITOR_CLASSES } from '@/domain/privacy/data-map'
import { IMPERSONAL_TABLES, isImpersonal } from '@/domain/privacy/impersonal-tables'
import * as schema from '@/payload-schema'

/** The columns of every table, by the names that they have in the database. */
const COLUMNS = new Map<string, string[]>(
  Object.values(schema)
    .filter((thing) => is(thing, Table))
    .map((table) => [getTableName(table), Object.values(getTableColumns(table)).map(({ name }) => name)]),
)
const TABLES = [...COLUMNS.keys()]
const MAPPED = DATA_MAP.map(({ table }) => table)

/** A column that, by its name, holds something about a person. */
const PERSONAL =
  /^to$|(^|_)(email|name|nickname|phone|ip|network|address|device|devices|birthday|birth_year|sex|avatar|visitor_hash|customer_id|sitting_id|order_id|admins_id)$/

/** Columns that are named so and hold something else: names of things, a shop's own address, what relates to no person. */
const OF_THINGS = [
  /^_?(questions|instruments|landing_themes|checkout_policies|reply_templates|crisis_lines)(_v)?\.(version_)?name$/,
  /^_?(storefronts|skus|report_parts)(_v)?_locales\.(version_)?name$/,
  /^_?storefronts(_v)?\.(version_)?support_email$/,
  /^payload_migrations\.name$/,
  // Known to the public.
  /^_?presenters(_v)?\.(version_)?name$/,
]

type Columns = ReadonlyMap<string, readonly string[]>

const unmapped = (tables: Iterable<string>, { mapped }: { mapped: readonly string[] }): string[] =>
  [...tables].filter((table) => mapped.includes(table) === isImpersonal(table))

const outside = (columns: Columns): string[] =>
  [...columns]
    .filter(([table]) => !MAPPED.includes(table))
    .flatMap(([table, names]) => names.map((name) => ({ name, path: `${table}.${name}` })))
    .filter(({ name, path }) => PERSONAL.test(name) && !OF_THINGS.some((thing) => thing.test(path)))
    .map(({ path }) => path)

describe('the map of personal data', () => {
  it('is held against a schema with tables', () => expect(TABLES.length).toBeGreaterThan(100))

  it('has every table, or says that it holds nothing about a person, never both', () =>
    expect(unmapped(TABLES, { mapped: MAPPED })).toEqual([]))

  it('has a table once, and none that there is not', () => {
    expect(MAPPED.filter((table, index) => MAPPED.indexOf(table) !== index)).toEqual([])
    expect([...MAPPED, ...IMPERSONAL_TABLES].filter((table) => !COLUMNS.has(table))).toEqual([])
  })

  it('makes exceptions of columns that there are', () => {
    const named = DATA_MAP.flatMap(({ table, columns = {} }) =>
      Object.keys(columns).map((column) => ({ table, column })),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ table, column }) => !COLUMNS.get(table)?.includes(column))).toEqual([])
  })

  it('has every table with a column that is named like something about a person', () =>
    expect(outside(COLUMNS)).toEqual([]))

  it('knows no name of a thing that there is not', () => {
    const paths = [...COLUMNS].flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
    expect(OF_THINGS.filter((thing) => !paths.some((path) => thing.test(path)))).toEqual([])
  })

  it('hands out no hash, token or secret of a table that is exported', () => {
    const secret = /hash|token|secret|^hash$|^salt$|^raw$/
    const handed = DATA_MAP.filter(({ exported }) => exported).flatMap(({ table, columns = {} }) =>
      (COLUMNS.get(table) ?? [])
        .filter((name) => secret.test(name) && columns[name]?.exported !== false)
        .map((name) => `${table}.${name}`),
    )
    // What was shown to the buyer, as a number that proves it.
    expect(handed).toEqual(['consents.shown_hash'])
  })

  it('leaves no address and no person in a row that stays after an erasure', () => {
    const left = DATA_MAP.filter(({ erased }) => erased !== 'deleted').flatMap(({ table, columns = {} }) =>
      (COLUMNS.get(table) ?? [])
        .filter((name) => PERSONAL.test(name) && name !== 'order_id' && columns[name]?.erased === undefined)
        .map((name) => `${table}.${name}`),
    )
    expect(left).toEqual([])
  })

  it('has a row of every class, and all that are about visitors are on the privacy page', () => {
    const used = new Set(DATA_MAP.map((row) => row.class))
    expect(Object.keys(DATA_CLASSES).filter((name) => !used.has(name as keyof typeof DATA_CLASSES))).toEqual(
      [],
    )
    expect([...VISITOR_CLASSES, 'staff']).toEqual(Object.keys(DATA_CLASSES))
  })
})

describe('a planted slip is found', () => {
  it('a table that nobody has classed', () =>
    expect(unmapped(['diaries'], { mapped: MAPPED })).toEqual(['diaries']))

  it('a table that is in both lists', () =>
    expect(unmapped(['exams_locales'], { mapped: ['exams_locales'] })).toEqual(['exams_locales']))

  it('a table whose name only begins like that of content', () =>
    expect(isImpersonal('examsters')).toBe(false))

  it('an address in a table of content', () =>
    expect(outside(new Map([['exams', ['id', 'reply_email']]]))).toEqual(['exams.reply_email']))
})
