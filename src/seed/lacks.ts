import type { QuestionnaireKind } from '@/domain/exam/kinds'

/** Questionnaires that came with one version each: an installation that has none of a group gets all of it. */
export const QUESTIONNAIRE_GROUPS = [
  ['types16', 'eq', 'left_right'],
  ['depression', 'psychology', 'map'],
] as const satisfies readonly (readonly QuestionnaireKind[])[]

/** Whether there is no test of any of these kinds, as an SQL condition. */
export const lacksKinds = (kinds: readonly QuestionnaireKind[]): string =>
  `not exists (select 1 from exams where kind::text in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`

/** Whether an installation lacks a group of questionnaires, or has no crisis line, as SQL that answers one row. */
export const LACKS_QUESTIONNAIRES = `select ${QUESTIONNAIRE_GROUPS.map(lacksKinds).join(' or ')}
  or not exists (select 1 from crisis_lines) as lacks`

/** The same of articles, courses and help. */
export const LACKS_CENTRE = `select not exists (select 1 from articles) and not exists (select 1 from courses)
  and not exists (select 1 from help_entries) as lacks`

/** The same of questions of the day. */
export const LACKS_DAILY = 'select not exists (select 1 from daily_questions) as lacks'

/**
 * Whether the part that is the guide to mental fitness never had a text, in any language. A guide that an editor empties leaves
 * a document without words, so it does not come back.
 */
export const LACKS_GUIDE = `select exists (select 1 from report_parts told where told.part = 'brain_guide' and not exists (
  select 1 from report_parts_locales texts where texts._parent_id = told.id and jsonb_typeof(texts.guide) = 'object')) as lacks`

/** Whether there is a shop and no page about refunds. */
export const LACKS_REFUNDS = `select exists (select 1 from site_settings where default_storefront_id is not null)
  and not exists (select 1 from protocols where link_code = 'refund') as lacks`
