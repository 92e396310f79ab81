import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { Part } from '@/domain/catalog/parts'
import type { Locale } from '@/domain/locale/locales'
import { sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { listHeldTests } from '../orders/held/list-held-tests'
import { rightsOf } from '../orders/rights'
import type { Viewer } from '../visitors/viewer'
import { listAddable } from './add-tests'
import { type Customer, readSignedIn } from './find-customer'
import {
  countTests,
  NEWEST_FIRST,
  type OwnTest,
  ownTests,
  type TestCounts,
  tellTests,
  viewTest,
} from './own-tests'
import { viewUser } from './view-user'

/** More than these are in the list of tests. */
const MOST_TO_PAY = 10

/** As the call tells it, but for the names of parts, which `content` reads. */
type Centre = Omit<CallData<'user.centre'>, 'bought'> & { bought: Part[] }

/**
 * What the first page of the centre shows: who is there, the newest test that is not handed in, the newest report, and
 * what waits to be paid. A test without a result is no report.
 */
export const readCentre = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<Centre> => {
  const customer = (await readSignedIn(deps, viewer))?.customer ?? null
  const whose = { viewer, customer: customer?.id ?? null, now: deps.now() }
  const { rows } = await deps.payload.db.drizzle.execute<{ counts: TestCounts; items: OwnTest[] }>(sql`
    with tests as (${ownTests(whose)}),
    ranked as (select *, row_number() over (partition by state order by ${NEWEST_FIRST}) as place
      from tests where not abnormal),
    picked as (select * from ranked where place <= case when state = 'pending' then ${MOST_TO_PAY}::int else 1 end)
    select ${countTests} as counts, ${tellTests(locale)} as items`)
  const [found] = rows
  if (!found) throw new Error('A count of tests has one row, always.')
  const items = found.items.map(viewTest)
  const firstThat = (state: OwnTest['state']) => items.find((test) => test.state === state) ?? null
  const newest = firstThat('completed')
  return {
    user: customer && (await greet(deps, customer)),
    unfinished: firstThat('uncompleted'),
    newest,
    toPay: items.filter(({ state }) => state === 'pending'),
    counts: found.counts,
    bought: newest?.open ? await boughtOf(deps, newest.orderNumber) : [],
    included: await listHeldTests(deps, { viewer, locale }),
    addable: customer ? await listAddable(deps, { email: customer.email, viewer, locale }) : [],
  }
}

/** The parts that were bought of a sitting, what came with another test included; not what a plan opened. */
const boughtOf = async ({ payload }: Pick<Deps, 'payload'>, number: string): Promise<Part[]> => {
  const ids = sql`select id from ${sittings} where number = ${number}`
  const { rows } = await payload.db.drizzle.execute<{ part: Part }>(sql`
    select distinct part from ${rightsOf(ids)} own, jsonb_array_elements_text(own.parts) part
    where own.revoked_at is null and own.order_id is not null`)
  return rows.map(({ part }) => part)
}

const greet = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  customer: Customer,
): Promise<CallData<'user.centre'>['user']> => {
  const { uid, email, name, nickname, avatar, hasPassword } = await viewUser(deps, customer)
  return { uid, email, name, nickname, avatar, hasPassword }
}
