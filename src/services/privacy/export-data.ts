import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import { DATA_MAP, type DataRow } from '@/domain/privacy/data-map'
import { consents, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { readReport } from '../reports/read-report'
import { sittingsOf } from '../sittings/find-sitting'
import { browserHashOf, openText, ownerHashOf } from '../tree-hole/secret-keys'
import type { Viewer } from '../visitors/viewer'
import { findSubject, type Subject } from './data-link'
import { uuids } from './read-kept'
import { type SubjectIds, subjectIds } from './subject-ids'

type Whose = Subject & SubjectIds & Pick<Viewer, 'visitorHash'>
type Row = Record<string, unknown>

/** Also what they have by letters alone. */
const testsOf = ({ tests, letters }: Whose) => uuids([...tests, ...letters])
const ordersOf = ({ orders, letterOrders }: Whose) => uuids([...orders, ...letterOrders])
const ofTests = (whose: Whose): SQL => sql`sitting_id = any(${testsOf(whose)})`
const ofOrders = (whose: Whose): SQL => sql`order_id = any(${ordersOf(whose)})`
/** Of games and days: the account's, and what this browser left without one, as an erasure takes it (erase-subject.ts). */
const ofPlayer = (whose: Whose): SQL =>
  sql`${ofCustomer(whose)} or (customer_id is null and visitor_hash = ${whose.visitorHash})`
const ofCustomer = ({ customer }: Whose): SQL => sql`customer_id = ${customer}::uuid`

/**
 * Which rows of a table are a subject's, for each table of the map that is exported. Results are not copied from their
 * table: `readReport` tells what of them is open.
 */
export const ROWS_OF: Readonly<Record<string, (whose: Whose) => SQL>> = {
  sittings: (whose) => sql`id = any(${testsOf(whose)})`,
  sitting_keys: (whose) => sql`${ofTests(whose)} and (mailbox = ${whose.address} or ${ofCustomer(whose)})`,
  // What was answered about health is for who answered it, not for who reads the mailbox.
  answers: (whose) => sql`${ofTests(whose)} and (sitting_id = any(${uuids(whose.tests)})
    or sitting_id not in (select id from sittings where health))`,
  // Who took it, and from where: for who did, not for who reads the mailbox.
  taker_facts: ({ tests }) => sql`sitting_id = any(${uuids(tests)})`,
  customers: ({ customer }) => sql`id = ${customer}::uuid`,
  customer_sessions: ofCustomer,
  course_progress: ofCustomer,
  certificates: (whose) => sql`report_id in (select id from reports where ${ofTests(whose)})`,
  daily_answers: ofPlayer,
  game_scores: ofPlayer,
  secrets: ({ customer, visitorHash }) => sql`owner_hash = ${customer === null ? null : ownerHashOf(customer)}
    or visitor_hash = ${visitorHash === null ? null : browserHashOf(visitorHash)}`,
  secret_reports: ({ address }) => sql`lower(email) = ${address}`,
  orders: (whose) => sql`id = any(${ordersOf(whose)})`,
  entitlements: (whose) => sql`${ofOrders(whose)} or ${ofCustomer(whose)}`,
  payment_attempts: ({ orders }) => sql`order_id = any(${uuids(orders)})`,
  subscriptions: ofCustomer,
  subscription_events: (whose) =>
    sql`subscription_id in (select id from subscriptions where ${ofCustomer(whose)})`,
  subscription_openings: (whose) =>
    sql`subscription_id in (select id from subscriptions where ${ofCustomer(whose)})`,
  ledger_entries: ofOrders,
  refunds: ofOrders,
  consents: (whose) => sql`sitting_id = any(${uuids(whose.tests)}) or order_id = any(${uuids(whose.orders)})
    or ${ofCustomer(whose)}`,
  contact_messages: ({ messages }) => sql`id = any(${uuids(messages)})`,
  contact_messages_replies: ({ messages }) => sql`_parent_id = any(${uuids(messages)})`,
  mails: ({ mails }) => sql`id = any(${uuids(mails)})`,
  reviews: ofOrders,
  reviews_locales: (whose) => sql`_parent_id in (select id from reviews where ${ofOrders(whose)})`,
  _reviews_v: (whose) => sql`version_order_id = any(${ordersOf(whose)})`,
  _reviews_v_locales: (whose) =>
    sql`_parent_id in (select id from _reviews_v where version_order_id = any(${ordersOf(whose)}))`,
}

/** Of tables whose rows `readReport` tells. */
export const TOLD_AS_REPORTS = 'reports'

/** What lies encrypted and is copied as its owner wrote it. */
const OPENED = { secrets: { text: openText } } as Readonly<
  Record<string, Readonly<Record<string, (stored: string) => string | null>>>
>

/** A picture is a file of its own. */
const FILES = { customers: ['avatar'] } as Readonly<Record<string, readonly string[]>>

/**
 * Everything about a subject that the map of data lets them have, by table, and files beside it.
 * @throws Refusal linkInvalid.
 */
export const exportData = async (
  deps: Deps,
  { token, locale, viewer }: { token: string; locale: Locale; viewer: Pick<Viewer, 'visitorHash'> },
): Promise<CallData<'data.export'>> => {
  const subject = await findSubject(deps, token)
  const db = deps.payload.db.drizzle
  const whose = {
    ...subject,
    ...(await subjectIds(db, { ...subject, viewer })),
    visitorHash: viewer.visitorHash,
  }
  const tables: Record<string, Row[]> = {}
  let picture: string | null = null
  for (const row of DATA_MAP.filter(({ exported }) => exported)) {
    const condition = ROWS_OF[row.table]
    if (!condition) continue
    const { rows } = await db.execute<Row>(
      sql`select * from ${sql.identifier(row.table)} where ${condition(whose)} order by 1`,
    )
    if (row.table === 'customers') picture = (rows[0]?.avatar as string | null | undefined) ?? null
    if (rows.length > 0)
      tables[row.table] = rows.map((each) => withoutOthers(without(each, row), { row, whose }))
  }
  const results = []
  for (const sitting of await sittingsOf(deps, [...whose.tests, ...whose.letters])) {
    const told = await readReport(deps, { sitting, viewer: null, locale })
    if (told.kind === 'report') results.push(told.report)
  }
  return {
    made: deps.now().toISOString(),
    address: subject.address,
    tables: { ...tables, ...(results.length > 0 && { [TOLD_AS_REPORTS]: results }) },
    typed: await typedAt(db, whose),
    files: picture === null ? [] : [{ name: 'picture.webp', type: 'image/webp', base64: picture }],
  }
}

const without = (row: Row, { table, columns = {} }: DataRow): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => columns[name]?.exported !== false && !FILES[table]?.includes(name))
      .map(([name, value]) => [name, OPENED[table]?.[name]?.(String(value)) ?? value]),
  )

/** Of what they have by a letter alone, the address that somebody else gave for it is not theirs to read. */
const withoutOthers = (copied: Row, { row, whose }: { row: DataRow; whose: Whose }): Row => {
  const byLetter = { sittings: whose.letters, orders: whose.letterOrders }[row.table]
  if (!byLetter?.includes(String(copied.id)) || typeof copied.email !== 'string') return copied
  return copied.email.toLowerCase() === whose.address ? copied : { ...copied, email: null }
}

/** When the address was given for each test that is not theirs, the first first. */
const typedAt = async (db: Deps['payload']['db']['drizzle'], { typed }: Whose): Promise<{ at: string }[]> => {
  const { rows } = await db.execute<{ at: string }>(sql`
    select coalesce((select max(given.created_at) from ${consents} given
      where given.sitting_id = sat.id and given.kind = 'email_privacy'), sat.started_at) as at
    from ${sittings} sat where sat.id = any(${uuids(typed)}) and not sat.health order by 1`)
  return rows.map(({ at }) => ({ at: new Date(at).toISOString() }))
}
