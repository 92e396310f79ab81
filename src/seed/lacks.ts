import { QUESTIONNAIRE_KINDS } from '@/domain/exam/kinds'

const kinds = QUESTIONNAIRE_KINDS.map((kind) => `'${kind}'`).join(', ')

/** Whether an installation has no questionnaire at all, as SQL that answers one row. */
export const LACKS_QUESTIONNAIRES = `select not exists (select 1 from exams where kind::text in (${kinds})) as lacks`

/** The same of articles, courses and help. */
export const LACKS_CENTRE = `select not exists (select 1 from articles) and not exists (select 1 from courses)
  and not exists (select 1 from help_entries) as lacks`
