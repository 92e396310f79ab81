import { createTranslator } from 'next-intl'
import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALES, type Locale, tagOf } from '@/domain/locale/locales'
import {
  ATTRIBUTE_SCALE,
  ATTRIBUTES,
  type AttributeKey,
  layerOf,
  type Value,
} from '@/domain/matrices/attributes'
import { BLUEPRINTS } from '@/domain/matrices/blueprint'
import { deriveExplanation } from '@/domain/matrices/explain/derive-explanation'
import { explainItem } from '@/domain/matrices/explain/explain-item'
import { type ExplanationStep, type Miss, type Part, SLIPS } from '@/domain/matrices/explain/explanation'
import { LEADS } from '@/domain/matrices/explain/presence'
import { sayMiss } from '@/domain/matrices/explain/say-miss'
import { sayStep } from '@/domain/matrices/explain/say-step'
import type { Say } from '@/domain/matrices/explain/voice'
import { generateItem } from '@/domain/matrices/generate-item'
import { COLUMNS, DIRECTIONS, FALLING, RISING, ROWS, RULES, type RuleName } from '@/domain/matrices/rules'
import { readMessages } from '@/i18n/messages'

const voices = new Map<Locale, Say>()
beforeAll(async () => {
  for (const locale of LOCALES) {
    const t = createTranslator({
      locale: tagOf(locale),
      messages: await readMessages(locale),
      namespace: 'report.explain',
      onError: (error) => {
        throw error
      },
    })
    voices.set(locale, t)
  }
})

/** What the rule can be about, by the grammar, and in which forms it runs. */
const isPossible = (rule: RuleName, attribute: AttributeKey): boolean => {
  const scale = ATTRIBUTE_SCALE[attribute]
  if (rule === 'progression') return scale !== 'set'
  if (rule === 'distribute-two') return LEADS.includes(attribute)
  if (rule === 'arithmetic') return attribute === 'figure.count'
  if (rule === 'composition') return scale === 'cyclic'
  return ['constant', 'distribute-three'].includes(rule) || scale === 'set'
}
const FORMS: Partial<Record<RuleName, number[]>> = {
  progression: [-2, -1, 1, 2],
  arithmetic: [1, -1],
  composition: [1, -1],
  difference: [1, -1],
}
const partsOf = (attribute: AttributeKey): Part[] => {
  const layer = layerOf(attribute)
  return layer === 'figure' ? ['figure', 'outer'] : [layer]
}
const linesOf = {
  row: [ROWS],
  column: [COLUMNS],
  diagonal: [
    FALLING,
    RISING,
    [
      [1, 5],
      [3, 7],
      [0, 4, 8],
    ],
  ],
}

const steps: ExplanationStep[] = ATTRIBUTES.flatMap((attribute) =>
  RULES.filter((rule) => isPossible(rule, attribute)).flatMap((rule) =>
    DIRECTIONS.flatMap((direction) =>
      linesOf[direction].flatMap((lines) =>
        (FORMS[rule] ?? [null]).flatMap((by) =>
          partsOf(attribute).flatMap((part) =>
            endingsOf(rule, attribute).map((values) => ({
              ...{ attribute, part, rule, direction, by, values },
              lines: lines.map((line) => [...line]),
            })),
          ),
        ),
      ),
    ),
  ),
)

function endingsOf(rule: RuleName, attribute: AttributeKey): Value[][] {
  const ordinary: Value[] = [1, 2, 3]
  if (rule === 'distribute-two')
    return [
      [null, 2, 2],
      [2, 2, null],
    ]
  return LEADS.includes(attribute) && ['constant', 'distribute-three'].includes(rule)
    ? [ordinary, [1, 2, null]]
    : [ordinary]
}

const misses: { miss: Miss; steps: ExplanationStep[] }[] = steps.flatMap((step) =>
  [null, ...SLIPS].flatMap((slip) =>
    (ATTRIBUTE_SCALE[step.attribute] === 'set'
      ? [
          [6, 3],
          [7, 3],
          [1, 3],
        ]
      : [
          [1, 2],
          [null, 2],
          [2, null],
        ]
    ).map(([shown = null, wanted = null]) => ({
      miss: { attribute: step.attribute, part: step.part, shown, wanted, slip },
      steps: [step],
    })),
  ),
)

const told = (step: ExplanationStep, say: Say) => {
  const { rule, result } = sayStep({ step, say })
  return [rule, ...result]
}
const BROKEN = /[{}#<>]|undefined|null|NaN|report\.explain| {2}| [.,。、]|[:：]\s*[.。]/
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
    const byText = Map.groupBy(steps, (step) => told(step, voices.get(locale)!).join(' '))
    const unclear = [...byText].filter(([, alike]) => new Set(alike.map(withoutPart)).size > 1)
    expect(unclear.map(([text]) => text)).toEqual([])
  })
})

/** Only large figures have a size, and only small ones a number or places: no word tells outer ones apart. */
const withoutPart = ({ part, ...step }: ExplanationStep): string =>
  JSON.stringify([step, part === 'outer' ? 'figure' : part])

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
      const words = shape.values.map((value) => say(`shape.${SHAPE_NAMES[value!]!}`))
      for (const word of words) expect(names.rule).toContain(word)
      expect(names.result.join()).toContain(words.at(-1))
    }
  })

  it('write a turn beyond the full circle as an equation that is true', () => {
    const step = (by: number, values: Value[]): ExplanationStep => ({
      ...{ attribute: 'figure.rotation', part: 'figure', rule: 'composition', direction: 'row', by, values },
      lines: ROWS.map((line) => [...line]),
    })
    const say = voices.get('EN')!
    expect(sayStep({ step: step(1, [5, 4, 1]), say }).result[0]).toContain('225° + 180° − 360° = 45°')
    expect(sayStep({ step: step(1, [1, 2, 3]), say }).result[0]).toContain('45° + 90° = 135°')
    expect(sayStep({ step: step(-1, [2, 5, 5]), say }).result[0]).toContain('90° − 225° + 360° = 225°')
    expect(sayStep({ step: step(1, [3, 5, 0]), say }).result[0]).toContain('135° + 225° − 360° = 0°')
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

const SHAPE_NAMES = [
  'triangle',
  'square',
  'pentagon',
  'hexagon',
  'circle',
  'star',
  'cross',
  'arrow',
  'drop',
  'half',
] as const
