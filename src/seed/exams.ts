import type { Payload, PayloadRequest } from 'payload'
import { DEFAULT_TIERS, type Part, SKU_TIERS, type SkuTier } from '@/domain/catalog/parts'
import { type BuiltKind, QUESTIONNAIRE_KINDS, type QuestionnaireKind } from '@/domain/exam/kinds'
import type { Locale } from '@/domain/locale/locales'
import { FORM_SETTINGS } from '@/domain/settings'
import { writeInNine } from '@/services/editing/write-in-nine'
import { EXAM_WORDS, type ExamWords } from './exam-words'
import { inLocale, instrumentDocument } from './instruments/documents'
import { tierPrices } from './prices'

type At = { payload: Payload; req: PayloadRequest }

const PUBLISHED = { _status: 'published' as const }

/** By which number visitors know them. */
const NUMBERS: Record<QuestionnaireKind, number> = { types16: 2, eq: 3, left_right: 4 }

/** The questionnaires: each a test with its instrument, its parts and tiers. Gives their exams by kind. */
export const seedQuestionnaires = async (at: At): Promise<Map<QuestionnaireKind, string>> => {
  const exams = new Map<QuestionnaireKind, string>()
  for (const kind of QUESTIONNAIRE_KINDS) exams.set(kind, await seedQuestionnaire(at, kind))
  return exams
}

const seedQuestionnaire = async (at: At, kind: QuestionnaireKind): Promise<string> => {
  const words: Record<Locale, ExamWords> = EXAM_WORDS[kind]
  const { id: exam } = await writeInNine(at, {
    collection: 'exams',
    data: (locale) => ({
      number: NUMBERS[kind],
      kind,
      ...words[locale].exam,
      form: { timeLimitMinutes: FORM_SETTINGS.timeLimitMinutes.default, design: 'linear' as const },
      ...PUBLISHED,
    }),
  })
  const document = instrumentDocument(kind)
  await writeInNine(at, {
    collection: 'instruments',
    data: (locale) => ({ ...(inLocale(document, locale) as object), exam, ...PUBLISHED }),
  })
  for (const part of Object.keys(words.EN.parts) as Part[]) {
    await writeInNine(at, {
      collection: 'report-parts',
      data: (locale) => ({ part, ...words[locale].parts[part] }),
    })
  }
  await seedTiers(at, { exam, kind, words: (locale) => words[locale].skus })
  return exam
}

type Tiers = {
  exam: string
  kind: BuiltKind
  words: (locale: Locale) => Partial<Record<SkuTier, { name: string; description: string }>>
}

/** The report tiers of one test, with their prices. */
export const seedTiers = async (at: At, { exam, kind, words }: Tiers): Promise<void> => {
  const parts: Partial<Record<SkuTier, readonly Part[]>> = DEFAULT_TIERS[kind]
  for (const tier of SKU_TIERS) {
    const prices = tierPrices(kind, tier)
    if (!prices) continue
    await writeInNine(at, {
      collection: 'skus',
      data: (locale) => ({
        ...words(locale)[tier],
        exam,
        tier,
        parts: [...(parts[tier] ?? [])],
        prices: Object.entries(prices).map(([currency, amount]) => ({ currency, amount })),
        mostPopular: false,
        active: true,
        ...PUBLISHED,
      }),
    })
  }
}
