import { type ClassName, DATA_CLASSES, type RetentionKey, type VisitorClass } from './data-classes'

/** What a table is needed for. */
export type Purpose =
  | 'run_test'
  | 'show_result'
  | 'check_fairness'
  | 'keep_account'
  | 'sign_in'
  | 'deliver'
  | 'pay'
  | 'keep_books'
  | 'prove'
  | 'answer'
  | 'notify'
  | 'publish'
  | 'play'
  | 'stop_abuse'
  | 'operate'

/**
 * What becomes of it when a person is erased (the functions of migrations/functions/erase-subject.ts).
 * `deleted`: the row goes. `detached`: the row stays and no longer leads to the person; of a column, it is emptied. `kept`:
 * the row stays as proof or for the books, with a keyed hash in place of name, address and IP; of a column, that hash
 * stands in it. `emptied`, of a column: it stays and leads to a row that is emptied itself.
 */
export type Erased = 'deleted' | 'detached' | 'kept' | 'emptied'

/** What holds for a column and not for the rest of its row, by the name that it has in the database. */
type Exceptions = Readonly<Record<string, { exported?: boolean; erased?: Erased }>>

export type DataRow = {
  table: string
  class: ClassName
  purpose: Purpose
  retention: RetentionKey
  /** Whether code deletes what is older. Where it does not, the privacy page must not name a time. */
  enforced: boolean
  /**
   * Whether a person's copy of their data has it (services/privacy/export-data.ts): of a result what its owner may open,
   * never a part that is not paid.
   */
  exported: boolean
  erased: Erased
  columns?: Exceptions
}

type Common = Omit<DataRow, 'table' | 'enforced'>

const rowsOf = (common: Common, tables: Readonly<Record<string, Partial<DataRow>>>): DataRow[] =>
  Object.entries(tables).map(([table, own]) => ({ enforced: false, table, ...common, ...own }))

const GIVEN = { exported: true, erased: 'deleted' } as const
const HIDDEN = { exported: false, erased: 'deleted' } as const
const SECRET = { exported: false } as const
const CUT = { erased: 'detached' } as const
const SECRET_AND_CUT = { ...SECRET, ...CUT } as const
const EMPTIED = { erased: 'emptied' } as const
const HASHED = { erased: 'kept' } as const

const OF_TESTS: readonly DataRow[] = [
  ...rowsOf(
    { class: 'answers', purpose: 'run_test', retention: 'result', ...GIVEN },
    {
      // Its form has the keys of its questions. What stays of it counts in statistics: when it began, where, its state.
      sittings: {
        enforced: true,
        erased: 'detached',
        columns: {
          visitor_hash: SECRET_AND_CUT,
          devices: SECRET_AND_CUT,
          form: SECRET_AND_CUT,
          price_list: SECRET,
          email: CUT,
          customer_id: CUT,
          tracking: CUT,
          reaction: CUT,
        },
      },
      answers: { enforced: true, retention: 'answers' },
    },
  ),
  ...rowsOf(
    { class: 'result', purpose: 'show_result', retention: 'result', ...GIVEN },
    {
      reports: { enforced: true },
      // Drawn from the result, and drawn again when asked for.
      report_files: { purpose: 'deliver', enforced: true, exported: false },
      certificates: { purpose: 'deliver', enforced: true, columns: { kid: SECRET } },
    },
  ),
  ...rowsOf(
    { class: 'person', purpose: 'check_fairness', retention: 'result', ...GIVEN },
    { taker_facts: { enforced: true } },
  ),
]

const OF_ACCOUNTS: readonly DataRow[] = [
  ...rowsOf(
    { class: 'account', purpose: 'keep_account', retention: 'request', ...GIVEN },
    { customers: {}, course_progress: {} },
  ),
  ...rowsOf(
    { class: 'access', purpose: 'sign_in', retention: 'expiry', ...HIDDEN },
    {
      customer_sessions: { enforced: true, exported: true, columns: { token_hash: SECRET } },
      customer_secrets: { retention: 'request' },
      // Also of people without an account, by their address.
      email_codes: { enforced: true },
      report_links: { purpose: 'deliver', enforced: true },
      // Which mailbox or customer a letter gave a test to; it goes with the test.
      sitting_keys: { purpose: 'deliver', retention: 'result', exported: true },
    },
  ),
]

const OF_MONEY: readonly DataRow[] = rowsOf(
  { class: 'order', purpose: 'keep_books', retention: 'law', exported: true, erased: 'kept' },
  {
    orders: { columns: { email: HASHED, tracking: CUT, sitting_id: EMPTIED, customer_id: EMPTIED } },
    entitlements: {
      purpose: 'deliver',
      erased: 'detached',
      columns: { sitting_id: EMPTIED, customer_id: EMPTIED },
    },
    payment_attempts: {
      purpose: 'pay',
      columns: { client_secret: SECRET_AND_CUT, form_url: SECRET_AND_CUT, idempotency_key: SECRET },
    },
    // Ended before; that there was one, and what it charged, is a matter of the books.
    subscriptions: {
      // The month of a card goes when the plan ends (services/subscriptions/move-subscription.ts).
      columns: {
        email: HASHED,
        customer_id: CUT,
        first_order_id: EMPTIED,
        provider_ref: SECRET,
      },
    },
    // What staff wrote goes from it.
    subscription_events: { purpose: 'prove' },
    // Of a test that is erased alone it stays, and counts in its period.
    subscription_openings: { purpose: 'deliver', erased: 'deleted', columns: { sitting_id: CUT } },
    // Never changed, not even for an erasure: a line names an order and no person.
    ledger_entries: {},
    refunds: { columns: { key: SECRET, asked_by: SECRET, note: SECRET_AND_CUT } },
    // What a provider tells us may name the payer.
    provider_events: { purpose: 'pay', exported: false, columns: { raw: CUT } },
    anomalies: { exported: false },
  },
)

const OF_LETTERS: readonly DataRow[] = [
  ...rowsOf(
    { class: 'consent', purpose: 'prove', retention: 'law', exported: true, erased: 'kept' },
    { consents: { columns: { ip: HASHED, sitting_id: CUT, customer_id: CUT } } },
  ),
  ...rowsOf(
    { class: 'message', purpose: 'answer', retention: 'law', ...GIVEN },
    // A reply goes with the message that it answers (ON DELETE CASCADE). Who wrote it is one of us.
    { contact_messages: {}, contact_messages_replies: { columns: { by: SECRET } } },
  ),
  ...rowsOf(
    { class: 'mail', purpose: 'notify', retention: 'result', ...GIVEN },
    // Without SMTP the text is kept, with links that open a report. That a receipt went out is a matter of the books.
    {
      mails: {
        erased: 'kept',
        columns: {
          to: HASHED,
          subject: CUT,
          params: SECRET,
          key: SECRET,
          text: SECRET_AND_CUT,
          last_error: CUT,
        },
      },
    },
  ),
  ...rowsOf(
    { class: 'play', purpose: 'play', retention: 'play', ...GIVEN },
    {
      daily_answers: { enforced: true, columns: { visitor_hash: SECRET } },
      game_scores: { enforced: true, columns: { visitor_hash: SECRET, seed: SECRET } },
      // Encrypted, and its writer known by keyed hashes alone.
      secrets: {
        purpose: 'publish',
        retention: 'secret',
        enforced: true,
        columns: { owner_hash: SECRET, visitor_hash: SECRET, token_hash: SECRET, place: SECRET },
      },
      secrets_reasons: { purpose: 'publish', retention: 'secret', enforced: true, exported: false },
      // Of others, about a secret: where it is gone, the notice is too. Which secret it is, only staff know.
      secret_reports: {
        purpose: 'answer',
        retention: 'secret',
        enforced: true,
        columns: { secret_id: SECRET, email: CUT },
      },
    },
  ),
  ...rowsOf(
    { class: 'review', purpose: 'publish', retention: 'request', ...GIVEN },
    { reviews: {}, reviews_locales: {}, _reviews_v: {}, _reviews_v_locales: {} },
  ),
]

const OF_OPERATION: readonly DataRow[] = [
  ...rowsOf(
    { class: 'technical', purpose: 'stop_abuse', retention: 'expiry', ...HIDDEN },
    { rate_limits: { enforced: true } },
  ),
  ...rowsOf(
    { class: 'staff', purpose: 'operate', retention: 'request', ...HIDDEN },
    {
      admins: {},
      admins_roles: {},
      admins_sessions: {},
      // Who changed what; of customers it keeps which field, never what stood in it.
      audit_entries: {},
      // Who has scheduled, opened or arranged what in the admin.
      payload_jobs: {},
      payload_jobs_log: {},
      payload_locked_documents: {},
      payload_locked_documents_rels: {},
      payload_preferences: {},
      payload_preferences_rels: {},
    },
  ),
]

/**
 * Every table that holds something about a person, one row each; all others are in impersonal-tables.ts. The privacy page
 * names its classes (ui/protocol/kept-data.tsx).
 */
export const DATA_MAP: readonly DataRow[] = [
  ...OF_TESTS,
  ...OF_ACCOUNTS,
  ...OF_MONEY,
  ...OF_LETTERS,
  ...OF_OPERATION,
]

/** The kinds of data about visitors that some table holds, in the order of the privacy page. */
export const VISITOR_CLASSES = (Object.keys(DATA_CLASSES) as ClassName[]).filter(
  (name): name is VisitorClass =>
    DATA_CLASSES[name].about === 'visitors' && DATA_MAP.some((row) => row.class === name),
)
