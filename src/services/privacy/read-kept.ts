import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import type { Deps } from '../deps'
import { planToEnd } from '../subscriptions/plan-to-end'
import type { Viewer } from '../visitors/viewer'
import { findSubject } from './data-link'
import { subjectIds } from './subject-ids'

/** How much is kept about whom a link is for. @throws Refusal linkInvalid. */
export const readKept = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { token, locale, viewer }: { token: string; locale: Locale; viewer: Pick<Viewer, 'visitorHash'> },
): Promise<CallData<'data.kept'>> => {
  const subject = await findSubject(deps, token)
  const db = deps.payload.db.drizzle
  const ids = await subjectIds(db, { ...subject, viewer })
  const tests = [...ids.tests, ...ids.letters]
  const { rows } = await db.execute<Record<'reports' | 'paid' | 'letters' | 'typed', number>>(sql`
    select
      (select count(*)::int from reports where sitting_id = any(${uuids(tests)})) as reports,
      (select count(*)::int from orders where id = any(${uuids([...ids.orders, ...ids.letterOrders])})
        and paid_at is not null) as paid,
      (select count(*)::int from mails where id = any(${uuids(ids.mails)}) and template <> 'data_link') as letters,
      -- As the copy: of tests about health not even that there are any.
      (select count(*)::int from sittings where id = any(${uuids(ids.typed)}) and not health) as typed`)
  const [counts] = rows
  return {
    address: subject.address,
    account: subject.customer !== null,
    tests: tests.length,
    reports: counts?.reports ?? 0,
    paidOrders: counts?.paid ?? 0,
    letters: (counts?.letters ?? 0) + ids.messages.length,
    byLetter: ids.letters.length,
    typed: counts?.typed ?? 0,
    plan: subject.customer === null ? null : await planToEnd(deps, { customer: subject.customer, locale }),
  }
}

/** An array of ids as PostgreSQL writes one. */
export const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`
