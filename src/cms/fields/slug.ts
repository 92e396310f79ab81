import type { PayloadRequest, Where } from 'payload'
import { slugProblem } from '@/domain/routing/pattern'
import { say } from '../admin/words/say'

type Place = { storefront?: unknown; exam?: unknown }
type Asked = Place & { slug: unknown; id?: number | string }

export type SlugRefusal = 'slugForm' | 'slugReserved' | 'slugTaken' | 'slugWasPublic'

/** Why a landing page cannot have an address (docs/decisions/0042); null: it can. */
export const findSlugProblem = async (
  req: PayloadRequest,
  { slug, storefront, exam, id }: Asked,
): Promise<SlugRefusal | null> => {
  if (typeof slug !== 'string') return 'slugForm'
  const problem = slugProblem(slug)
  if (problem) return problem === 'form' ? 'slugForm' : 'slugReserved'
  if (!storefront || !exam) return null
  const here: Where[] = [
    { slug: { equals: slug } },
    { storefront: { equals: storefront } },
    { exam: { equals: exam } },
  ]
  const find = async (collection: 'landing-pages' | 'landing-addresses', others: Where[]) => {
    const { totalDocs } = await req.payload.count({
      collection,
      req,
      where: { and: [...here, ...others] },
    })
    return totalDocs > 0
  }
  if (await find('landing-pages', id ? [{ id: { not_equals: id } }] : [])) return 'slugTaken'
  // An address that was public is never lent to another page; one of a page that is gone is nobody's any more.
  const anothers: Where = { or: [{ page: { not_equals: id ?? null } }, { page: { exists: false } }] }
  return (await find('landing-addresses', [id ? anothers : { id: { exists: true } }]))
    ? 'slugWasPublic'
    : null
}

/** The database has the same rule as a unique index; this one says it beside the field. */
export const freeSlug = async (
  value: unknown,
  { data, req, id }: { data: Place; req: PayloadRequest; id?: number | string },
): Promise<string | true> => {
  const problem = await findSlugProblem(req, { ...data, slug: value, id })
  return problem ? say(req.i18n, `refusals.${problem}`) : true
}
