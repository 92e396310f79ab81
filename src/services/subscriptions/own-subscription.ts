import { and, asc, eq, getTableColumns, ne, sql } from '@payloadcms/db-postgres/drizzle'
import { type Access, accessOf } from '@/domain/subscriptions/access'
import {
  type AllowanceKind,
  type AllowanceLeft,
  type AllowancePeriod,
  allowanceLeft,
  allowancePeriod,
  type Opening,
  openedIn,
} from '@/domain/subscriptions/allowance'
import { subscription_openings, subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { clockOf, type SubscriptionRow, stateOf, termsOf } from './subscription-row'

export type OwnPlan = {
  row: SubscriptionRow
  /** What its clock shows: in test mode not always ours. */
  now: Date
  access: Access
  period: AllowancePeriod | null
  left: Record<AllowanceKind, AllowanceLeft>
  /** Courses that were opened in this period, by their ids. */
  courses: ReadonlySet<string>
}

/** The subscription of a customer that has not ended, and what it opens now; null: none. One query. */
export const findOwnPlan = async (
  deps: Pick<Deps, 'now'>,
  { db, customer }: { db: Deps['payload']['db']['drizzle'] | TransactionHandle; customer: string },
): Promise<OwnPlan | null> => {
  const [found] = await db
    .select({ row: getTableColumns(subscriptions), openings: OPENINGS })
    .from(subscriptions)
    .where(and(eq(subscriptions.customer, customer), ne(subscriptions.status, 'ended')))
    // There is at most one. Should there ever be two, the same one is told each time.
    .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id))
    .limit(1)
  return found ? planOf(deps, { row: found.row, openings: found.openings.map(openingOf) }) : null
}

const planOf = (
  deps: Pick<Deps, 'now'>,
  { row, openings }: { row: SubscriptionRow; openings: Opening[] },
): OwnPlan => {
  const now = clockOf(deps, row)
  const its = { terms: termsOf(row), state: stateOf(row) }
  const period = allowancePeriod({ ...its, at: now.toISOString() })
  return {
    row,
    now,
    access: accessOf({ ...its, now }),
    period,
    left: allowanceLeft({ ...its, openings, now }),
    courses: openedIn({ kind: 'courses', openings, period }),
  }
}

type Stored = { row: string; sitting: string | null; course: string | null; at: string; back: string | null }

const OPENINGS = sql<Stored[]>`(
  select coalesce(json_agg(json_build_object('row', used.id, 'sitting', used.sitting_id, 'course', used.course_id,
    'at', used.opened_at, 'back', used.given_back_at)), '[]')
  from ${subscription_openings} used where used.subscription_id = "subscriptions"."id")`

// Of an erased test neither is known: it counts on as itself.
const openingOf = ({ row, sitting, course, at, back }: Stored): Opening => ({
  kind: course === null ? 'tests' : 'courses',
  id: course ?? sitting ?? row,
  at: new Date(at).toISOString(),
  givenBackAt: back && new Date(back).toISOString(),
})
