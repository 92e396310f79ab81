/** How a text is compared with what somebody looks for: one form of each character, lower case, without marks. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/[ßœæøłı]/g, (letter) => FOLDED[letter] ?? letter)
    .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const FOLDED: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ı: 'i' }

/**
 * How a term is compared: a Chinese character or two (`han`), a word between two changes of script (`katakana`,
 * `hiragana`), a Korean word without its ending (`hangul`), a word of any script with blanks (`word`).
 */
export type Script = 'han' | 'katakana' | 'hiragana' | 'hangul' | 'word'
export type Term = { script: Script; text: string }

const RUNS =
  /(?<han>[\p{Script=Han}々〆]+)|(?<katakana>[\p{Script=Katakana}ー]+)|(?<hiragana>\p{Script=Hiragana}+)|(?<hangul>\p{Script=Hangul}+)|(?<word>(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}々〆ー])[\p{L}\p{M}\p{N}])+)/gu

/** Enough for a sentence; what comes after it adds nothing. */
const MOST_TERMS = 24

/** What of a query is looked for, each once. Empty: there is no word in it. */
export const termsOf = (query: string): Term[] => {
  const terms = runsOf(query).flatMap(({ script, text }): Term[] => {
    if (script !== 'han') return [{ script, text }]
    return (text.length === 1 ? [text] : pairsOf(text)).map((pair) => ({ script, text: pair }))
  })
  const telling = terms.filter(({ text }) => !EMPTY.has(text))
  return uniqueBy(telling.length > 0 ? telling : terms).slice(0, MOST_TERMS)
}

/** Words that say nothing of what is looked for, in the languages with blanks, as they are compared. */
const EMPTY = new Set(
  [
    'a an the my your i me we you it is are was do does did how what when where why can could to of in on for at by not no and or with t s m long take takes',
    'ich mein meine meinen mir mich der die das den dem ein eine einen wie was wo wann kann nicht kein keine habe hat ist sind wird wurde und oder zu mit auf fur lang lange dauert',
    'je j mon ma mes me le la les l un une de du des d et ou est ce c que qu comment pas n ai a ne puis etre avec dans pour sur combien temps dure',
    'mi mis el la los las un una de del y o es se me lo no que como cual he ha puedo yo en con por para cuanto tiempo dura tarda',
    'o os as um uma meu minha meus minhas do da dos das e ou nao me que como eu em com por para posso quanto tempo dura demora',
  ]
    .join(' ')
    .split(' '),
)

/** What of a text may be found, by script, each once: of Chinese characters every pair and every single one. */
export const indexedTerms = (text: string): Record<Script, string[]> => {
  const found: Record<Script, Set<string>> = {
    han: new Set(),
    katakana: new Set(),
    hiragana: new Set(),
    hangul: new Set(),
    word: new Set(),
  }
  for (const { script, text: run } of runsOf(text))
    for (const term of script === 'han' ? [...pairsOf(run), ...run] : [run]) found[script].add(term)
  return {
    han: [...found.han],
    katakana: [...found.katakana],
    hiragana: [...found.hiragana],
    hangul: [...found.hangul],
    word: [...found.word],
  }
}

const runsOf = (text: string): Term[] =>
  [...searchable(text).matchAll(RUNS)].flatMap(({ groups = {} }): Term[] => {
    const [script, run] = Object.entries(groups).find(([, found]) => found !== undefined) as [Script, string]
    if (script === 'hangul') return [{ script, text: withoutEnding(run) }]
    if (script === 'word') return [{ script, text: withoutUmlaut(run) }]
    return [{ script, text: run }]
  })

const pairsOf = (run: string): string[] => {
  const characters = [...run]
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

/** Who has no ü on the keyboard writes ue; the marks themselves are gone by now, on both sides. */
const withoutUmlaut = (word: string): string => word.replace(/([aou])e/g, '$1')

/** Endings of verbs, then particles of nouns, the longest first. What is left has at least so many syllables. */
const ENDINGS: [ending: RegExp, least: number][] = [
  [
    /(?:했습니다|하였습니다|되었습니다|했는데요?|하려면|하려고|하는데|하나요|하세요|합니다|됩니다|했어요|해주세요|해요|하고|하기|하는|하면|해야|했다|하다|한|할|함|됐어요|되었어요|되나요|돼요|된|될|되는)$/,
    2,
  ],
  [
    /(?:[었았였]는데요?|[었았였]습니다|[었았였]어요|[었았였]나요|[었았였]다|[었았였]을|버렸어요|버린|습니다|인가요|은가요|을까요|나요|네요|어요|아요|려면|어야|지만|는데|으면|거나)$/,
    1,
  ],
  [
    /(?:에서는|으로는|에게서|이라는|이라고|에서|에게|한테|으로|까지|부터|처럼|보다|마다|밖에|이나|라도|라고|이랑|은|는|이|가|을|를|에|의|와|과|도|로|만|나|랑|요)$/,
    2,
  ],
]

const withoutEnding = (word: string): string => {
  for (const [ending, least] of ENDINGS) {
    const left = word.replace(ending, '')
    if (left !== word && left.length >= least) return left
  }
  return word
}

const uniqueBy = (terms: Term[]): Term[] => [
  ...new Map(terms.map((term) => [`${term.script} ${term.text}`, term])).values(),
]
