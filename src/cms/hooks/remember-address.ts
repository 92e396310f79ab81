import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'

type Id = string | number
const idOf = (value: unknown): Id | null =>
  value && typeof value === 'object' && 'id' in value ? (value.id as Id) : ((value as Id | null) ?? null)

/**
 * Keeps the list of addresses at which landing pages are and were public (`landing-addresses`). What is public is read
 * from the page's own row: a draft that is saved beside it changes nothing.
 */
export const rememberAddress: CollectionAfterChangeHook = async ({ doc, req }) => {
  const page = await req.payload.findByID({
    collection: 'landing-pages',
    id: doc.id,
    req,
    depth: 0,
    draft: false,
    select: { storefront: true, exam: true, slug: true, archivedAt: true, _status: true },
    disableErrors: true,
  })
  if (!page) return doc
  const at = { storefront: idOf(page.storefront), exam: idOf(page.exam), slug: page.slug }
  const isPublic = page._status === 'published' && at.storefront !== null && at.exam !== null && at.slug
  const isNew = isPublic && !(await hasAddress(req, doc.id))
  await endOthers(req, { page: doc.id, but: isPublic ? (at as Place) : null })
  if (isPublic) await begin(req, { page: doc.id, at: at as Place })
  // Where its former addresses led while it was not public says nothing any more: they lead to it again.
  if (isNew) await leadBack(req, doc.id)
  return doc
}

/** Its addresses stay known, and are nobody's from now on. */
export const forgetAddress: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await endOthers(req, { page: id, but: null })
}

type Place = { storefront: string; exam: string; slug: string }

const begin = async (req: PayloadRequest, { page, at }: { page: Id; at: Place }): Promise<void> => {
  const { docs } = await req.payload.find({
    collection: 'landing-addresses',
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    where: {
      and: [
        { slug: { equals: at.slug } },
        { storefront: { equals: at.storefront } },
        { exam: { equals: at.exam } },
      ],
    },
  })
  const [known] = docs
  if (known && !known.liveUntil && idOf(known.page) === page) return
  const now = new Date().toISOString()
  const data = { page: String(page), liveSince: now, liveUntil: null, redirectTo: null }
  if (known) await req.payload.update({ collection: 'landing-addresses', id: known.id, req, depth: 0, data })
  else await req.payload.create({ collection: 'landing-addresses', req, depth: 0, data: { ...at, ...data } })
}

const isLiveOf = (page: Id): Where => ({
  and: [{ page: { equals: page } }, { liveUntil: { exists: false } }],
})

const hasAddress = async (req: PayloadRequest, page: Id): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({
    collection: 'landing-addresses',
    req,
    where: isLiveOf(page),
  })
  return totalDocs > 0
}

/** Every other address at which the page was public until now; `but`: the one at which it is. */
const endOthers = async (
  req: PayloadRequest,
  { page, but }: { page: Id; but: Place | null },
): Promise<void> => {
  const elsewhere: Where[] = but
    ? [
        { slug: { not_equals: but.slug } },
        { storefront: { not_equals: but.storefront } },
        { exam: { not_equals: but.exam } },
      ]
    : []
  const where: Where = { and: [isLiveOf(page), ...(elsewhere.length > 0 ? [{ or: elsewhere }] : [])] }
  const end = (data: { redirectTo?: null }) =>
    req.payload.update({
      collection: 'landing-addresses',
      req,
      depth: 0,
      where,
      data: { ...data, liveUntil: new Date().toISOString() },
    })
  const { errors } = await end({})
  // Staff may say beforehand where it will lead. A page that is not public any more is refused there, without a word.
  if (errors.length > 0) await end({ redirectTo: null })
}

const leadBack = async (req: PayloadRequest, page: Id): Promise<void> => {
  await req.payload.update({
    collection: 'landing-addresses',
    req,
    depth: 0,
    where: { and: [{ page: { equals: page } }, { redirectTo: { exists: true } }] },
    data: { redirectTo: null },
  })
}
