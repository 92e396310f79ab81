import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ANSWER_KINDS, DAILY_KINDS, foldGap, judge } from '@/domain/daily/question'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import facts from '@/seed/daily/facts.json'
import type { DailyFacts, DailyWords } from '@/seed/daily/seed-daily'

const all = facts as DailyFacts[]
const wordsIn = (locale: Locale): DailyWords =>
  JSON.parse(readFileSync(new URL(`../../../src/seed/daily/${locale}.json`, import.meta.url), 'utf8'))

describe('the questions of four weeks', () => {
  it('are twenty-eight, of all kinds and all ways to answer', () => {
    expect(all).toHaveLength(28)
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(DAILY_KINDS))
    expect(new Set(all.map(({ answerKind }) => answerKind))).toEqual(new Set(ANSWER_KINDS))
  })

  it('do not follow each other about the same', () => {
    const twice = all.filter(({ kind }, index) => kind === all[(index + 1) % all.length]?.kind)
    expect(twice).toEqual([])
  })

  it('have a source with its year, and an address where there is one to give', () => {
    for (const { source, url } of all) {
      expect(source).toMatch(/\((19|20)\d\d\)/)
      expect(source.length).toBeLessThanOrEqual(300)
      if (url !== null) expect(new URL(url).protocol).toBe('https:')
    }
  })
})

describe.each(LOCALES)('in %s', (locale) => {
  const words = wordsIn(locale)

  it.each(all.map((fact, index) => [index + 1, fact] as const))('question %i has one key', (place, fact) => {
    const told = words[place - 1]
    const options = (told?.options ?? []).map((_, number) => ({
      id: String(number),
      right: fact.right.includes(number),
    }))
    const accepted = fact.accepted?.[locale].split('\n') ?? []
    const key = { answerKind: fact.answerKind, options, accepted }
    if (fact.answerKind === 'gap') {
      expect(told?.question).toContain('___')
      expect(options).toEqual([])
      for (const spelling of accepted) expect(judge(key, spelling)).toBe(true)
    } else {
      expect(judge(key, fact.right.map(String))).toBe(true)
      expect(fact.right.length === 1).toBe(fact.answerKind === 'sel1')
      expect(options.length).toBeGreaterThan(fact.right.length)
      expect(new Set(told?.options).size).toBe(options.length)
    }
  })

  it('fits into the fields, and no gap gives itself away', () => {
    for (const [index, { question, options, analysis }] of words.entries()) {
      expect(question.length).toBeLessThanOrEqual(600)
      expect(analysis.length).toBeLessThanOrEqual(2000)
      for (const option of options) expect(option.length).toBeLessThanOrEqual(200)
      const [spelling] = all[index]?.accepted?.[locale].split('\n') ?? []
      if (spelling) expect(foldGap(question)).not.toContain(foldGap(spelling))
    }
  })
})
