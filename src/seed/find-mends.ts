import type pg from 'pg'
import { type Mend, planMends, type SeatedQuestion } from '@/domain/exam/plan-mends'
import { parseRules } from '@/domain/matrices/explain/parse-rules'
import { canonicalKey } from '@/domain/matrices/generate/canonical-key'
import { type Panel, parsePanel } from '@/domain/matrices/panel'

export type StoredQuestion = SeatedQuestion & { exam: string; canonical: string }
type Found = { questions: StoredQuestion[]; mends: Mend[] }

/** What of the exams in a database new sittings must not show. Needs no CMS: a release that finds nothing is quick. */
export const findMends = async (sql: Pick<pg.Client, 'query'>): Promise<Found> => {
  const { rows } = await sql.query(
    `select distinct on (q.id) q.id, q.exam_id, q.part, q.level, q.position, q.seed, e.form_design,
       v.version, v.panels, v.options, v.rules, v.a, v.b, v.c, v.b_se
     from questions q join exams e on e.id = q.exam_id join item_versions v on v.question_id = q.id
     where q._status = 'published' order by q.id, v.version desc`,
  )
  const designs = new Map(rows.map((row) => [String(row.exam_id), row.form_design]))
  const questions = rows.map(questionOf)
  const mends = [...designs].flatMap(([exam, design]) =>
    planMends(
      questions.filter((each) => each.exam === exam),
      { staged: design === 'three_stage' },
    ),
  )
  return { questions, mends }
}

const questionOf = (row: Record<string, unknown>): StoredQuestion => {
  const [panels, options] = [drawnOf(row.panels), drawnOf(row.options)]
  return {
    ...{ id: String(row.id), exam: String(row.exam_id), panels, rules: parseRules(row.rules) },
    ...{ part: Number(row.part ?? 1), level: Number(row.level ?? 0), position: Number(row.position) },
    ...{ a: Number(row.a), b: Number(row.b), c: Number(row.c), bSe: Number(row.b_se) },
    untouched: Boolean(row.seed) && Number(row.version) === 1,
    canonical: canonicalKey({ panels, options }),
  }
}

const drawnOf = (stored: unknown): Panel[] =>
  Array.isArray(stored) ? stored.map(parsePanel).filter((panel) => panel !== null) : []
