/**
 * The tables that hold nothing about a visitor or a member of staff: content, catalogue, settings and Payload's own. The
 * people in `presenters` are known to the public, and editors write of them. Each stands for its rows, translations,
 * relations and versions as well, which Payload stores in tables of their own.
 */
export const IMPERSONAL_TABLES = [
  'exams',
  'questions',
  'item_versions',
  'instruments',
  'instrument_versions',
  'landing_pages',
  'landing_addresses',
  'landing_themes',
  'protocols',
  'protocol_editions',
  'presenters',
  'media',
  'storefronts',
  'skus',
  'plans',
  'report_parts',
  'packages',
  'articles',
  'courses',
  'course_files',
  'daily_questions',
  'help_entries',
  'help_votes',
  'crisis_lines',
  'reply_templates',
  'promo_codes',
  'countries',
  'checkout_policies',
  'gateway_states',
  'site_settings',
  'counters',
  'payload_kv',
  'payload_migrations',
] as const

/** Whether a table is one of them, or holds a part of one: `exams_locales` and `_exams_v_version_tags` are of `exams`. */
export const isImpersonal = (table: string): boolean =>
  IMPERSONAL_TABLES.some((of) =>
    [of, `_${of}_v`].some((whole) => table === whole || table.startsWith(`${whole}_`)),
  )
