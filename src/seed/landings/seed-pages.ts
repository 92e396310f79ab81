import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest, Where } from 'payload'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { writeInNine } from '@/services/editing/write-in-nine'
import { inTransaction } from '@/services/transaction'
import type { Written } from '../exams'
import { LACKS_LANDINGS } from './lacks-landings'
import { landingIn } from './landing-in'
import type { PagePlan } from './page-plan'
import { kindOf, PAGES, type PageKind } from './pages'
import { readPageWords, withWords } from './words-of'

type At = { payload: Payload; req: PayloadRequest }
type Shop = {
  storefront: string
  /** Ids of the tests by their kind; a page about a test that is not there is left out. */
  exams: ReadonlyMap<PageKind, string>
  written?: Written
}

/** The landing pages of the plans, each with its theme. An address that was ever given to a page is left alone. */
export const seedPages = async (
  at: At,
  { storefront, exams, written = { draft: false } }: Shop,
): Promise<void> => {
  const first = exams.get('iq')
  for (const plan of PAGES) {
    const exam = exams.get(kindOf(plan))
    if (!exam || (await isTaken(at, { storefront, exam, slug: plan.slug }))) continue
    const page = await seedPage(at, { plan, storefront, exam, written })
    if (first && first !== exam) await leadThere(at, { slug: plan.slug, storefront, exam: first, page })
  }
}

type Place = { slug: string; storefront: string; exam: string }

const isTaken = async ({ payload, req }: At, { slug, storefront, exam }: Place): Promise<boolean> => {
  const where: Where = {
    and: [{ slug: { equals: slug } }, { storefront: { equals: storefront } }, { exam: { equals: exam } }],
  }
  const pages = await payload.count({ collection: 'landing-pages', req, where })
  if (pages.totalDocs > 0) return true
  return (await payload.count({ collection: 'landing-addresses', req, where })).totalDocs > 0
}

type Page = { plan: PagePlan; storefront: string; exam: string; written: Written }

const seedPage = async (at: At, { plan, storefront, exam, written: { draft } }: Page): Promise<string> => {
  const theme = await at.payload.create({
    collection: 'landing-themes',
    req: at.req,
    draft,
    data: { ...plan.theme, _status: draft ? 'draft' : 'published' },
    context: { skipInvalidation: true },
  })
  const words = await readPageWords(plan.slug)
  const { id } = await writeInNine(at, {
    collection: 'landing-pages',
    draft,
    data: landingIn({
      slug: plan.slug,
      priceList: plan.priceList,
      theme: theme.id,
      storefront,
      exam,
      words: (locale) => withWords(plan, words[locale]),
      draft,
    }),
  })
  return id
}

/**
 * The names of landing pages are known under the first test: there an address leads to a page of another test. While that one
 * is a draft the address answers 404, as it did.
 */
const leadThere = async (at: At, { page, ...place }: Place & { page: string }): Promise<void> => {
  if (await isTaken(at, place)) return
  const now = new Date().toISOString()
  // As it is stored: the rule that an address leads to a public page alone would refuse a draft.
  await at.payload.db.create({
    collection: 'landing-addresses',
    req: at.req,
    data: { ...place, redirectTo: page, liveSince: now, liveUntil: now },
  })
}

/** Gives an installation of the time before them the landing pages and their themes as drafts, once. */
export const addLandings = async ({ payload }: { payload: Payload }): Promise<string> => {
  const { rows } = await payload.db.drizzle.execute<{ lacks: boolean }>(sql.raw(LACKS_LANDINGS))
  if (!rows[0]?.lacks) return 'the landing pages are there'
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    req.context = { ...req.context, skipInvalidation: true }
    const { defaultStorefront } = await payload.findGlobal({ slug: 'site-settings', req, depth: 0 })
    if (typeof defaultStorefront !== 'string') return
    const kinds = [...new Set(PAGES.map(kindOf)), 'iq' as const]
    const { docs } = await payload.find({
      collection: 'exams',
      req,
      depth: 0,
      draft: true,
      pagination: false,
      sort: '-number',
      where: { kind: { in: kinds } },
    })
    // Of several tests of a kind the one with the lowest number.
    const exams = new Map(docs.map(({ kind, id }) => [kind as PageKind, id]))
    await seedPages({ payload, req }, { storefront: defaultStorefront, exams, written: { draft: true } })
  })
  return 'added the landing pages as drafts'
}
