import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PriceList } from '@/domain/subscriptions/terms'
import type { Deps } from '../deps'
import { findPlace } from '../sittings/find-place'
import { listedSittings } from '../visitors/person'
import type { Viewer } from '../visitors/viewer'

type Asked = { appExamId: string; landing: string | undefined; viewer: Viewer }

/** In which storefront, and by which of its lists, somebody sees the prices of plans. */
export const findPlanPlace = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { appExamId, landing, viewer }: Asked,
): Promise<{ storefrontId: string; priceList: PriceList }> => {
  const { storefront, exam } = await findPlace(deps, appExamId)
  const at = { storefrontId: storefront.id, examId: exam.id }
  return {
    storefrontId: storefront.id,
    priceList: await planPriceList(deps, { ...at, landing: landing ?? null, viewer }),
  }
}

type Seen = {
  storefrontId: string
  examId: string
  /** The landing page that they came through, as their browser names it. */
  landing: string | null
}

/**
 * By which list a person sees the prices of plans, the same on every screen (docs/decisions/0037): that of their first test in the
 * storefront, which stays when an editor changes something; before it that of the landing page, else the storefront's.
 */
export const planPriceList = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { viewer, ...seen }: Seen & { viewer: Viewer },
): Promise<PriceList> => {
  const { rows } = await payload.db.drizzle.execute<{ list: PriceList }>(sql`
    select coalesce(
      (select pinned.plan_prices::text from sittings pinned
        where pinned.id in (${listedSittings({ viewer, now: now() })})
          and pinned.storefront_id = ${seen.storefrontId}::uuid and pinned.plan_prices is not null
        order by pinned.started_at, pinned.id limit 1),
      ${listOfPlace(seen)}) as list`)
  return rows[0]?.list ?? 'standard'
}

/** A landing page of another test of the storefront counts where this one has none of the name. */
const listOfPlace = ({ storefrontId, examId, landing }: Seen): SQL => sql`
  (select page.price_list::text from landing_pages page
    where page.storefront_id = ${storefrontId}::uuid and page._status = 'published'
      and page.slug = ${landing ?? ''}
    order by page.exam_id = ${examId}::uuid desc, page.id limit 1),
  (select shop.plan_prices::text from storefronts shop where shop.id = ${storefrontId}::uuid),
  'standard'`
