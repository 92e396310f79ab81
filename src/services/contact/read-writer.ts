import { asc, eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { isWriterGone } from '@/domain/contact/reply'
import type {
  Newest,
  Writer,
  WritersMail,
  WritersMessage,
  WritersOrder,
  WritersTest,
} from '@/domain/contact/writer'
import { UNNAMED } from '@/domain/health/unnamed'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/domain/locale/locales'
import { contact_messages, contact_messages_replies, customers, orders } from '@/payload-schema'
import type { Deps } from '../deps'
import { rightsOf } from '../orders/rights'
import { uuids } from '../privacy/read-kept'
import { subjectIds } from '../privacy/subject-ids'
import { HttpRefusal } from '../refusal'
import { listTemplates } from './list-templates'

const MOST = 10

type At = Pick<Deps, 'payload'>

/**
 * Who wrote a message, at one look: what belongs to its address, as an erasure would find it, and the order that came with
 * it. Of tests only where they stand, and nothing of those about health, whose orders name none (docs/decisions/0054). `locale`: of who looks.
 * @throws HttpRefusal notFound.
 */
export const readWriter = async (
  deps: At,
  { message, locale }: { message: string; locale: Locale },
): Promise<Writer> => {
  const db = deps.payload.db.drizzle
  const [row] = await db
    .select({ message: contact_messages, order: orders, customer: customers.id })
    .from(contact_messages)
    .leftJoin(orders, eq(orders.id, contact_messages.order))
    .leftJoin(customers, sql`${customers.email} = lower(${contact_messages.email})`)
    .where(eq(contact_messages.id, message))
  if (!row) throw new HttpRefusal('notFound')
  const { email } = row.message
  const address = email.toLowerCase()
  const found = await subjectIds(db, { address, customer: row.customer, viewer: null })
  const tests = withOne([...found.tests, ...found.letters], row.order?.sitting)
  const ordered = withOne([...found.orders, ...found.letterOrders], row.order?.id)
  // One after the other: a page must not take most of the connections for itself.
  return {
    email,
    gone: isWriterGone(email),
    order: row.order && {
      number: row.order.number,
      otherAddress: row.order.email.toLowerCase() !== address,
    },
    orders: await newest<WritersOrder>(deps, {
      time: 'createdAt',
      of: sql`select o.id, o.number, o.status::text, case when s.health then ${UNNAMED} else o.tier end as tier,
          o.total::int, o.currency, o.created_at as "createdAt"
        from orders o left join sittings s on s.id = o.sitting_id where o.id = any(${uuids(ordered)})`,
    }),
    tests: await newest<WritersTest>(deps, { time: 'startedAt', of: testsOf(tests, locale) }),
    mails: await newest<WritersMail>(deps, {
      time: 'createdAt',
      of: sql`select id, template::text, status::text, created_at as "createdAt"
        from mails where lower("to") = ${address} and not health`,
    }),
    messages: await newest<WritersMessage>(deps, {
      time: 'createdAt',
      of: sql`select id, topic, state::text, created_at as "createdAt"
        from contact_messages where lower(email) = ${address} and id <> ${message}::uuid`,
    }),
    replies: await repliesTo(deps, message),
    templates: await listTemplates(deps, localeOf(row.message.locale)),
  }
}

const localeOf = (stored: string | null): Locale => (stored && isLocale(stored) ? stored : DEFAULT_LOCALE)

const withOne = (ids: string[], one: string | null | undefined): string[] =>
  one && !ids.includes(one) ? [...ids, one] : ids

const testsOf = (ids: string[], locale: Locale): SQL => sql`
  select s.id, s.state::text, s.started_at as "startedAt",
    coalesce((select word.title from exams_locales word
      where word._parent_id = s.exam_id and word._locale in (${locale}, ${DEFAULT_LOCALE}) and word.title <> ''
      order by word._locale = ${locale} desc limit 1), '') as exam,
    coalesce((select json_agg(distinct own.tier) from ${rightsOf(sql`select s.id`)} held
      join entitlements own on own.id = held.id where held.revoked_at is null), '[]') as tiers
  from sittings s where s.id = any(${uuids(ids)}) and not s.health`

/** The newest rows of a query by the column that says when, and how many there are. */
const newest = async <Row extends { id: string }>(
  { payload }: At,
  { time, of }: { time: keyof Row & string; of: SQL },
): Promise<Newest<Row>> => {
  const { rows } = await payload.db.drizzle.execute<{ row: Row; total: number }>(sql`
    select to_jsonb(listed) as row, count(*) over ()::int as total from (${of}) listed
    order by listed.${sql.identifier(time)} desc, listed.id desc limit ${MOST}`)
  return {
    rows: rows.map(({ row }) => ({ ...row, [time]: toIso(String(row[time])) })),
    total: rows[0]?.total ?? 0,
  }
}

const repliesTo = async ({ payload }: At, message: string): Promise<Writer['replies']> => {
  const { id, text, by, sentAt, _parentID, _order } = contact_messages_replies
  const rows = await payload.db.drizzle
    .select({ id, text, by, sentAt })
    .from(contact_messages_replies)
    .where(eq(_parentID, message))
    .orderBy(asc(_order))
  return rows.map((row) => ({ ...row, sentAt: toIso(row.sentAt) }))
}

/** As the calls write times, which is not as PostgreSQL does. */
const toIso = (time: string): string => new Date(time).toISOString()
