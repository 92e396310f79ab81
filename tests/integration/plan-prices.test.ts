import { afterAll, beforeEach, expect, it } from 'vitest'
import { query } from '../support/database'
import { newVisitor, type Visitor } from '../support/visitor'
import { PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

// By which list plans are priced: chosen by landing page or storefront, and pinned by the first test (docs/decisions/0037).
const AT_LANDING = `from landing_pages page join exams e on e.id = page.exam_id
  join storefronts s on s.id = page.storefront_id
  where e.number = 1 and s.code = 'iq' and page._status = 'published'`

const slugOf = async (): Promise<string> => {
  const [page] = await query<{ slug: string }>(`select page.slug ${AT_LANDING} order by page.slug limit 1`)
  if (!page) throw new Error('No landing page is published.')
  return page.slug
}

const price = (slug: string, list: 'second' | null) =>
  query(
    `update landing_pages set price_list = $2::enum_landing_pages_price_list
     where id in (select page.id ${AT_LANDING} and page.slug = $1)`,
    [slug, list],
  )

const weekly = async (who: Visitor, landing?: string): Promise<[listed?: number, offered?: number]> => {
  const query = landing ? { landing } : {}
  const { plans } = await who.ok('plan.list', {
    params: { examId: PLACE, country: 'US' },
    query: { hl: 'EN', ...query },
  })
  const offer = await who.ok('plan.offer', {
    params: { examId: PLACE, code: 'weekly', country: 'US', hl: 'EN' },
    query,
  })
  return [plans.find(({ code }) => code === 'weekly')?.price.amount, offer.plan.price.amount]
}

const begin = (who: Visitor, landing?: string) =>
  who.ok('sitting.start', { body: { appExamId: PLACE, hl: 'EN', timing: 'standard', landing } })

beforeEach(forgetRateLimits)
afterAll(async () => {
  await price(await slugOf(), null)
})

it('a landing page chooses the list, the same on every screen; a made-up one chooses nothing', async () => {
  const slug = await slugOf()
  await price(slug, 'second')
  const visitor = newVisitor()
  expect(await weekly(visitor, slug)).toEqual([1499, 1499])
  expect(await weekly(visitor)).toEqual([1999, 1999])
  expect(await weekly(visitor, "no-such' page")).toEqual([1999, 1999])
})

it('what was seen when a test began stays, whatever an editor or an address says later', async () => {
  const slug = await slugOf()
  await price(slug, 'second')
  const [cheap, usual] = [newVisitor(), newVisitor()]
  await begin(cheap, slug)
  await begin(usual)
  expect(await weekly(usual, slug)).toEqual([1999, 1999])
  await price(slug, null)
  expect(await weekly(cheap)).toEqual([1499, 1499])
  await price(slug, 'second')
  // Somebody else's test pins nothing.
  expect(await weekly(newVisitor())).toEqual([1999, 1999])
})
