import type { Payload } from 'payload'
import type { Locale } from '@/domain/locale/locales'
import { FORM_SETTINGS } from '@/domain/settings'
import { COLOUR_TOKENS, isColour } from '@/domain/theme/contrast'
import type { Exam, LandingPage, LandingTheme, Storefront } from '@/payload-types'
import { type ExamFacts, readExam } from '../exam'
import { pictureOf } from '../picture'
import { readShop, type Shop } from '../storefront'
import { offerOf } from './landing'
import { readAround } from './landing-data'
import { blockView, themeView, withAccentOf } from './landing-view'

export type Previewed = 'landing-pages' | 'landing-themes'
type What = {
  payload: Payload
  collection: Previewed
  /** null: not saved yet. */
  id: string | null
  locale: Locale
  /** The unsaved form; what it lacks is taken from the newest draft. */
  form?: Record<string, unknown>
}

/**
 * A landing page as it would look if its draft were public, or under the draft of a theme. Never cached, and only for
 * staff: who calls it has checked. null: there is nothing yet to show it with.
 */
export const previewLanding = async ({ payload, collection, id, locale, form = {} }: What) => {
  const at: At = { payload, locale }
  const isPage = collection === 'landing-pages'
  const page = isPage
    ? ({ ...(await readDraft<LandingPage>(at, { collection, id })), ...form } as Draft<LandingPage>)
    : await readPageOf(at, id)
  if (!page) return null
  const storefront = await readDraft<Storefront>(at, { collection: 'storefronts', id: idOf(page.storefront) })
  const draftExam = await readDraft<Exam>(at, { collection: 'exams', id: idOf(page.exam) })
  if (!storefront || !draftExam) return null
  const stored = await readDraft<LandingTheme>(at, {
    collection: 'landing-themes',
    id: isPage ? idOf(page.theme) : id,
  })
  const theme = isPage ? stored : await withTheme(at, { stored, form })
  const { code } = storefront
  const exam = (await readExam({ examId: draftExam.number, locale })) ?? factsOf(draftExam)
  const blocks = (page.blocks ?? []).map(blockView)
  return {
    place: { locale, code, examId: draftExam.number },
    shop: (await readShop({ code, locale })) ?? bareShop(storefront),
    landing: {
      language: locale,
      theme: withAccentOf(theme && themeView(theme), page),
      blocks,
      heroPicture: await readPicture(at, page.heroPicture),
      textPicture: await readPicture(at, page.textPicture),
      // As it is in the form: whether it is over is not asked.
      offer: offerOf({ offer: await readDraft(at, { collection: 'promo-codes', id: idOf(page.offer) }) }),
      exam,
      ...(await readAround({ exam, locale, blocks })),
    },
  }
}

type At = { payload: Payload; locale: Locale }
type Draft<Doc> = Partial<Doc>
type Slug = Previewed | 'storefronts' | 'exams' | 'media' | 'promo-codes'

const readDraft = async <Doc>(
  { payload, locale }: At,
  { collection, id }: { collection: Slug; id: string | null },
): Promise<Doc | null> => {
  if (!id) return null
  // A page shows what its own language lacks; a name may come from another.
  const fallback = collection === 'landing-pages' ? { fallbackLocale: false as const } : {}
  const options = { collection, id, locale, depth: 1, draft: true, disableErrors: true, ...fallback } as const
  return (await payload.findByID(options)) as Doc | null
}

/** A picture that was just chosen is an id in the form. */
const readPicture = async (at: At, given: unknown) =>
  pictureOf(await readDraft(at, { collection: 'media', id: idOf(given) }))

/** The page on which a theme is previewed: one that uses it, else any. */
const readPageOf = async (
  { payload, locale }: At,
  theme: string | null,
): Promise<Draft<LandingPage> | null> => {
  const options = {
    collection: 'landing-pages',
    locale,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: 'createdAt',
  } as const
  const worn = theme ? await payload.find({ ...options, where: { theme: { equals: theme } } }) : null
  return worn?.docs[0] ?? (await payload.find(options)).docs[0] ?? null
}

/** The stored theme under what was typed; a text that is not a colour yet changes nothing. */
const withTheme = async (
  at: At,
  { stored, form }: { stored: LandingTheme | null; form: Record<string, unknown> },
): Promise<LandingTheme> => {
  const typed = (form.colours ?? {}) as Record<string, unknown>
  const colours = Object.fromEntries(
    COLOUR_TOKENS.map((token) => [token, isColour(typed[token]) ? typed[token] : stored?.colours?.[token]]),
  )
  const pictures = { logo: form.logo, footerLogo: form.footerLogo, hero: form.hero }
  const read = Object.entries(pictures).map(async ([name, given]) =>
    given === undefined ? [] : [[name, await readDraft(at, { collection: 'media', id: idOf(given) })]],
  )
  return {
    ...stored,
    ...form,
    colours,
    ...Object.fromEntries((await Promise.all(read)).flat()),
  } as LandingTheme
}

const idOf = (relation: unknown): string | null => {
  if (typeof relation === 'string') return relation
  return relation && typeof relation === 'object' && 'id' in relation ? String(relation.id) : null
}

const factsOf = ({ id, number, kind, title, summary, duration, form }: Exam): ExamFacts => ({
  id,
  number,
  kind,
  title,
  summary: summary ?? null,
  duration,
  limitMinutes: form?.timeLimitMinutes ?? FORM_SETTINGS.timeLimitMinutes.default,
  questionCount: 0,
})

const bareShop = ({ id, name, tagline, supportEmail }: Storefront): Shop => ({
  id,
  brand: { name, tagline: tagline ?? null, logo: null, footerLogo: null },
  supportEmail,
  icon: null,
  protocols: [],
  cookieVersion: '0',
  foreign: null,
})
