import { readExam } from '@/content/exam'
import { readLanding } from '@/content/landing/landing'
import { findPublishedLanding } from '@/content/landing/published-landings'
import { readShop } from '@/content/storefront'
import { shownIn } from '@/domain/languages/public-languages'
import { DEFAULT_LOCALE, isLocale } from '@/domain/locale/locales'
import { parsePlace } from '@/domain/routing/internal-path'
import { openingOf } from '@/services/catalog/landing-picture'
import { depsOf } from '@/services/deps'
import { HttpRefusal } from '@/services/refusal'
import { viewerOf } from '@/services/visitors/viewer'
import { PERSONAL, refusalOf } from '../define-endpoints'
import { enforceLimit } from '../enforce-limit'
import { drawnFile, fileAnswer } from '../file-answer'
import type { CallRequest, OwnEndpoint } from '../own-endpoint'

const NAME = 'landing.picture'
const LIMIT = { max: 120, windowSeconds: 600 }

/** As long as a landing page itself may be old. */
const KEPT = 'public, max-age=3600'

/**
 * GET /api/exam/landing/{code}/{examId}/{slug}/picture.png?hl=XX: what a link to a landing page shows where it is shared, of a
 * page without a picture of its own. In the reader's language, or else in the page's first.
 */
export const landingPictureEndpoint: OwnEndpoint = {
  path: '/exam/landing/:code/:examId/:slug/picture.png',
  method: 'get',
  handler: async (req) => {
    try {
      return await answer(req)
    } catch (error) {
      return refusalOf({ error, headers: new Headers(PERSONAL), req, call: NAME })
    }
  },
}

const answer = async (req: CallRequest): Promise<Response> => {
  const deps = depsOf(req.payload)
  await enforceLimit(deps, { name: NAME, viewer: viewerOf(req.headers), limit: LIMIT })
  const drawn = await read(req)
  if (!drawn) throw new HttpRefusal('notFound')
  // Only who asks for a picture pays for the engine that draws it.
  const { drawLanding } = await import('@/services/catalog/draw-landing')
  return fileAnswer({
    file: drawnFile(await drawLanding(drawn)),
    req,
    headers: { 'Cache-Control': KEPT, 'Content-Type': 'image/png', 'X-Content-Type-Options': 'nosniff' },
  })
}

/** What its page says; null: no such page is public. */
const read = async ({ routeParams: { code = '', examId = '', slug = '' }, url }: CallRequest) => {
  const hl = new URL(url, 'http://localhost').searchParams.get('hl')
  const place = parsePlace({
    route: 'landing',
    params: { locale: isLocale(hl) ? hl : DEFAULT_LOCALE, code, examId, slug },
  })
  const published = place?.slug ? await findPublishedLanding({ ...place, slug: place.slug }) : null
  if (!place || !published) return null
  const locale = shownIn(published.languages, place.locale)
  const [page, shop, exam] = await Promise.all([
    readLanding({ id: published.id, locale }),
    readShop({ code: published.code, locale }),
    readExam({ examId: published.examId, locale }),
  ])
  if (!page || !shop || !exam) return null
  const { theme, blocks, title } = page
  const opening = openingOf(blocks, title)
  return { locale, brand: shop.brand.name, title: exam.title, palette: theme?.palette ?? null, ...opening }
}
