import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import type { Deps } from '../deps'
import { readSettings } from '../read-settings'
import { customerOf } from '../visitors/person'
import type { Viewer } from '../visitors/viewer'
import {
  countTests,
  NEWEST_FIRST,
  type OwnTest,
  ownTests,
  type TestCounts,
  tellTests,
  viewTest,
} from './own-tests'

type Asked = { viewer: Viewer; state?: OwnTest['state']; page?: number; locale: Locale }

/** A page of the tests of a viewer, the newest first. A page beyond the last one is the last one. */
export const listOrders = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { viewer, state, page = 1, locale }: Asked,
): Promise<CallData<'user.orders'>> => {
  const customer = await customerOf(deps, viewer)
  const { listPageSize: size } = await readSettings(deps.payload.db.drizzle)
  const { rows } = await deps.payload.db.drizzle.execute<Listed>(sql`
    with tests as (${ownTests({ viewer, customer, now: deps.now() })}),
    listed as (select * from tests where ${state ?? null}::text is null or state = ${state ?? null}),
    sized as (select count(*)::int as total, greatest(1, ceil(count(*) / ${size}::numeric))::int as pages from listed),
    turned as (select total, pages, least(pages, ${page}::int) as page from sized),
    picked as (select * from listed order by ${NEWEST_FIRST}
      limit ${size} offset (select (page - 1) * ${size}::int from turned))
    select page, pages, total, ${countTests} as counts, ${tellTests(locale)} as items from turned`)
  const [listed] = rows
  if (!listed) throw new Error('A list of tests has one row, always.')
  return { ...listed, items: listed.items.map(viewTest) }
}

type Listed = { page: number; pages: number; total: number; counts: TestCounts; items: OwnTest[] }
