import type { Locale } from '@/domain/locale/locales'
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

/** What the instruments of a new installation say, by kind and language. */
export const WORDS: {
  types16: Record<Locale, Types16Words>
  eq: Record<Locale, EqWords>
  left_right: Record<Locale, LeftRightWords>
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
}
