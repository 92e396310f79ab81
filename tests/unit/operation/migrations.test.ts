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
