import { describe, expect, it } from 'vitest'
import { readingMinutes } from '@/domain/centre/content'
import { mayOpen } from '@/domain/centre/levels'
import { searchable, termsOf } from '@/domain/centre/search'

describe('what somebody looks for', () => {
  it.each([
    ['', []],
    ['  \u200f ', []],
    ['Sleep, sleep!', ['sleep']],
    ['Café au lait', ['cafe', 'au', 'lait']],
    ['ＩＱ', ['iq']],
    ['睡眠', ['睡眠']],
    ['睡眠と気分', ['睡眠', '眠と', 'と気', '気分']],
    ['감정 읽기', ['감정', '읽기']],
    ["100% 'or'", ['100', 'or']],
  ])('%j is looked for as %j', (query, terms) => {
    expect(termsOf(query)).toEqual(terms)
  })

  it('is at most twelve terms, however long', () => {
    expect(termsOf('心'.repeat(10_000))).toHaveLength(1)
    expect(termsOf(Array.from({ length: 50 }, (_, at) => `word${at}`).join(' '))).toHaveLength(12)
  })

  it('is compared in one form', () => {
    expect(searchable('  ÉTÉ\n\u200eIQ ')).toBe('ete iq')
    expect(searchable('が')).toBe('が')
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
