import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { LOCALE_FACTS, LOCALES } from '@/domain/locale/locales'
import type { Row } from '../../publishing/leaves'
import { saidIn } from '../../publishing/localized-texts'

export type VersionRow = {
  id: string
  at: string
  /** Who of the staff saved it; null: nobody did, or their account is gone. */
  by: string | null
  state: 'live' | 'published' | 'draft'
  /** Names of the languages in which it says something else than what is public. */
  differsIn: string[]
}

type What = { req: PayloadRequest; config: SanitizedCollectionConfig; id: string; page: number }

const A_PAGE = 20

/** The versions of a document, the newest first, each beside what is public now; `live`: the id of that version. */
export const readVersions = async ({
  req,
  config,
  id,
  page,
}: What): Promise<{ rows: VersionRow[]; live: string | null; pages: number }> => {
  const collection = config.slug as CollectionSlug
  const shared = { collection, req, depth: 0, locale: 'all', sort: '-updatedAt' } as const
  const ofDocument = { parent: { equals: id } }
  const { docs, totalPages } = await req.payload.findVersions({
    ...shared,
    limit: A_PAGE,
    page,
    where: { and: [ofDocument, { snapshot: { not_equals: true } }] },
  })
  const live = await findLive(req, { collection, id })
  const liveTexts = textsOf(config, live?.version)
  const names = await namesOf(req)
  const rows = docs.map((doc): VersionRow => {
    const version = doc.version as unknown as Row
    return {
      id: String(doc.id),
      at: doc.updatedAt,
      by: names.get(String(version.editedBy)) ?? null,
      state: stateOf(String(doc.id), version, live?.id),
      differsIn: live ? differing(textsOf(config, version), liveTexts) : [],
    }
  })
  return { rows, live: live?.id ?? null, pages: totalPages }
}

const stateOf = (id: string, { _status }: Row, live: string | undefined): VersionRow['state'] => {
  if (id === live) return 'live'
  return _status === 'published' ? 'published' : 'draft'
}

type Of = { collection: CollectionSlug; id: string }

/** The version that is public now. */
const findLive = async (req: PayloadRequest, { collection, id }: Of) => {
  const own = await req.payload.findByID({ collection, id, req, depth: 0, draft: false, disableErrors: true })
  if ((own as { _status?: string } | null)?._status !== 'published') return null
  const { docs } = await req.payload.findVersions({
    collection,
    req,
    depth: 0,
    locale: 'all',
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
  })
  const [found] = docs
  return found ? { id: String(found.id), version: found.version as unknown as Row } : null
}

type Texts = Map<string, Partial<Record<string, string>>>

const textsOf = ({ fields }: SanitizedCollectionConfig, doc: unknown): Texts =>
  new Map(doc ? saidIn({ fields, doc }).map(({ path, said }) => [path, said]) : [])

const differing = (texts: Texts, live: Texts): string[] => {
  const paths = new Set([...texts.keys(), ...live.keys()])
  return LOCALES.filter((locale) =>
    [...paths].some((path) => (texts.get(path)?.[locale] ?? '') !== (live.get(path)?.[locale] ?? '')),
  ).map((locale) => LOCALE_FACTS[locale].name)
}

const namesOf = async (req: PayloadRequest): Promise<Map<string, string>> => {
  const { docs } = await req.payload.find({
    collection: 'admins',
    req,
    depth: 0,
    limit: 0,
    pagination: false,
    select: { name: true, email: true },
  })
  return new Map(docs.map(({ id, name, email }) => [String(id), name || email]))
}
