import { afterAll, describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { newVisitor } from '../support/visitor'
import { localPayload } from './support/local-payload'

const NUMBERS = [2, 3, 4]

/** As if the installation were of the time before the first questionnaires: its tests are of another kind. */
const hide = () => query("update exams set kind = 'map' where number = any($1)", [NUMBERS])
const show = async () => {
  for (const [index, kind] of ['types16', 'eq', 'left_right'].entries())
    await query('update exams set kind = $1 where number = $2', [kind, NUMBERS[index]])
}
const added = () =>
  query<{ number: number; kind: string; status: string }>(
    'select number::int, kind, _status as status from exams where number > 7 order by number',
  )

afterAll(async () => {
  const payload = await localPayload()
  const where = { 'exam.number': { greater_than: 7 } }
  for (const collection of ['landing-pages', 'skus', 'instruments'] as const)
    await payload.delete({ collection, where, context: { skipInvalidation: true } })
  await payload.delete({
    collection: 'exams',
    where: { number: { greater_than: 7 } },
    context: { skipInvalidation: true },
  })
  await show()
})

describe('a release of an installation without questionnaires', () => {
  it('adds them as drafts that no visitor meets, once', async () => {
    const { addQuestionnaires } = await import('@/seed/add-questionnaires')
    const payload = await localPayload()
    expect(await addQuestionnaires({ payload })).toBe('the questionnaires are there')
    await hide()
    expect(await addQuestionnaires({ payload })).toBe('added the questionnaires as drafts')
    expect(await addQuestionnaires({ payload })).toBe('the questionnaires are there')

    expect(await added()).toEqual([
      { number: 8, kind: 'types16', status: 'draft' },
      { number: 9, kind: 'eq', status: 'draft' },
      { number: 10, kind: 'left_right', status: 'draft' },
    ])
    const [made] = await query<{ skus: number; instruments: number; landings: number; versions: number }>(
      `select (select count(*)::int from skus k join exams e on e.id = k.exam_id where e.number > 7) as skus,
        (select count(*)::int from instruments i join exams e on e.id = i.exam_id where e.number > 7) as instruments,
        (select count(*)::int from landing_pages l join exams e on e.id = l.exam_id where e.number > 7) as landings,
        (select count(*)::int from instrument_versions v join instruments i on i.id = v.instrument_id
          join exams e on e.id = i.exam_id where e.number > 7) as versions`,
    )
    expect(made).toEqual({ skus: 5, instruments: 3, landings: 3, versions: 0 })
    const body = { appExamId: 'iq-8', hl: 'EN', timing: 'untimed' } as const
    expect((await newVisitor().call('sitting.start', { body })).status).toBe(404)
  })
})
