import { describe, expect, it } from 'vitest'
import { DATA_CLASSES } from '@/domain/privacy/data-classes'
import { DATA_MAP } from '@/domain/privacy/data-map'
import { ERASE_SITTINGS, ERASE_SUBJECT } from '../../../migrations/functions/erase-subject'

// What the functions of the database do to tables and columns, held against what the map of data says of them.

const TEXT = `${ERASE_SITTINGS}\n${ERASE_SUBJECT}`

const deleted = new Set([...TEXT.matchAll(/DELETE FROM "(\w+)"/g)].map(([, table]) => table))
/** Table and column of every `UPDATE … SET "column" = value`. */
const set = [...TEXT.matchAll(/UPDATE "(\w+)"(?: \w)? SET ([\s\S]*?)(?:WHERE|FROM)/g)].flatMap(
  ([, table, list = '']) =>
    [...list.matchAll(/"(\w+)" = ([^,]+)/g)].map(([, column, value = '']) => ({
      table,
      column,
      value: value.trim(),
    })),
)
const writes = (table: string, column: string) =>
  set.find((one) => one.table === table && one.column === column)?.value ?? null

/** What goes by another way: with its parent (ON DELETE CASCADE), by Payload, by the service, or by its own time. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  contact_messages_replies: 'with its message',
  rate_limits: 'by its own time, services/sweep.ts',
  course_progress: 'services/privacy/erase-subject.ts',
  secrets: 'services/privacy/erase-subject.ts',
  secrets_reasons: 'with its secret',
  secret_reports: 'by its own time; of whom it is, services/privacy/erase-subject.ts',
  reviews: 'Payload, services/privacy/erase-subject.ts',
  reviews_locales: 'with its review',
  _reviews_v: 'with its review',
  _reviews_v_locales: 'with its review',
}

describe('the functions that erase', () => {
  const rows = DATA_MAP.filter(
    (row) => row.erased === 'deleted' && DATA_CLASSES[row.class].about === 'visitors',
  ).map(({ table }) => table)
  it.each(rows)('delete rows of %s, or say who does', (table) => {
    expect([deleted.has(table), table in ELSEWHERE]).toContain(true)
  })

  it('leave to others only what they do not do themselves', () => {
    expect(Object.keys(ELSEWHERE).filter((table) => deleted.has(table) || !rows.includes(table))).toEqual([])
  })

  it('delete from no table of which the map says otherwise', () => {
    // Letters are deleted but for receipts, and customers but for those of whom the books need the row.
    const said = DATA_MAP.filter(({ erased }) => erased !== 'deleted').map(({ table }) => table)
    expect([...deleted].filter((table) => table && said.includes(table))).toEqual(['mails'])
  })

  it.each(
    DATA_MAP.flatMap(({ table, columns = {} }) =>
      Object.entries(columns).flatMap(([column, { erased }]) =>
        erased ? [[table, column, erased] as const] : [],
      ),
    ).filter(([table]) => set.some((one) => one.table === table)),
  )('write %s.%s as the map says: %s', (table, column, erased) => {
    const value = writes(table, column)
    if (erased === 'emptied') expect(value).toBeNull()
    else if (erased === 'kept') expect(value).toMatch(/^"erased_text"\(/)
    else expect(value).toMatch(/^(?:NULL|'\[\]'|encode\(|"form" \|\|)/)
  })
})
