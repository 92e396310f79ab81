import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { SEED_CONTENT } from '@/seed/content'
import { WORDS } from '../../../migrations/20261122_224500_seed_words'
import { leavesOf, type Tree } from './compare'

type Stems = { harder: RegExp; easier: RegExp; adapts: RegExp }

const STEMS: Record<Locale, Stems> = {
  EN: { harder: /hard|difficult/i, easier: /easier/, adapts: /adapt/ },
  DE: { harder: /schwer|schwierig/i, easier: /leichter/, adapts: /pass(t|en) sich/ },
  FR: { harder: /difficil|difficulté|corsent/i, easier: /faciles/, adapts: /adapte/ },
  ES: { harder: /difícil|dificultad|complica/i, easier: /fáciles/, adapts: /adapta/ },
  PT: { harder: /difíc|dificuldade|complica/i, easier: /fáceis/, adapts: /adapta/ },
  CN: { harder: /难/, easier: /容易/, adapts: /根据您的作答/ },
  HK: { harder: /難|深/, easier: /容易/, adapts: /按您的作答/ },
  JA: { harder: /難/, easier: /やさしい/, adapts: /回答に合わせて/ },
  KR: { harder: /어려|난이도/, easier: /쉬울/, adapts: /답에 맞춰/ },
}

const stepsOf = (locale: Locale): { text: string }[] =>
  Object.values(SEED_CONTENT[locale].landings).flatMap(({ blocks }) =>
    blocks
      .filter(({ type }) => type === 'steps')
      .flatMap((block) => (block as unknown as { items: { text: string }[] }).items),
  )

// The later parts of a three-stage test are easier after weak answers, and its last puzzles may follow one rule.
describe.each(LOCALES)('%s tells every taker the truth about what comes next', (locale) => {
  const { harder, easier, adapts } = STEMS[locale]
  const { instructions, encouragements } = SEED_CONTENT[locale].exam

  it('puzzles are called harder only where they are called easier, too', () => {
    const said = [...instructions, ...encouragements, ...stepsOf(locale)].map(({ text }) => text)
    expect(said.filter((text) => harder.test(text) && !easier.test(text))).toEqual([])
    expect(encouragements[0]?.text).toMatch(easier)
  })

  it('both landing pages say that the test adapts', () => {
    expect(stepsOf(locale).filter(({ text }) => adapts.test(text))).toHaveLength(2)
  })

  it('nothing is seeded that a migration took back', () => {
    const seeded = new Set(leavesOf(SEED_CONTENT[locale] as unknown as Tree).values())
    expect(WORDS.filter(([before]) => seeded.has(before))).toEqual([])
  })
})
