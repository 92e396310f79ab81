import { describe, expect, it } from 'vitest'
import { markTypes } from '../../../scripts/migration/mark-types'

describe('a new migration', () => {
  it('imports its two types as types', () => {
    const written =
      "import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'\n\nexport const a = 1\n"
    const marked =
      "import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'\n\nexport const a = 1\n"
    expect(markTypes(written)).toBe(marked)
    expect(markTypes(marked)).toBe(marked)
  })
})
