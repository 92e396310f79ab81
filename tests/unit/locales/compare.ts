import {
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import type { Locale } from '@/domain/locale/locales'
import { tagOf } from '@/domain/locale/locales'
import { ENGLISH, HAN, NOT_JAPANESE, OWN_ARGUMENTS, SAME_WORDS, TOKENS, TYPOGRAPHY } from './language'

export type Tree = { [key: string]: Tree | string } | (Tree | string)[]

/** What is wrong with a locale's texts, one sentence each, held against the English ones. */
export const problemsOf = ({
  locale,
  texts,
  english,
}: {
  locale: Locale
  texts: Tree
  english: Tree
}): string[] => {
  const [mine, source] = [leavesOf(texts), leavesOf(english)]
  const missing = [...source.keys()].filter((path) => !mine.has(path)).map((path) => `${path}: missing`)
  const extra = [...mine.keys()].filter((path) => !source.has(path)).map((path) => `${path}: not in EN`)
  const wrong = [...mine].flatMap(([path, text]) => {
    const original = source.get(path)
    if (original === undefined) return []
    const problem = TOKENS.test(path)
      ? text === original || `"${text}" must stay "${original}"`
      : problemOf({ locale, text, original })
    return problem === true ? [] : [`${path}: ${problem}`]
  })
  return [...missing, ...extra, ...wrong]
}

/** Every text by its path: `pay.tiers.title`, `landings.new.blocks.0.heading`. */
export const leavesOf = (tree: Tree | string, path = ''): Map<string, string> =>
  typeof tree === 'string'
    ? new Map([[path, tree]])
    : new Map(
        Object.entries(tree).flatMap(([key, inner]) => [...leavesOf(inner, path ? `${path}.${key}` : key)]),
      )

const problemOf = ({
  locale,
  text,
  original,
}: {
  locale: Locale
  text: string
  original: string
}): string | true => {
  if (text.trim() === '') return 'empty'
  const [mine, source] = [read({ text, locale }), read({ text: original, locale: 'EN' })]
  if (typeof mine === 'string') return mine
  if (typeof source === 'string') return `EN: ${source}`
  const own = OWN_ARGUMENTS[locale] ?? {}
  const nameOf = (name: string) => (source.args.has(name) ? name : (own[name] ?? name))
  const given = [...new Set([...mine.args].map(nameOf))].sort().join(', ')
  const wanted = [...source.args].sort().join(', ')
  if (given !== wanted) return `takes {${given}}, EN takes {${wanted}}`
  if (locale === 'EN') return true
  const problem = languageProblem({ locale, words: mine.words, same: text === original })
  const [sign] = TYPOGRAPHY[locale]?.exec(text) ?? []
  if (problem === true && sign) return `“${sign}” is not set so in ${locale}: "${text}"`
  return problem
}

const languageProblem = ({
  locale,
  words,
  same,
}: {
  locale: Locale
  words: string
  same: boolean
}): string | true => {
  const foreign = (words.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => !isShared(word, locale))
  if (same && foreign.length > 0) return `left in English: "${words}"`
  const [english] = words.match(ENGLISH) ?? []
  if (english) return `English inside: "${english}" in "${words}"`
  return scriptProblem({ locale, words })
}

const isShared = (word: string, locale: Locale): boolean =>
  SAME_WORDS.all.includes(word) || (SAME_WORDS[locale] ?? []).includes(word.toLowerCase())

const scriptProblem = ({ locale, words }: { locale: Locale; words: string }): string | true => {
  const strange = strangersOf(locale).exec(words)?.[0]
  return strange ? `“${strange}” is not of this script: "${words}"` : true
}

/** Characters that a text of this locale cannot hold. */
const strangersOf = (locale: Locale): RegExp => {
  switch (locale) {
    case 'CN':
      return new RegExp(`[${HAN.traditional}]|\\p{sc=Hiragana}|\\p{sc=Katakana}|\\p{sc=Hangul}`, 'u')
    case 'HK':
      return new RegExp(`[${HAN.simplified}]|\\p{sc=Hiragana}|\\p{sc=Katakana}|\\p{sc=Hangul}`, 'u')
    case 'JA':
      return new RegExp(`[${NOT_JAPANESE}]|\\p{sc=Hangul}`, 'u')
    case 'KR':
      return /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u
    default:
      return /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|\p{sc=Cyrillic}/u
  }
}

type Read = { args: Set<string>; words: string }

/** A message's arguments with their kinds, and its words without them; or a sentence on what is wrong with it. */
const read = ({ text, locale }: { text: string; locale: Locale }): Read | string => {
  let elements: MessageFormatElement[]
  try {
    elements = parse(text)
  } catch (error) {
    return `not an ICU message (${error instanceof Error ? error.message : error}): "${text}"`
  }
  const categories = new Intl.PluralRules(tagOf(locale)).resolvedOptions().pluralCategories as string[]
  const args = new Set<string>()
  const words: string[] = []
  const problems: string[] = []
  const walk = (inner: MessageFormatElement[]): void => {
    for (const element of inner) {
      if (element.type === TYPE.literal) words.push(element.value)
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      args.add(
        isSelectElement(element)
          ? `${element.value}: ${Object.keys(element.options).sort().join('|')}`
          : `${element.value}${KINDS[element.type] ?? ''}`,
      )
      if (element.type === TYPE.tag) walk(element.children)
      if (!isPluralElement(element) && !isSelectElement(element)) continue
      for (const [name, { value }] of Object.entries(element.options)) {
        const known = isSelectElement(element) || name.startsWith('=') || categories.includes(name)
        if (!known) problems.push(`{${element.value}} has the plural form "${name}", which ${locale} lacks`)
        walk(value)
      }
    }
  }
  walk(elements)
  return problems[0] ?? { args, words: words.join(' ').trim() }
}

const KINDS: Partial<Record<TYPE, string>> = {
  [TYPE.number]: ': number',
  [TYPE.date]: ': date',
  [TYPE.time]: ': time',
  [TYPE.plural]: ': plural',
  [TYPE.tag]: ': tag',
}
