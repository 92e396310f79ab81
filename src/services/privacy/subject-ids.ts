import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { sittingsOfMailbox } from '../visitors/keys'
import { sittingsOfCustomer } from '../visitors/person'
import type { Viewer } from '../visitors/viewer'
import type { Subject } from './data-link'

/**
 * What is whose, of a subject (docs/decisions/0063).
 *
 * - `tests`: the customer's own, and of those with the address or a key of it what this browser began: erased at once.
 * - `letters`: by a key of the mailbox or a second key alone: read and copied without raw answers about health, erased by the
 *   rule of letters.
 * - `typed`: where the address was merely given: nothing is told of them but that and when, and nothing about health.
 * - `orders`: of `tests` and of the customer. `letterOrders`: of `letters`.
 * - `mails`, `messages`: what was written to and by them, found by person, order and address.
 */
export type SubjectIds = Record<
  'tests' | 'letters' | 'typed' | 'orders' | 'letterOrders' | 'mails' | 'messages',
  string[]
>

export const NO_IDS: SubjectIds = {
  tests: [],
  letters: [],
  typed: [],
  orders: [],
  letterOrders: [],
  mails: [],
  messages: [],
}

export const subjectIds = async (
  db: Deps['payload']['db']['drizzle'] | TransactionHandle,
  {
    address,
    customer,
    viewer,
  }: Pick<Subject, 'address' | 'customer'> & { viewer: Pick<Viewer, 'visitorHash'> | null },
): Promise<SubjectIds> => {
  const { rows } = await db.execute<SubjectIds>(sql`
    with keyed as (${sittingsOfMailbox(address)}
      union select id from (${sittingsOfCustomer(customer)}) as own (id)),
    of_tests as (
      select s.id from sittings s where s.customer_id = ${customer}::uuid
        or (s.customer_id is null and s.visitor_hash = ${viewer?.visitorHash ?? null}
          and (lower(s.email) = ${address} or s.id in (select * from keyed)))
    ),
    of_letters as (select * from keyed where sitting_id not in (select id from of_tests)),
    of_typed as (
      select s.id from sittings s where lower(s.email) = ${address}
        and s.id not in (select id from of_tests) and s.id not in (select sitting_id from of_letters)
    ),
    of_orders as (
      select o.id from orders o where o.customer_id = ${customer}::uuid or o.sitting_id in (select id from of_tests)
    ),
    of_letter_orders as (
      select o.id from orders o where o.sitting_id in (select sitting_id from of_letters)
    )
    select
      (select coalesce(json_agg(id order by id), '[]') from of_tests) as tests,
      (select coalesce(json_agg(sitting_id order by sitting_id), '[]') from of_letters) as letters,
      (select coalesce(json_agg(id order by id), '[]') from of_typed) as typed,
      (select coalesce(json_agg(id order by id), '[]') from of_orders) as orders,
      (select coalesce(json_agg(id order by id), '[]') from of_letter_orders) as "letterOrders",
      (select coalesce(json_agg(m.id order by m.id), '[]') from mails m
        where lower(m."to") = ${address} or m.params->>'customerId' = ${customer}::text
          or coalesce(m.params->>'orderId', m.params->>'copyOf') in (select id::text from of_orders)) as mails,
      (select coalesce(json_agg(c.id order by c.id), '[]') from contact_messages c
        where lower(c.email) = ${address} or c.order_id in (select id from of_orders)) as messages`)
  return rows[0] ?? NO_IDS
}
