import type { Part, SkuTier } from '@/domain/catalog/parts'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import type { Locale } from '@/domain/locale/locales'
import eqCN from './exams/eq/CN.json'
import eqDE from './exams/eq/DE.json'
import eqEN from './exams/eq/EN.json'
import eqES from './exams/eq/ES.json'
import eqFR from './exams/eq/FR.json'
import eqHK from './exams/eq/HK.json'
import eqJA from './exams/eq/JA.json'
import eqKR from './exams/eq/KR.json'
import eqPT from './exams/eq/PT.json'
import leftRightCN from './exams/left_right/CN.json'
import leftRightDE from './exams/left_right/DE.json'
import leftRightEN from './exams/left_right/EN.json'
import leftRightES from './exams/left_right/ES.json'
import leftRightFR from './exams/left_right/FR.json'
import leftRightHK from './exams/left_right/HK.json'
import leftRightJA from './exams/left_right/JA.json'
import leftRightKR from './exams/left_right/KR.json'
import leftRightPT from './exams/left_right/PT.json'
import types16CN from './exams/types16/CN.json'
import types16DE from './exams/types16/DE.json'
import types16EN from './exams/types16/EN.json'
import types16ES from './exams/types16/ES.json'
import types16FR from './exams/types16/FR.json'
import types16HK from './exams/types16/HK.json'
import types16JA from './exams/types16/JA.json'
import types16KR from './exams/types16/KR.json'
import types16PT from './exams/types16/PT.json'

type Titled = { title: string; text: string }
type Named = { name: string; content: string }
type Block = { type: string } & Record<string, unknown>

/** An editor's words of one of the other tests, one file a locale. */
export type ExamWords = {
  exam: { title: string; summary: string; duration: string; instructions: Titled[]; encouragements: Titled[] }
  landing: { title: string; description: string; blocks: Block[] }
  skus: Partial<Record<SkuTier, { name: string; description: string }>>
  parts: Partial<Record<Part, Named>>
}

/** What the other tests of a new installation say, by kind and language. */
export const EXAM_WORDS = {
  types16: {
    EN: types16EN,
    CN: types16CN,
    FR: types16FR,
    ES: types16ES,
    JA: types16JA,
    HK: types16HK,
    DE: types16DE,
    PT: types16PT,
    KR: types16KR,
  },
  eq: { EN: eqEN, CN: eqCN, FR: eqFR, ES: eqES, JA: eqJA, HK: eqHK, DE: eqDE, PT: eqPT, KR: eqKR },
  left_right: {
    EN: leftRightEN,
    CN: leftRightCN,
    FR: leftRightFR,
    ES: leftRightES,
    JA: leftRightJA,
    HK: leftRightHK,
    DE: leftRightDE,
    PT: leftRightPT,
    KR: leftRightKR,
  },
} satisfies Record<QuestionnaireKind, Record<Locale, ExamWords>>
