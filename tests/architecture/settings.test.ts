import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { collections } from '@/cms/collections'
import { globals } from '@/cms/globals'
import { DEFAULT_SITE_SETTINGS, SITE_SETTINGS } from '@/domain/settings'
import { repeatedSettings, TABLES, TABLES_OF_COLLECTIONS } from './settings'
import { readSources } from './sources'

type Shown = { global: string; name: string; field: Field }

const settingsIn = (global: string, fields: readonly Field[]): Shown[] =>
  fields.flatMap((field) => {
    // Amounts per currency are the owner's own; there is no default for them.
    if ('name' in field && field.name === 'supportRefundLimits') return []
    if ('fields' in field) return settingsIn(global, field.fields)
    const hasDefault = field.type === 'text' && field.defaultValue !== undefined
    const isSetting =
      field.type === 'number' || field.type === 'select' || field.type === 'radio' || hasDefault
    return isSetting ? [{ global, name: field.name, field }] : []
  })

const shown = globals.flatMap(({ slug, fields }) => settingsIn(slug, fields))
const inCollections = collections
  .flatMap(({ slug, fields }) => settingsIn(slug, fields))
  .filter(({ global, name }) => TABLES_OF_COLLECTIONS[global]?.[name])
const EVERY: typeof TABLES = { ...TABLES, ...TABLES_OF_COLLECTIONS }

describe('a setting', () => {
  it('that is a number or a choice is in the table, and what is in the table has a field', () => {
    const names = (global: string) => shown.filter((each) => each.global === global).map(({ name }) => name)
    expect(globals.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(TABLES).toSorted())
    for (const [global, table] of Object.entries(TABLES))
      expect(names(global).toSorted(), global).toEqual(Object.keys(table).toSorted())
  })

  it('of a collection has its field', () => {
    const names = Object.values(TABLES_OF_COLLECTIONS).flatMap((table) => Object.keys(table))
    expect(inCollections.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })

  it.each([...shown, ...inCollections])(
    '$global $name has the default and the range of the table',
    ({ global, name, field }) => {
      const { default: value, min, max, choices } = EVERY[global]?.[name] ?? {}
      expect('defaultValue' in field ? field.defaultValue : undefined).toEqual(value)
      if (field.type === 'number') expect({ min: field.min, max: field.max }).toEqual({ min, max })
      if (field.type === 'select')
        expect(field.options.map((each) => (typeof each === 'string' ? each : each.value))).toEqual(choices)
    },
  )

  it('has its default in its range', () => {
    for (const setting of Object.values(EVERY).flatMap((table) => Object.values(table)))
      if (typeof setting.default === 'number') {
        expect(setting.default).toBeGreaterThanOrEqual(setting.min ?? Number.NaN)
        expect(setting.default).toBeLessThanOrEqual(setting.max ?? Number.POSITIVE_INFINITY)
      }
  })

  it('is what the table says where nobody saved it', () => {
    const defaults = Object.entries(SITE_SETTINGS).map(([name, setting]) => [name, setting.default])
    expect(DEFAULT_SITE_SETTINGS).toEqual(Object.fromEntries(defaults))
  })

  it('is read by one reader and has one default', () => {
    expect(repeatedSettings(readSources())).toEqual([])
  })

  it('with a number is in the table of the README, with its default', () => {
    const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8')
    const missing = Object.values(EVERY)
      .flatMap((table) => Object.entries(table))
      .filter(
        ([name, { default: value }]) => value !== undefined && !readme.includes(`\`${name}\` (${value}`),
      )
    expect(missing.map(([name]) => name)).toEqual([])
  })
})

describe('a planted breach is found', () => {
  it.each([
    ['reads the column', '.select({ seconds: site_settings.reportOpensAfterSeconds })', 'past'],
    ['reads it by SQL', 'select order_expires_after_hours from site_settings', 'past'],
    ['falls back', 'return counted.n >= (minimum ?? 1)', 'default of its own'],
    ['falls back with a name', 'settings?.permanentDiscountPercent ?? 20', 'default of its own'],
    ['falls back from a column', '(exam.form_timeLimitMinutes ?? 25) * 60', 'default of its own'],
    ['repeats it', "{ key: 'tests_total', minimum: 200 }", 'default of its own'],
  ])('%s', (_, text, breach) => {
    const found = repeatedSettings([{ path: 'services/a.ts', text }])
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(breach)
  })
})
