import type pg from 'pg'

export type Size = { answers: number; orders: number; reports: number }

/** What one buyer left, in the order in which rows lean on each other. */
type Table = { name: string; where: string; own: Readonly<Record<string, string>> }

/** Expressions of SQL that make a row a copy's own. */
const NAME = "'growth-' || c.n"
const MAILBOX = "'growth-' || c.n || '@example.com'"
const NEW = { id: 'gen_random_uuid()' }
const OF_ORDER = { order_id: 'c.order_id' }

const ANSWERS_OF_ONE = 60
const STEP = 20_000

/**
 * Copies of one real buyer, until there are as many: each with a sitting, a report, a paid order and what hangs on it; the answers
 * belong to as many of them as the asked number makes. Keys and numbers are new, everything else is the template's, spread over two years.
 * Foreign keys and triggers are left out meanwhile: they look at each row once and not at how many there are.
 * @param from how many copies there are already.
 */
export const fill = async ({
  db,
  sitting,
  order,
  from,
  size,
  say,
}: {
  db: pg.Client
  sitting: string
  order: string
  from: Size
  size: Size
  say: (line: string) => void
}): Promise<void> => {
  await db.query("set session_replication_role = 'replica'")
  await db.query('set synchronous_commit = off')
  const withAnswers = Math.ceil(size.answers / ANSWERS_OF_ONE)
  const answeredAlready = Math.ceil(from.answers / ANSWERS_OF_ONE)
  for (let at = from.orders; at < size.orders; at += STEP) {
    const until = Math.min(at + STEP, size.orders)
    await db.query('create temp table copies (n int, sitting_id uuid, order_id uuid, at timestamptz)')
    await db.query(
      `insert into copies select n, gen_random_uuid(), gen_random_uuid(), now() - interval '2 years' * random()
         from generate_series($1::int, $2::int) n`,
      [at + 1, until],
    )
    for (const table of TABLES) await copy({ db, table, sitting, order })
    await db.query(
      `insert into answers (id, sitting_id, position, choice, revision, spent_ms, late_choice, answered_at, epoch, read_locale, created_at, updated_at)
         select gen_random_uuid(), c.sitting_id, a.position, a.choice, a.revision, a.spent_ms, a.late_choice, c.at, a.epoch, a.read_locale, c.at, c.at
         from copies c cross join answers a where a.sitting_id = $1 and c.n > $2 and c.n <= $3`,
      [sitting, answeredAlready, withAnswers],
    )
    await db.query('drop table copies')
    say(`${until} buyers`)
  }
  await db.query("set session_replication_role = 'origin'")
  for (const name of ['answers', ...TABLES.map(({ name }) => name)])
    await db.query(`vacuum analyze "${name}"`)
}

/** `own`: what differs from the template, by column; `c` is the copy. */
const TABLES: readonly Table[] = [
  {
    name: 'sittings',
    where: 't.id = $1',
    own: {
      id: 'c.sitting_id',
      number: "'G' || lpad(c.n::text, 12, '0')",
      email: MAILBOX,
      visitor_hash: "md5('v' || c.n) || md5('w' || c.n)",
    },
  },
  { name: 'reports', where: 't.sitting_id = $1', own: { ...NEW, sitting_id: 'c.sitting_id' } },
  {
    name: 'orders',
    where: 't.id = $2',
    own: {
      id: 'c.order_id',
      number: "'H' || lpad(c.n::text, 12, '0')",
      email: MAILBOX,
      sitting_id: 'c.sitting_id',
      paid_at: 'c.at',
    },
  },
  {
    name: 'payment_attempts',
    where: 't.order_id = $2',
    own: { ...NEW, ...OF_ORDER, intent_id: NAME, idempotency_key: `${NAME} || '-' || t.attempt` },
  },
  { name: 'ledger_entries', where: 't.order_id = $2', own: { ...NEW, ...OF_ORDER, provider_ref: NAME } },
  {
    name: 'entitlements',
    where: 't.order_id = $2',
    own: { ...NEW, ...OF_ORDER, sitting_id: 'c.sitting_id' },
  },
  {
    name: 'mails',
    where: 't."to" = (select email from orders where id = $2) and t.template = \'report_ready\'',
    own: { ...NEW, to: MAILBOX, key: NAME, message_id: NAME },
  },
]

/** Column by column: what is large and stored compressed is copied as it is, and not unpacked and packed again. */
const copy = async ({
  db,
  table: { name, where, own },
  sitting,
  order,
}: {
  db: pg.Client
  table: Table
  sitting: string
  order: string
}): Promise<void> => {
  const { rows } = await db.query<{ column: string }>(
    `select column_name as column from information_schema.columns where table_schema = 'public' and table_name = $1
       and is_generated = 'NEVER'`,
    [name],
  )
  const all: Record<string, string> = { ...own, created_at: 'c.at', updated_at: 'c.at' }
  const columns = rows.map(({ column }) => column)
  await db.query(
    `insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')})
     select ${columns.map((column) => all[column] ?? `t."${column}"`).join(', ')} from "${name}" t cross join copies c
     where ${where} and $1::uuid is not null and $2::uuid is not null`,
    [sitting, order],
  )
}
