import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { REPORT_PARTS } from '@/domain/catalog/parts'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { FORM_SETTINGS } from '@/domain/settings'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { writeInNine } from '@/services/editing/write-in-nine'
import { inTransaction } from '@/services/transaction'
import { SEED_CONTENT } from './content'
import { SEED_COUNTERS } from './counters'
import { seedCountries } from './countries'
import { seedCrisisLines } from './crisis/seed-crisis-lines'
import { seedDaily } from './daily/seed-daily'
import { EXAM_NUMBERS } from './exam-numbers'
import { EXAM_WORDS } from './exam-words'
import { seedQuestionnaires, seedTiers } from './exams'
import { createFirstAdmin } from './first-admin'
import { guideOf } from './guides/guide-of'
import { landingIn } from './landings/landing-in'
import { seedPages } from './landings/seed-pages'
import { seedPackages } from './packages'
import { seedPlans } from './plans/seed-plans'
import { practiceItem, seedQuestions } from './questions'
import { seedReplyTemplates } from './reply-templates'
import { richText } from './rich-text'
import { seedCentre } from './seed-centre'
import { refundsPage } from './terms/refunds-in'
import { TERMS_VERSION, termsIn } from './terms/terms-in'
import { SEED_THEMES } from './themes'

type At = { payload: Payload; req: PayloadRequest }

const PUBLISHED = { _status: 'published' as const }
const QUIET = { context: { skipInvalidation: true } }

/** Fills an empty database with the catalogue, all of it or nothing. A database that has a storefront is left alone. */
export const seed = async ({
  payload,
  firstAdminFile,
}: {
  payload: Payload
  firstAdminFile?: string
}): Promise<string> => {
  const { totalDocs } = await payload.count({ collection: 'storefronts' })
  if (totalDocs > 0) return 'the catalogue is there'
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    const at = { payload, req }
    req.context = { ...req.context, skipInvalidation: true }
    await createFirstAdmin(at, firstAdminFile)
    await seedCountries(at)
    const exam = await seedExam(at)
    await seedShop(at, exam)
    const questionnaires = await seedQuestionnaires(at)
    await seedPackages(at, { exam })
    await seedSite(at, { exam, questionnaires })
    await seedCounters(at)
    await seedCentre(at)
    await seedDaily(at)
    await seedPlans(at)
    await seedReplyTemplates(at)
    await seedCrisisLines(at)
  })
  return 'seeded the catalogue'
}

const seedExam = async (at: At): Promise<string> => {
  // Unguessable and different in every installation, so that nobody can generate the answers.
  const secret = randomBytes(16).toString('hex')
  const practice = practiceItem(secret)
  const { id } = await writeInNine(at, {
    collection: 'exams',
    data: (locale) => {
      const { title, summary, duration, instructions, encouragements } = SEED_CONTENT[locale].exam
      return {
        number: EXAM_NUMBERS.iq,
        kind: 'iq',
        title,
        summary,
        duration,
        instructions,
        encouragements,
        form: {
          timeLimitMinutes: FORM_SETTINGS.timeLimitMinutes.default,
          design: 'three_stage' as const,
          practice,
        },
        ...PUBLISHED,
      }
    },
  })
  await seedQuestions(at, { examId: id, seed: secret })
  return id
}

const seedShop = async (at: At, exam: string): Promise<void> => {
  for (const part of REPORT_PARTS) {
    if (!SEED_CONTENT.EN.parts[part]) continue
    await writeInNine(at, {
      collection: 'report-parts',
      data: (locale) => ({ part, ...SEED_CONTENT[locale].parts[part], ...guideOf(part, locale) }),
    })
  }
  await seedTiers(at, { exam, kind: 'iq', words: (locale) => SEED_CONTENT[locale].skus })
}

const seedSite = async (
  at: At,
  { exam, questionnaires }: { exam: string; questionnaires: ReadonlyMap<QuestionnaireKind, string> },
): Promise<void> => {
  const { payload, req } = at
  const storefront = await writeInNine(at, {
    collection: 'storefronts',
    data: (locale) => ({
      ...SEED_CONTENT[locale].storefront,
      code: 'iq',
      supportEmail: 'support@localhost.test',
      paymentMethods: [{ gateway: 'sandbox', method: 'card' }],
      ...PUBLISHED,
    }),
  })
  for (const linkCode of ['terms', 'privacy', 'cookies'] as const) {
    await writeInNine(at, {
      collection: 'protocols',
      data: (locale) => {
        const { title, sections } = SEED_CONTENT[locale].protocols[linkCode]
        const ofTerms = linkCode === 'terms'
        return {
          storefront: storefront.id,
          linkCode,
          version: ofTerms ? TERMS_VERSION : '2026-11',
          coversPlans: ofTerms,
          title,
          content: richText(ofTerms ? termsIn(locale) : sections),
          ...PUBLISHED,
        }
      },
    })
  }
  await writeInNine(at, {
    collection: 'protocols',
    data: (locale) => ({ ...refundsPage(locale), storefront: storefront.id, ...PUBLISHED }),
  })
  const defaultLanding = await seedLandings(at, { storefront: storefront.id, exam, questionnaires })
  await seedPages(at, { storefront: storefront.id, exams: new Map([['iq', exam], ...questionnaires]) })
  await payload.update({
    collection: 'storefronts',
    id: storefront.id,
    req,
    data: { defaultLanding, ...PUBLISHED },
    ...QUIET,
  })
  await payload.updateGlobal({
    slug: 'site-settings',
    req,
    data: { defaultStorefront: storefront.id, defaultExam: exam },
    ...QUIET,
  })
}

type Pages = {
  storefront: string
  exam: string
  questionnaires: ReadonlyMap<QuestionnaireKind, string>
}

/** The landing pages with their looks; gives the first, to which the front page leads. */
const seedLandings = async (
  at: At,
  { storefront, exam, questionnaires }: Pages,
): Promise<string | undefined> => {
  const { payload, req } = at
  const landings = { new: 'paper', test_center: 'slate' } as const
  let defaultLanding: string | undefined
  for (const [slug, themeName] of Object.entries(landings) as ['new' | 'test_center', 'paper' | 'slate'][]) {
    const theme = await payload.create({
      collection: 'landing-themes',
      req,
      data: { ...SEED_THEMES[themeName], ...PUBLISHED },
      ...QUIET,
    })
    const page = await writeInNine(at, {
      collection: 'landing-pages',
      data: landingIn({
        slug,
        theme: theme.id,
        storefront: storefront,
        exam,
        words: (locale) => SEED_CONTENT[locale].landings[slug],
      }),
    })
    defaultLanding ??= page.id
    // One page each, in the look of the first.
    if (slug === 'new')
      for (const [kind, other] of questionnaires)
        await writeInNine(at, {
          collection: 'landing-pages',
          data: landingIn({
            slug,
            theme: theme.id,
            storefront: storefront,
            exam: other,
            words: (locale) => EXAM_WORDS[kind][locale].landing,
          }),
        })
  }
  return defaultLanding
}

const seedCounters = async ({ payload, req }: At): Promise<void> => {
  const itemsIn = (locale: Locale) =>
    SEED_COUNTERS.map((counter) => ({
      ...counter,
      label: SEED_CONTENT[locale].counters[counter.key] ?? counter.key,
    }))
  const [firstLocale, ...others] = LOCALES
  const first = await payload.updateGlobal({
    slug: 'counters',
    req,
    locale: firstLocale,
    data: { items: itemsIn(firstLocale).map((item) => ({ ...item, published: false })) },
    ...QUIET,
  })
  for (const locale of others) {
    // None is public before its last language is there.
    const isLast = locale === others.at(-1)
    const items = itemsIn(locale).map((item, index) => ({
      ...item,
      id: first.items?.[index]?.id,
      published: isLast && item.published,
    }))
    await payload.updateGlobal({ slug: 'counters', req, locale, data: { items }, ...QUIET })
  }
}
