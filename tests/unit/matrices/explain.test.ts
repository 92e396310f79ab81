import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ATTRIBUTE_SCALE, ATTRIBUTES, type AttributeKey, readPanel } from '@/domain/matrices/attributes'
import { deriveExplanation } from '@/domain/matrices/explain/derive-explanation'
import type { Explanation } from '@/domain/matrices/explain/explanation'
import { BLUEPRINTS } from '@/domain/matrices/generate/blueprint'
import { generateItem } from '@/domain/matrices/generate/generate-item'
import type { Panel } from '@/domain/matrices/panel'
import { DIRECTIONS, RULES, type Rule } from '@/domain/matrices/rules'
import { obeys } from './laws'

const items = BLUEPRINTS.flatMap((blueprint) =>
  ['a', 'b', 'c'].map((seed) => generateItem({ seed: `explain ${seed}`, blueprint })),
)
const explained = items.map((item) => ({ item, explanation: deriveExplanation(item)! }))

const valuesOf = ({ panels, options, key }: { panels: Panel[]; options: Panel[]; key: number }) => {
  const cells = [...panels, options[key]!].map(readPanel)
  return (attribute: AttributeKey) => cells.map((cell) => cell[attribute])
}

/** How many values an attribute has, from 0 on. */
const valuesIn = (attribute: AttributeKey): number => {
  if (ATTRIBUTE_SCALE[attribute] === 'set') return 4096
  return ATTRIBUTE_SCALE[attribute] === 'cyclic' ? 8 : 10
}

/** Sentences on what is wrong with an explanation, by rules written again for the purpose. */
const faultsOf = (
  item: { panels: Panel[]; options: Panel[]; key: number },
  { steps, misses }: Explanation,
): string[] => {
  const values = valuesOf(item)
  const [right] = item.options.slice(item.key).map(readPanel)
  return [
    ...steps.flatMap((step) =>
      obeys({ step, values: values(step.attribute) }) ? [] : [`${step.attribute} breaks ${step.rule}`],
    ),
    ...item.options.flatMap((option, index) => {
      const differs = ATTRIBUTES.some((attribute) => readPanel(option)[attribute] !== right?.[attribute])
      return differs === (misses[index] ?? []).length > 0 ? [] : [`option ${index} misses the wrong number`]
    }),
  ]
}

describe('the explanation of a generated item', () => {
  it('has one step for each rule of its blueprint, of the same kind, the simplest first', () => {
    for (const { item, explanation } of explained) {
      const named = ({ attribute, rule, direction }: Rule) => `${attribute} ${rule} ${direction}`
      expect(explanation.steps.map(named).sort(), item.blueprint).toEqual(item.rules.map(named).sort())
      const places = explanation.steps.map(({ rule }) => RULES.indexOf(rule))
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  })

  it('is true: all lines obey the rules with the values of the key', () => {
    for (const { item, explanation } of explained) expect(faultsOf(item, explanation)).toEqual([])
  })

  it('gives the key: no other value of the attribute obeys the rule', () => {
    const tried = new Set<string>()
    for (const { item, explanation } of explained) {
      for (const step of explanation.steps) {
        const kind = `${step.attribute} ${step.rule} ${step.direction} ${step.by}`
        if (tried.has(kind)) continue
        tried.add(kind)
        const values = valuesOf(item)(step.attribute)
        const fitting = [null, ...Array(valuesIn(step.attribute)).keys()].filter((value) =>
          obeys({ step, values: [...values.slice(0, 8), value] }),
        )
        expect(fitting, `${item.blueprint} ${kind}`).toEqual([values[8]])
        expect(step.values).toEqual(step.lines.at(-1)?.map((cell) => values[cell]))
      }
    }
    expect(tried.size).toBeGreaterThan(30)
  })

  it('shows lines of its direction that share no cell, the open one last', () => {
    for (const { explanation } of explained) {
      for (const { lines, direction } of explanation.steps) {
        const cells = lines.flat()
        expect(lines).toHaveLength(3)
        expect(new Set(cells).size).toBe(cells.length)
        expect(cells.at(-1)).toBe(8)
        for (const line of lines) {
          const rows = new Set(line.map((cell) => Math.floor(cell / 3))).size
          const columns = new Set(line.map((cell) => cell % 3)).size
          expect({ rows, columns }).toEqual({
            rows: direction === 'row' ? 1 : line.length,
            columns: direction === 'column' ? 1 : line.length,
          })
        }
      }
    }
  })

  it('finds in every wrong option a rule that it misses, the same as the generator, and in the key none', () => {
    for (const { item, explanation } of explained) {
      for (const [index, distractor] of item.distractors.entries()) {
        const missed = (explanation.misses[index] ?? []).map(({ attribute }) => attribute)
        expect(missed.sort()).toEqual([...(distractor?.missed ?? [])].sort())
        expect(missed.length > 0, item.blueprint).toBe(index !== item.key)
      }
    }
  })

  it('needs no stored rules', () => {
    for (const { item, explanation } of explained) {
      expect(deriveExplanation({ ...item, rules: [] })).toEqual(explanation)
    }
  })

  it('is not led astray by wrong ones', () => {
    const rule = fc.record({
      attribute: fc.constantFrom(...ATTRIBUTES),
      rule: fc.constantFrom(...RULES),
      direction: fc.constantFrom(...DIRECTIONS),
    })
    fc.assert(
      fc.property(fc.constantFrom(...explained), fc.array(rule, { maxLength: 6 }), (drawn, rules) => {
        const explanation = deriveExplanation({ ...drawn.item, rules })!
        expect(faultsOf(drawn.item, explanation)).toEqual([])
        const named = ({ steps }: Explanation) => steps.map(({ attribute }) => attribute).sort()
        expect(named(explanation)).toEqual(named(drawn.explanation))
      }),
    )
  })

  it('follows the options into any order', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 })
    fc.assert(
      fc.property(fc.constantFrom(...explained), order, ({ item, explanation }, shown) => {
        const options = shown.map((canonical) => item.options[canonical]!)
        const shuffled = deriveExplanation({ ...item, options, key: shown.indexOf(item.key) })
        expect(shuffled).toEqual({
          ...explanation,
          misses: shown.map((canonical) => explanation.misses[canonical]),
        })
      }),
    )
  })
})

describe('the explanation of any panels at all', () => {
  it('is either none or a true one', () => {
    const lookless = { shape: 'circle', fill: 'dark' } as const
    const small = fc.oneof(
      fc.integer({ min: 1, max: 4 }).map((count): Panel => ({ figure: { ...lookless, count } })),
      fc.integer({ min: 1, max: 7 }).map((lines): Panel => ({ lines })),
    )
    const item = fc.record({
      panels: fc.oneof(
        fc.array(small, { minLength: 8, maxLength: 8 }),
        // Rows that repeat, so that rules are met often enough.
        fc.array(small, { minLength: 3, maxLength: 3 }).map((row) => [...row, ...row, ...row].slice(0, 8)),
      ),
      options: fc.array(small, { minLength: 6, maxLength: 6 }),
      key: fc.integer({ min: 0, max: 5 }),
    })
    let some = 0
    fc.assert(
      fc.property(item, (drawn) => {
        const explanation = deriveExplanation(drawn)
        if (!explanation) return
        some++
        expect(faultsOf(drawn, explanation)).toEqual([])
      }),
      { numRuns: 2000 },
    )
    expect(some).toBeGreaterThan(50)
  })
})
