import type { CollectionSlug, PayloadRequest } from 'payload'
import { isLocale, type Locale } from '@/domain/locale/locales'
import { readInAllLocales } from '../read-in-all-locales'
import { addressOf, type WithAddress } from './address-of'
import { publicSince } from './public-since'

/** Where a page of a landing that was moved, archived or deleted leads. */
type Leads = { title: string; path: string } | null

export type Address = {
  /** Of the newest version, public or not. */
  path: string | null
  /** Since when it is public; null: it is not. */
  since: string | null
  /** Languages in which it is public; empty: in all. */
  locales: Locale[]
  /** Of a landing page. */
  archived: { at: string; leads: Leads } | null
  /** Where it was public before. */
  past: { path: string; leads: Leads }[]
}

/** A public landing page to which an archived one can lead. */
export type Lead = { id: string; title: string }

type What = { req: PayloadRequest; collection: WithAddress; id: string }

/** Where a document is to be found, for the card beside its form; null: it is not there. */
export const readAddress = async ({ req, collection, id }: What): Promise<Address | null> => {
  const at = { collection: collection as CollectionSlug, id, req, depth: 0, disableErrors: true } as const
  const newest = (await req.payload.findByID({ ...at, draft: true })) as Record<string, unknown> | null
  if (!newest) return null
  const live =
    newest._status === 'published'
      ? newest
      : ((await req.payload.findByID({ ...at, draft: false })) as Record<string, unknown> | null)
  const isPublic = live?._status === 'published'
  const own = isPublic && live ? live : newest
  return {
    path: await addressOf({ req, collection, doc: own }),
    since: isPublic ? await publicSince({ req, collection, id }) : null,
    locales: Array.isArray(own.publicIn) ? own.publicIn.filter(isLocale) : [],
    ...(collection === 'landing-pages'
      ? await readLanding({ req, id, archivedAt: isPublic ? null : newest.archivedAt })
      : { archived: null, past: [] }),
  }
}

type Landing = { req: PayloadRequest; id: string; archivedAt: unknown }

const readLanding = async ({ req, id, archivedAt }: Landing): Promise<Pick<Address, 'archived' | 'past'>> => {
  const { docs } = await req.payload.find({
    collection: 'landing-addresses',
    req,
    depth: 0,
    limit: 20,
    pagination: false,
    sort: '-liveSince',
    where: { and: [{ page: { equals: id } }, { liveUntil: { exists: true } }] },
  })
  const past = await Promise.all(
    docs.map(async ({ slug, storefront, exam, redirectTo }) => ({
      path: (await addressOf({ req, collection: 'landing-pages', doc: { slug, storefront, exam } })) ?? slug,
      leads: await leadsTo(req, redirectTo),
    })),
  )
  return {
    archived: typeof archivedAt === 'string' ? { at: archivedAt, leads: past[0]?.leads ?? null } : null,
    past,
  }
}

const leadsTo = async (req: PayloadRequest, page: unknown): Promise<Leads> => {
  if (typeof page !== 'string') return null
  const found = await readInAllLocales({ req, collection: 'landing-pages', id: page, draft: false })
  const path = found && (await addressOf({ req, collection: 'landing-pages', doc: found }))
  return found && path ? { title: titleIn(found.title, req), path } : null
}

/** All but one: they are many, and asked for when somebody archives. */
export const readOthers = async (req: PayloadRequest, but: string): Promise<Lead[]> => {
  const { docs } = await req.payload.find({
    collection: 'landing-pages',
    req,
    depth: 0,
    limit: 200,
    pagination: false,
    sort: 'title',
    select: { title: true, slug: true },
    where: { and: [{ _status: { equals: 'published' } }, { id: { not_equals: but } }] },
  })
  return docs.map(({ id, title, slug }) => ({ id, title: `${title ?? ''} (${slug})` }))
}

const titleIn = (title: unknown, { locale }: PayloadRequest): string => {
  const said = (title ?? {}) as Partial<Record<string, string>>
  return said[String(locale)] ?? said.EN ?? Object.values(said)[0] ?? ''
}
