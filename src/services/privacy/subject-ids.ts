import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import type { Subject } from './data-link'

/** The tests and orders of a subject, chosen as the function `erase_subject` of the database does. */
export type SubjectIds = { tests: string[]; orders: string[] }

export const subjectIds = async (
  db: Deps['payload']['db']['drizzle'] | TransactionHandle,
  { address, customer }: Pick<Subject, 'address' | 'customer'>,
): Promise<SubjectIds> => {
  const { rows } = await db.execute<SubjectIds>(sql`
    with of_tests as (
      select id from sittings
      where customer_id = ${customer}::uuid or (customer_id is null and lower(email) = ${address})
    )
    select
      (select coalesce(json_agg(id order by id), '[]') from of_tests) as tests,
      (select coalesce(json_agg(id order by id), '[]') from orders
        where sitting_id in (select id from of_tests) or customer_id = ${customer}::uuid
          or lower(email) = ${address}) as orders`)
  return rows[0] ?? { tests: [], orders: [] }
}
