import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { NAMESPACES } from '@/i18n/namespaces'
import { leavesOf, problemsOf, type Tree } from './compare'

const at = (path: string): URL => new URL(`../../../${path}`, import.meta.url)
const read = (path: string): Tree => JSON.parse(readFileSync(at(path), 'utf8')) as Tree
const readFolder = (path: string): Tree =>
  Object.fromEntries(
    readdirSync(at(path)).map((file) => [file.replace(/\.json$/, ''), read(`${path}/${file}`)]),
  )
/** A folder of words, one file a locale, or those in it. */
const wordFolders = (path: string): string[] => {
  const inside = readdirSync(at(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`)
  return inside.length > 0 ? inside : [path]
}
const textOf = (tree: Tree): string => [...leavesOf(tree).values()].join('\n')

describe('the namespaces', () => {
  it('are files of nine folders', () =>
    expect(readdirSync(at('locales')).sort()).toEqual([...LOCALES].sort()))

  it.each(LOCALES)('are the files of %s, one each, and it has no other', (locale) => {
    expect(readdirSync(at(`locales/${locale}`)).sort()).toEqual(
      NAMESPACES.map((name) => `${name}.json`).sort(),
    )
  })
})

describe.each<readonly [string, (locale: Locale) => Tree]>([
  ['locales', (locale: Locale) => readFolder(`locales/${locale}`)],
  ...['content', 'daily', 'exams', 'instruments', 'landings/words', 'terms']
    .flatMap((name) => wordFolders(`src/seed/${name}`))
    .map((folder) => [folder, (locale: Locale) => read(`${folder}/${locale}.json`)] as const),
])('%s', (folder, of) => {
  it.each(LOCALES)('%s has every text, in its language, with the arguments of EN', (locale) => {
    const problems = problemsOf({ locale, texts: of(locale), english: of('EN') })
    expect(problems, `${locale} of ${folder} has ${problems.length} problems`).toEqual([])
  })

  it.each([
    ['CN', /[们这对为时]/],
    ['HK', /[們這對為時]/],
    ['JA', /\p{sc=Hiragana}/u],
    ['KR', /\p{sc=Hangul}/u],
  ] as [Locale, RegExp][])('%s is written in its script', (locale, script) => {
    expect(textOf(of(locale))).toMatch(script)
  })
})

describe('a planted mistake is found', () => {
  const english: Tree = {
    hello: 'Hello {name}',
    count: '{n, plural, one {# question} other {# questions}}',
    terms: 'I accept the <terms>terms</terms>',
    list: ['First', 'Second'],
    page: { blocks: [{ type: 'hero' }] },
  }
  const german: Tree = {
    hello: 'Guten Tag, {name}',
    count: '{n, plural, one {# Frage} other {# Fragen}}',
    terms: 'Ich stimme den <terms>Bedingungen</terms> zu',
    list: ['Erstens', 'Zweitens'],
    page: { blocks: [{ type: 'hero' }] },
  }
  const found = (change: Tree, locale: Locale = 'DE') =>
    problemsOf({ locale, english, texts: { ...german, ...change } as Tree })

  it('and a sound translation is not', () => expect(found({})).toEqual([]))

  it.each([
    ['a missing argument', { hello: 'Guten Tag' }, 'hello: takes {}, EN takes {name}'],
    ['a translated argument', { hello: 'Guten Tag, {namen}' }, 'hello: takes {namen}, EN takes {name}'],
    ['a plural without its plural', { count: '{n} Fragen' }, 'count: takes {n}, EN takes {n: plural}'],
    ['a lost tag', { terms: 'Ich stimme zu' }, 'terms: takes {}, EN takes {terms: tag}'],
    ['a broken message', { hello: 'Guten Tag, {name' }, 'hello: not an ICU message'],
    ['an empty text', { hello: ' ' }, 'hello: empty'],
    ['a text left in English', { hello: 'Hello {name}' }, 'hello: left in English: "Hello"'],
    ['half a text in English', { hello: 'Guten Tag and welcome, {name}' }, 'hello: English inside: "and"'],
    ['a missing row', { list: ['Erstens'] }, 'list.1: missing'],
    ['a row too many', { list: ['Erstens', 'Zweitens', 'Drittens'] }, 'list.2: not in EN'],
    [
      'a translated token',
      { page: { blocks: [{ type: 'held' }] } },
      'page.blocks.0.type: "held" must stay "hero"',
    ],
    [
      'a foreign plural form',
      { count: '{n, plural, few {#} other {# Fragen}}' },
      'count: {n} has the plural form "few"',
    ],
    ['Chinese in German', { hello: '你好 {name}' }, 'hello: “你” is not of this script'],
  ] as [string, Tree, string][])('%s', (_, change, problem) => {
    expect(found(change).join('\n')).toContain(problem)
  })

  it.each([
    ['FR', 'Bonjour {name} !', '!'],
    ['FR', 'Bonjour\u00A0: {name}', ':'],
    ['FR', 'Bonjour « {name}\u202F»', '«'],
    ['FR', 'Bonjour n° {name}', 'n° '],
    ['PT', 'Olá, “{name}”', '“'],
    ['CN', '您好 {name}', '好 {'],
  ] as [Locale, string, string][])('signs that are set as elsewhere, in %s: %s', (locale, hello, sign) => {
    expect(found({ hello }, locale).join('\n')).toContain(`hello: “${sign}” is not set so in ${locale}`)
  })

  it.each([
    ['CN', '這是測試 {name}', '這'],
    ['HK', '这是测试 {name}', '这'],
    ['JA', '这是测试 {name}', '这'],
    ['KR', '測試 {name}', '測'],
    ['CN', 'テスト {name}', 'テ'],
  ] as [Locale, string, string][])('the wrong script in %s', (locale, hello, char) => {
    expect(found({ hello }, locale).join('\n')).toContain(`hello: “${char}” is not of this script`)
  })
})
