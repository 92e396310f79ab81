import type { Payload, PayloadRequest } from 'payload'
import { DEFAULT_TIERS, type Part, SKU_TIERS, type SkuTier } from '@/domain/catalog/parts'
import { type BuiltKind, QUESTIONNAIRE_KINDS, type QuestionnaireKind } from '@/domain/exam/kinds'
import type { Locale } from '@/domain/locale/locales'
import { FORM_SETTINGS } from '@/domain/settings'
import { writeInNine } from '@/services/editing/write-in-nine'
import { EXAM_NUMBERS } from './exam-numbers'
import { EXAM_WORDS, type ExamWords } from './exam-words'
import { inLocale, instrumentDocument } from './instruments/documents'
import { tierPrices } from './prices'

type At = { payload: Payload; req: PayloadRequest }

/** How documents are written: for visitors at once, or as drafts for editors to look at. */
export type Written = { draft: boolean }

const statusOf = ({ draft }: Written) => ({ _status: draft ? ('draft' as const) : ('published' as const) })

/** The questionnaires: each a test with its instrument, its parts and tiers. Gives their exams by kind. */
export const seedQuestionnaires = async (
  at: At,
  written: Written = { draft: false },
  kinds: readonly QuestionnaireKind[] = QUESTIONNAIRE_KINDS,
): Promise<Map<QuestionnaireKind, string>> => {
  const exams = new Map<QuestionnaireKind, string>()
  for (const kind of kinds) exams.set(kind, await seedQuestionnaire(at, { kind, written }))
  return exams
}

const seedQuestionnaire = async (
  at: At,
  { kind, written }: { kind: QuestionnaireKind; written: Written },
): Promise<string> => {
  const number = await freeNumber(at, EXAM_NUMBERS[kind])
  const words: Record<Locale, ExamWords> = EXAM_WORDS[kind]
  const { id: exam } = await writeInNine(at, {
    collection: 'exams',
    ...written,
    data: (locale) => ({
      number,
      kind,
      ...words[locale].exam,
      form: { timeLimitMinutes: FORM_SETTINGS.timeLimitMinutes.default, design: 'linear' as const },
      ...statusOf(written),
    }),
  })
  const document = instrumentDocument(kind)
  await writeInNine(at, {
    collection: 'instruments',
    ...written,
    data: (locale) => ({ ...(inLocale(document, locale) as object), exam, ...statusOf(written) }),
  })
  for (const part of Object.keys(words.EN.parts) as Part[]) {
    // An installation that had these tests before has the words of their parts.
    const { totalDocs } = await at.payload.count({
      collection: 'report-parts',
      req: at.req,
      where: { part: { equals: part } },
    })
    if (totalDocs > 0) continue
    await writeInNine(at, {
      collection: 'report-parts',
      data: (locale) => ({ part, ...words[locale].parts[part] }),
    })
  }
  await seedTiers(at, { exam, kind, words: (locale) => words[locale].skus, written })
  return exam
}

type Tiers = {
  exam: string
  kind: BuiltKind
  words: (locale: Locale) => Partial<Record<SkuTier, { name: string; description: string }>>
  written?: Written
}

/** The report tiers of one test, with their prices. */
export const seedTiers = async (
  at: At,
  { exam, kind, words, written = { draft: false } }: Tiers,
): Promise<void> => {
  const parts: Partial<Record<SkuTier, readonly Part[]>> = DEFAULT_TIERS[kind]
  for (const tier of SKU_TIERS) {
    const prices = tierPrices(kind, tier)
    if (!prices) continue
    await writeInNine(at, {
      collection: 'skus',
      ...written,
      data: (locale) => ({
        ...words(locale)[tier],
        exam,
        tier,
        parts: [...(parts[tier] ?? [])],
        prices: Object.entries(prices).map(([currency, amount]) => ({ currency, amount })),
        mostPopular: false,
        active: true,
        ...statusOf(written),
      }),
    })
  }
}

/** The number that a test is meant to have, or the next one where it is taken. */
const freeNumber = async ({ payload, req }: At, wanted: number): Promise<number> => {
  const { docs } = await payload.find({ collection: 'exams', req, depth: 0, limit: 1_000, pagination: false })
  const taken = docs.map(({ number }) => number)
  return taken.includes(wanted) ? Math.max(...taken) + 1 : wanted
}
