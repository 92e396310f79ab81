import type { Part, SkuTier } from '@/domain/catalog/parts'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import type { Locale } from '@/domain/locale/locales'
import depressionCN from './exams/depression/CN.json'
import depressionDE from './exams/depression/DE.json'
import depressionEN from './exams/depression/EN.json'
import depressionES from './exams/depression/ES.json'
import depressionFR from './exams/depression/FR.json'
import depressionHK from './exams/depression/HK.json'
import depressionJA from './exams/depression/JA.json'
import depressionKR from './exams/depression/KR.json'
import depressionPT from './exams/depression/PT.json'
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
import mapCN from './exams/map/CN.json'
import mapDE from './exams/map/DE.json'
import mapEN from './exams/map/EN.json'
import mapES from './exams/map/ES.json'
import mapFR from './exams/map/FR.json'
import mapHK from './exams/map/HK.json'
import mapJA from './exams/map/JA.json'
import mapKR from './exams/map/KR.json'
import mapPT from './exams/map/PT.json'
import psychologyCN from './exams/psychology/CN.json'
import psychologyDE from './exams/psychology/DE.json'
import psychologyEN from './exams/psychology/EN.json'
import psychologyES from './exams/psychology/ES.json'
import psychologyFR from './exams/psychology/FR.json'
import psychologyHK from './exams/psychology/HK.json'
import psychologyJA from './exams/psychology/JA.json'
import psychologyKR from './exams/psychology/KR.json'
import psychologyPT from './exams/psychology/PT.json'
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
  depression: {
    EN: depressionEN,
    CN: depressionCN,
    FR: depressionFR,
    ES: depressionES,
    JA: depressionJA,
    HK: depressionHK,
    DE: depressionDE,
    PT: depressionPT,
    KR: depressionKR,
  },
  psychology: {
    EN: psychologyEN,
    CN: psychologyCN,
    FR: psychologyFR,
    ES: psychologyES,
    JA: psychologyJA,
    HK: psychologyHK,
    DE: psychologyDE,
    PT: psychologyPT,
    KR: psychologyKR,
  },
  map: {
    EN: mapEN,
    CN: mapCN,
    FR: mapFR,
    ES: mapES,
    JA: mapJA,
    HK: mapHK,
    DE: mapDE,
    PT: mapPT,
    KR: mapKR,
  },
} satisfies Record<QuestionnaireKind, Record<Locale, ExamWords>>
