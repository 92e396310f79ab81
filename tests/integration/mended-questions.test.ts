import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fill, Panel } from '@/domain/matrices/panel'
import { dealsOnDiagonals } from '@/domain/matrices/solve/deals-on-diagonals'
import type { Question } from '@/payload-types'
import type { AdminClient } from '../support/admin'
import { query } from '../support/database'
import { site } from '../support/site'
import { localPayload } from './support/local-payload'
import { newEditor } from './support/roles'

const fills = (...names: Fill[]): Panel[] =>
  names.map((fill) => ({ figure: { shape: 'circle', fill, size: 4 } }))
const ON_DIAGONALS = fills('none', 'none', 'dark', 'light', 'dark', 'dark', 'light', 'none')
const IN_ROWS = fills('none', 'dot', 'dark', 'dark', 'none', 'dot', 'dot', 'dark')
const OPTIONS = fills('light', 'dark', 'none', 'mid', 'dot', 'stripe')
/** With so few questions it stands in no sitting's form. */
const LEVEL = 9

let payload: Payload
let editor: AdminClient
let exam: string
const sql = new pg.Client({ connectionString: site().databaseUrl, application_name: 'tests' })
const made: string[] = []

beforeAll(async () => {
  payload = await localPayload()
  editor = await newEditor()
  await sql.connect()
  const [row] = await query<{ id: string }>('select id from exams where number = 1')
  exam = row?.id ?? ''
})
afterAll(async () => {
  // What has a version is not deleted, and what has a place is not taken offline, but here.
  await query("update questions set _status = 'draft' where id = any($1)", [made])
  await query("update _questions_v set version__status = 'draft' where parent_id = any($1)", [made])
  await sql.end()
})

const QUIET = { skipInvalidation: true }

/** A question as an older version published it, which asked nothing of its lines. */
const publishedBefore = async (position: number, { panels, seed }: { panels: Panel[]; seed?: string }) => {
  const data = {
    ...{ name: `Before ${position}`, exam, part: 2, level: LEVEL, position, seed, key: 1, b: 0.4, layers: 1 },
    ...{ a: 1.3, c: 1 / 6, bSe: 0.8, _status: 'draft' as const },
    panels: panels.map((panel) => ({ panel })),
    options: OPTIONS.map((panel) => ({ panel })),
  }
  const { id } = await payload.create({ collection: 'questions', draft: true, data, context: QUIET })
  made.push(id)
  await query("update questions set _status = 'published' where id = $1", [id])
  await query("update _questions_v set version__status = 'published' where parent_id = $1", [id])
  await query(
    `insert into item_versions (question_id, version, panels, options, key, a, b, c, b_se, layers)
     values ($1, 1, $2, $3, 0, 1.3, 0.4, 0.1667, 0.8, 1)`,
    [id, JSON.stringify(panels), JSON.stringify(OPTIONS)],
  )
  return id
}

const versionsOf = async (id: string) =>
  query<{ version: string; panels: Panel[]; b: string }>(
    'select version, panels, b from item_versions where question_id = $1 order by version',
    [id],
  )
const panelsOf = ({ panels }: Question) => panels.map(({ panel }) => panel)

describe('a release', () => {
  it('replaces what is dealt on diagonals once, and nothing else; old versions stay', async () => {
    const { mendQuestions } = await import('@/seed/mend-questions')
    const { findMends } = await import('@/seed/find-mends')
    expect((await findMends(sql)).mends).toEqual([])
    const seeded = await publishedBefore(11, { panels: ON_DIAGONALS, seed: 'before/2/9/0' })
    const edited = await publishedBefore(12, { panels: ON_DIAGONALS })
    const fair = await publishedBefore(13, { panels: IN_ROWS })

    expect(await mendQuestions(sql, { payload })).toBe('put new items in the place of 2 questions')

    for (const id of [seeded, edited]) {
      const [before, after, ...more] = await versionsOf(id)
      expect(more).toEqual([])
      expect(before?.panels).toEqual(ON_DIAGONALS)
      expect(dealsOnDiagonals({ panels: after?.panels ?? [], rules: [] })).toBe(false)
      expect(Math.abs(Number(after?.b) - 0.4)).toBeLessThanOrEqual(0.2)
      const shown = await editor.json<Question>(`/api/questions/${id}`)
      expect(shown).toMatchObject({ _status: 'published', part: 2, level: LEVEL, exam })
      expect(panelsOf(shown)).toEqual(after?.panels)
    }
    expect(await versionsOf(fair)).toHaveLength(1)
    expect(await mendQuestions(sql, { payload })).toBe('every question is fair and can be reached')

    const draftOf = (id: string) => editor.json<Question>(`/api/questions/${id}?draft=true`)
    expect((await draftOf(seeded))._status).toBe('published')
    const kept = await draftOf(edited)
    expect(kept._status).toBe('draft')
    expect(panelsOf(kept)).toEqual(ON_DIAGONALS)

    const refused = await editor.fetch(`/api/questions/${edited}`, {
      method: 'PATCH',
      body: JSON.stringify({ panels: kept.panels, options: kept.options, rules: null, _status: 'published' }),
    })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('continue at the opposite edge')
    expect(await versionsOf(edited)).toHaveLength(2)
  })
})
