import { describe, expect, it } from 'vitest'
import { readingMinutes } from '@/domain/centre/content'
import { mayOpen } from '@/domain/centre/levels'
import { indexOf, rankedBy } from '@/domain/centre/search'
import { indexedTerms, searchable, termsOf } from '@/domain/centre/search-terms'

describe('what somebody looks for', () => {
  it.each([
    ['', []],
    ['  \u200f ', []],
    ['Sleep, sleep!', ['sleep']],
    ['Café au lait', ['cafe', 'au', 'lait']],
    ['ＩＱ', ['iq']],
    ['Kündigung', ['kundigung']],
    ['Kuendigung', ['kundigung']],
    ['groß', ['gross']],
    ['the test', ['test']],
    ['mon compte', ['compte']],
    // Nothing but words that say nothing: better these than none.
    ['how long', ['how', 'long']],
    ['睡眠', ['睡眠']],
    ['删除账户', ['删除', '除账', '账户']],
    ['睡眠と気分', ['睡眠', 'と', '気分']],
    ['パスワードを忘れた', ['パスワード', 'を', '忘', 'れた']],
    ['Cookieを拒否', ['cookie', 'を', '拒否']],
    ['감정 읽기', ['감정', '읽기']],
    ['계정을 삭제', ['계정', '삭제']],
    ['비밀번호를 잊었어요', ['비밀번호', '잊']],
    ['카드가 거절됐어요', ['카드', '거절']],
    // A word that only looks like an ending stays.
    ['나이', ['나이']],
    ["100% 'or'", ['100']],
  ])('%j is looked for as %j', (query, terms) => {
    expect(termsOf(query).map(({ text }) => text)).toEqual(terms)
  })

  it('is at most so many terms, however long', () => {
    expect(termsOf('心'.repeat(10_000))).toHaveLength(1)
    expect(termsOf(Array.from({ length: 50 }, (_, at) => `word${at}`).join(' '))).toHaveLength(24)
  })

  it('is compared in one form', () => {
    expect(searchable('  ÉTÉ\n\u200eIQ ')).toBe('ete iq')
    expect(searchable('が')).toBe('が')
  })

  it('finds single characters of a text as well as pairs', () => {
    expect(indexedTerms('忘記 IQ').han).toEqual(['忘記', '忘', '記'])
  })
})

describe('the order of what is found', () => {
  const documents = [
    { id: 'title', title: 'A refund', text: 'Write to us.' },
    { id: 'text', title: 'Something else', text: 'Here is no refund, and no lemon.' },
    { id: 'other', title: 'A receipt', otherWords: 'invoice, bill', text: 'Written for you.' },
    { id: 'plain', title: 'A pear', summary: 'Of lemons', text: 'Write to us.' },
  ].map(indexOf)

  it.each([
    ['the title before the text', 'refund', ['title']],
    ['words that the document does not use itself', 'invoices', ['other']],
    ['the best where none has every word', 'invoice giraffe', ['other']],
    ['a rare word before a common one', 'write lemon', ['plain', 'text']],
    ['the beginning of a word', 'rec', ['other']],
    ['nothing for what stands nowhere', 'giraffe', []],
    ['nothing for signs alone', '???', []],
    ['nothing was looked for', ' \u200f ', null],
  ])('%s: %s', (_, query, ids) => {
    expect(rankedBy(documents, query)).toEqual(ids)
  })

  it.each([
    ['annuler', 'annulation'],
    ['Rückerstattung', 'Erstattung'],
    ['olvidé', 'olvidado'],
    ['멈췄어요', '멈춤'],
    ['계정삭제', '계정'],
    ['メールアドレス', 'アドレス'],
    ['注销', '怎样注销账号'],
  ])('%s is found as %s', (query, title) => {
    expect(rankedBy([indexOf({ id: 'it', title, text: '' })], query)).toEqual(['it'])
  })

  it.each([
    ['depression', 'press'],
    ['charge', 'change'],
    ['결제', '결과'],
    ['xylophone', 'phone'],
  ])('%s is not found as %s', (query, title) => {
    expect(rankedBy([indexOf({ id: 'it', title, text: '' })], query)).toEqual([])
  })
})

describe('who may open what', () => {
  it.each([
    ['open', 'open', true],
    ['registered', 'open', false],
    ['registered', 'registered', true],
    ['premium', 'registered', false],
    ['basic', 'premium', true],
  ] as const)('what needs %s, with %s: %s', (needs, has, expected) => {
    expect(mayOpen({ needs, has })).toBe(expected)
  })
})

describe('how long a text takes', () => {
  it.each([
    ['', 1],
    ['word '.repeat(660), 3],
    ['心理学'.repeat(300), 2],
    ['단어 '.repeat(440), 2],
  ])('is told in whole minutes', (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes)
  })
})
