import type { Locale } from '@/domain/locale/locales'
import depressionCN from './depression/CN.json'
import depressionDE from './depression/DE.json'
import depressionEN from './depression/EN.json'
import depressionES from './depression/ES.json'
import depressionFR from './depression/FR.json'
import depressionHK from './depression/HK.json'
import depressionJA from './depression/JA.json'
import depressionKR from './depression/KR.json'
import depressionPT from './depression/PT.json'
import eqCN from './eq/CN.json'
import eqDE from './eq/DE.json'
import eqEN from './eq/EN.json'
import eqES from './eq/ES.json'
import eqFR from './eq/FR.json'
import eqHK from './eq/HK.json'
import eqJA from './eq/JA.json'
import eqKR from './eq/KR.json'
import eqPT from './eq/PT.json'
import leftRightCN from './left_right/CN.json'
import leftRightDE from './left_right/DE.json'
import leftRightEN from './left_right/EN.json'
import leftRightES from './left_right/ES.json'
import leftRightFR from './left_right/FR.json'
import leftRightHK from './left_right/HK.json'
import leftRightJA from './left_right/JA.json'
import leftRightKR from './left_right/KR.json'
import leftRightPT from './left_right/PT.json'
import mapCN from './map/CN.json'
import mapDE from './map/DE.json'
import mapEN from './map/EN.json'
import mapES from './map/ES.json'
import mapFR from './map/FR.json'
import mapHK from './map/HK.json'
import mapJA from './map/JA.json'
import mapKR from './map/KR.json'
import mapPT from './map/PT.json'
import psychologyCN from './psychology/CN.json'
import psychologyDE from './psychology/DE.json'
import psychologyEN from './psychology/EN.json'
import psychologyES from './psychology/ES.json'
import psychologyFR from './psychology/FR.json'
import psychologyHK from './psychology/HK.json'
import psychologyJA from './psychology/JA.json'
import psychologyKR from './psychology/KR.json'
import psychologyPT from './psychology/PT.json'
import types16CN from './types16/CN.json'
import types16DE from './types16/DE.json'
import types16EN from './types16/EN.json'
import types16ES from './types16/ES.json'
import types16FR from './types16/FR.json'
import types16HK from './types16/HK.json'
import types16JA from './types16/JA.json'
import types16KR from './types16/KR.json'
import types16PT from './types16/PT.json'

type By<Value> = Record<string, Value>

export type Types16Words = {
  /** The statement at the left and the one at the right. */
  items: By<string[]>
  axes: By<Record<'name' | 'first' | 'second' | 'firstText' | 'secondText' | 'middleText', string>>
  types: By<Record<'name' | 'summary' | 'strengths' | 'work' | 'relations' | 'growth', string>>
}

export type EqWords = {
  items: By<string>
  situations: By<{ text: string; options: string[] }>
  /** By scale; `low`, `middle` and `high` are its bands. */
  facets: By<By<string>>
  overallName: string
  overall: By<string>
  note: string
}

export type LeftRightWords = {
  items: By<string>
  styleName: string
  bands: By<Record<'name' | 'text' | 'try', string>>
  free: By<string>
  note: string
}

/** What the later questionnaires say: each item, scale and band by its id, and whatever else its rules ask for by name. */
export type PlainWords = {
  items: By<string | { text: string; options: string[] }>
  scales: By<{
    name: string
    about: string
    near?: string
    bands: By<{ name?: string; text: string; tip?: string; free?: string; seek?: string }>
  }>
  note: string
  phrases: By<string>
}

/** What the instruments of a new installation say, by kind and language. */
export const WORDS: {
  types16: Record<Locale, Types16Words>
  eq: Record<Locale, EqWords>
  left_right: Record<Locale, LeftRightWords>
  depression: Record<Locale, PlainWords>
  psychology: Record<Locale, PlainWords>
  map: Record<Locale, PlainWords>
} = {
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
}
