import type pg from 'pg'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { EARLIER_INSTRUMENTS } from './earlier'
import { fingerprintOf } from './fingerprint'

/** The published instruments that stand as an earlier release seeded them, without a draft. Needs no CMS. */
export const findOutdated = async (
  sql: Pick<pg.Client, 'query'>,
): Promise<{ id: string; kind: QuestionnaireKind }[]> => {
  const { rows } = await sql.query(
    `select distinct on (version.instrument_id) version.instrument_id as id, exam.kind::text as kind, version.content
     from instrument_versions version
     join instruments instrument on instrument.id = version.instrument_id
     join exams exam on exam.id = instrument.exam_id
     where instrument._status = 'published' and exam.kind::text = any($1) and not exists (
       select 1 from _instruments_v draft
       where draft.parent_id = instrument.id and draft.latest and draft.version__status = 'draft')
     order by version.instrument_id, version.version desc`,
    [Object.keys(EARLIER_INSTRUMENTS)],
  )
  return rows
    .map(({ id, kind, content }) => ({ id: String(id), kind: kind as QuestionnaireKind, content }))
    .filter(({ kind, content }) => EARLIER_INSTRUMENTS[kind]?.includes(fingerprintOf(content)))
    .map(({ id, kind }) => ({ id, kind }))
}
