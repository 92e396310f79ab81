import pg from 'pg'
import { expect, it } from 'vitest'
import { EARLIER_INSTRUMENTS } from '@/seed/instruments/earlier'
import { fingerprintOf } from '@/seed/instruments/fingerprint'
import { query } from '../support/database'
import { start, statements } from '../support/questionnaire'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { localPayload } from './support/local-payload'

const newest = async () => {
  const [row] = await query<{ instrument: string; version: number; content: unknown }>(
    `select v.instrument_id as instrument, v.version::int as version, v.content from instrument_versions v
     join instruments i on i.id = v.instrument_id join exams e on e.id = i.exam_id
     where e.number = 5 order by v.version desc limit 1`,
  )
  if (!row) throw new Error('Depression has no instrument.')
  return row
}

it('an instrument that stands as it was seeded earlier is published anew, once; sittings keep theirs', async () => {
  const { renewInstruments } = await import('@/seed/instruments/renew-instruments')
  const payload = await localPayload()
  const today = await newest()
  await payload.update({
    collection: 'instruments',
    id: today.instrument,
    locale: 'EN',
    data: { note: 'As an earlier release said it.', _status: 'published' },
    context: { skipInvalidation: true },
  })
  const edited = await newest()
  expect(edited.version).toBe(today.version + 1)
  const visitor = newVisitor()
  const sitting = await start(visitor, { kind: 'depression' })
  const asked = await statements(visitor, { kind: 'depression', sitting })

  const sql = new pg.Client(site().databaseUrl)
  await sql.connect()
  const known = EARLIER_INSTRUMENTS.depression
  try {
    // Somebody edited it: it stays.
    expect(await renewInstruments(sql, { payload })).toMatch(/somebody edited it/)
    EARLIER_INSTRUMENTS.depression = [fingerprintOf(edited.content)]
    expect(await renewInstruments(sql, { payload })).toBe('published the instruments of today: depression')
    expect(await renewInstruments(sql, { payload })).toMatch(/every instrument is of today/)
  } finally {
    EARLIER_INSTRUMENTS.depression = known
    await sql.end()
  }
  const renewed = await newest()
  expect(renewed.version).toBe(edited.version + 1)
  expect(fingerprintOf(renewed.content)).toBe(fingerprintOf(today.content))
  expect(await statements(visitor, { kind: 'depression', sitting })).toEqual(asked)
})
