import { describe, expect, it } from 'vitest'
import { markTypes } from '../../../scripts/migration/mark-types'
import { olderSnapshots } from '../../../scripts/migration/older-snapshots'

describe('a new migration', () => {
  it('imports its two types as types', () => {
    const written =
      "import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'\n\nexport const a = 1\n"
    const marked =
      "import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'\n\nexport const a = 1\n"
    expect(markTypes(written)).toBe(marked)
    expect(markTypes(marked)).toBe(marked)
  })

  it('leaves the newest snapshot alone, and takes the others away', () => {
    const files = ['2_b.json', '1_a.ts', '3_c.ts', '3_c.json', '1_a.json', 'index.ts', 'views']
    expect(olderSnapshots(files)).toEqual(['1_a.json', '2_b.json'])
    expect(olderSnapshots(['1_a.json'])).toEqual([])
  })
})
