import type { InNine } from '../words/languages'

/**
 * How a distractor went wrong. Apart from the other labels, which the admin's scripts carry: those lie where anybody can
 * fetch them, and nothing about options may stand there.
 */
export const DISTRACTOR_ERRORS = {
  repetition: {
    en: 'Repeats a visible panel',
    zh: '重复已有图格',
    fr: 'Répète une case visible',
    es: 'Repite una casilla visible',
    ja: '見えているマスの繰り返し',
    'zh-TW': '重複已有圖格',
    de: 'Wiederholt ein sichtbares Feld',
    pt: 'Repete uma casa visível',
    ko: '보이는 칸의 반복',
  },
  'incomplete-correlate': {
    en: 'Follows only some rules',
    zh: '只满足部分规则',
    fr: 'Ne suit qu’une partie des règles',
    es: 'Sigue solo algunas reglas',
    ja: '規則の一部だけに従う',
    'zh-TW': '只符合部分規則',
    de: 'Befolgt nur einen Teil der Regeln',
    pt: 'Segue apenas algumas regras',
    ko: '일부 규칙만 따름',
  },
  'wrong-principle': {
    en: 'Follows a wrong rule',
    zh: '采用了错误规则',
    fr: 'Suit une mauvaise règle',
    es: 'Sigue una regla equivocada',
    ja: '誤った規則に従う',
    'zh-TW': '採用了錯誤規則',
    de: 'Befolgt eine falsche Regel',
    pt: 'Segue uma regra errada',
    ko: '잘못된 규칙을 따름',
  },
  difference: {
    en: 'Merely looks different',
    zh: '只是看起来不同',
    fr: 'Simplement différente',
    es: 'Solo es diferente',
    ja: '単に見た目が違う',
    'zh-TW': '只是看起來不同',
    de: 'Sieht nur anders aus',
    pt: 'Apenas parece diferente',
    ko: '단순히 달라 보임',
  },
} as const satisfies Record<string, InNine>
