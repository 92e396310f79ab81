import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import type { AttributeKey } from '@/domain/matrices/attributes'
import { deriveExplanation } from '@/domain/matrices/explain/derive-explanation'
import type { ExplanationStep } from '@/domain/matrices/explain/explanation'
import type { Say } from '@/domain/matrices/explain/say'
import { sayMiss } from '@/domain/matrices/explain/say-miss'
import { sayStep } from '@/domain/matrices/explain/say-step'
import { BLUEPRINTS } from '@/domain/matrices/generate/blueprint'
import { generateItem } from '@/domain/matrices/generate/generate-item'
import { SHAPES } from '@/domain/matrices/panel'
import { explainItem } from './explain-item'
import { misses, steps, told, voiceOf } from './grammar-steps'

const voices = new Map<Locale, Say>()
beforeAll(async () => {
  for (const locale of LOCALES) voices.set(locale, await voiceOf(locale))
})

const BROKEN = /[{}#<>]|undefined|null|NaN|\bexplain\.\w| {2}| [.,。、]|[:：]\s*[.。]/
const isBroken = (sentence: string) => BROKEN.test(sentence) || !/.{5}[.。]$/.test(sentence)

describe.each(LOCALES)('in %s', (locale) => {
  it('every rule, direction and attribute of the grammar has its sentences', () => {
    expect(steps.length).toBeGreaterThan(300)
    const texts = steps.map((step) => told(step, voices.get(locale)!))
    expect(texts.filter((sentences) => sentences.length < 2)).toEqual([])
    expect(texts.flat().filter(isBroken)).toEqual([])
  })

  it('every way to miss a rule has its sentences', () => {
    const texts = misses.map((missed) => sayMiss({ ...missed, say: voices.get(locale)! }))
    expect(texts.map(({ length }) => length)).toEqual(misses.map(({ miss }) => (miss.slip ? 2 : 1)))
    expect(texts.flat().filter(isBroken)).toEqual([])
  })

  it('no two steps are told alike, but where the part goes without saying', () => {
    const said = new Map<string, Set<string>>()
    for (const step of steps) {
      const text = told(step, voices.get(locale)!).join(' ')
      said.set(text, (said.get(text) ?? new Set()).add(withoutPart(step)))
    }
    expect([...said].filter(([, different]) => different.size > 1).map(([text]) => text)).toEqual([])
  })
})

/** Where an item with an inner figure has nothing else that could be meant, or the grammar allows it no inner figure. */
const withoutPart = ({ part, ...step }: ExplanationStep): string => {
  const isPlain = PLAIN.includes(step.attribute) || step.rule === 'distribute-two' || step.values[2] === null
  return JSON.stringify([step, isPlain && part === 'outer' ? 'figure' : part])
}
const PLAIN: readonly AttributeKey[] = ['figure.size', 'figure.count', 'figure.slots']

describe('the nine locales', () => {
  it('tell every step in nine ways', () => {
    const alike = steps.filter((step) => {
      const texts = LOCALES.map((locale) => told(step, voices.get(locale)!).join(' '))
      return new Set(texts).size < LOCALES.length
    })
    expect(alike).toEqual([])
  })

  it('name the value that is demanded', () => {
    const item = (id: string) =>
      generateItem({ seed: 'words', blueprint: BLUEPRINTS.find((one) => one.id === id)! })
    const sum = item('count:arithmetic')
    const [step] = deriveExplanation(sum)!.steps
    const [a, b, c] = step!.values
    const equation = step!.by === 1 ? `${a} + ${b} = ${c}` : `${a} − ${b} = ${c}`
    for (const locale of LOCALES) {
      const say = voices.get(locale)!
      const sentences = explainItem({ item: sum, say })
      expect(sentences[1]).toContain(equation)
      expect(sentences[2]).toContain(String(c))
      const shape = deriveExplanation(item('shape:distribute-three'))!.steps[0]!
      const names = sayStep({ step: shape, say })
      const words = shape.values.map((value) => say(`shape.${SHAPES[value!]!}`))
      for (const word of words) expect(names.rule).toContain(word)
      expect(names.result.join()).toContain(words.at(-1))
    }
  })

  it('say nothing of an item that no rule explains', () => {
    const panels = [1, 2, 3, 4, 1, 6, 2, 8].map((count) => ({
      figure: { shape: 'circle', fill: 'dark', count } as const,
    }))
    expect(
      explainItem({ item: { panels, options: panels.slice(0, 6), key: 0 }, say: voices.get('EN')! }),
    ).toEqual([])
  })
})
