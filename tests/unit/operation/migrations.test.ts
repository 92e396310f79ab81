import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { migrations } from '../../../migrations'
import { olderSnapshots } from '../../../scripts/migration/older-snapshots'

const folder = join(import.meta.dirname, '../../../migrations')
const files = readdirSync(folder)
const written = files.filter((file) => file.endsWith('.ts') && file !== 'index.ts').toSorted()
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')
const views = readdirSync(join(folder, 'views')).map((file) => file.replace(/\.ts$/, ''))
const upOf = (file: string): string => /function up\([\s\S]*?\n}/.exec(textOf(file))?.[0] ?? ''

describe('the migrations', () => {
  it('are all in the index, in their order', () => {
    expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(written)
  })

  it('keep one snapshot, the newest', () => {
    expect(files.filter((file) => file.endsWith('.json'))).toHaveLength(1)
    expect(olderSnapshots(files)).toEqual([])
  })

  it('write no view out', () => {
    expect(written.filter((file) => /CREATE (?:OR REPLACE )?VIEW/i.test(textOf(file)))).toEqual([])
  })

  it.each(views)('create the view %s once: in the migration that changed it last', (view) => {
    const creation = `CREATE_${view.toUpperCase().replaceAll('-', '_')}`
    expect(written.filter((file) => upOf(file).includes(`execute(${creation})`))).toHaveLength(1)
  })
})

/** Earlier ones dropped what the sources before them read: nothing had been released yet. */
const LAST_THAT_DROPPED = '20261129_005309_roles_in_place_of_role.ts'
/** Migrations that drop what the release before does not read any more, each with the release that read it last. */
const DROPPED_A_RELEASE_LATER: Readonly<Record<string, string>> = {}
const dropsOf = (up: string): string[] =>
  up.match(/\bDROP (?:COLUMN|TABLE)\b[^;,\n]*|\bRENAME (?:COLUMN|TO)\b[^;,\n]*/gi) ?? []

describe('servers of the release before, which go on while one is replaced after the other', () => {
  const later = written.filter((file) => file > LAST_THAT_DROPPED)

  it.each(later)('lose nothing by %s', (file) => {
    expect(upOf(file)).not.toBe('')
    expect(DROPPED_A_RELEASE_LATER[file] ? [] : dropsOf(upOf(file))).toEqual([])
  })

  it('would: a planted breach is found', () => {
    expect(dropsOf(upOf(LAST_THAT_DROPPED))).toEqual(['DROP COLUMN "role"'])
    expect(dropsOf('ALTER TABLE "a" RENAME COLUMN "b" TO "c";')).toEqual(['RENAME COLUMN "b" TO "c"'])
  })
})

describe('the view of the books', () => {
  const listed = (statuses: readonly string[], around: (status: string) => string) =>
    statuses.map(around).join(', ')
  const text = textOf('views/invariant-violations.ts')

  it('grants with the statuses of the domain', () => {
    expect(text).toContain(
      `"granting" ("status") AS (VALUES ${listed(GRANTING_STATUSES, (each) => `('${each}')`)})`,
    )
  })

  it('knows the live attempts of the domain', () => {
    expect(text).toContain(`a."status" IN (${listed(LIVE_ATTEMPT_STATUSES, (each) => `'${each}'`)}) GROUP BY`)
  })
})
