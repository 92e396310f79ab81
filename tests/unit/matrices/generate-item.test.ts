import { describe, expect, it } from 'vitest'
import { panelKey, readPanel } from '@/domain/matrices/attributes'
import { renderPanel } from '@/domain/matrices/drawing/render-panel'
import { BLUEPRINTS } from '@/domain/matrices/generate/blueprint'
import { countedItem, generateItem } from '@/domain/matrices/generate/generate-item'
import { parsePanel } from '@/domain/matrices/panel'
import { solveItem } from '@/domain/matrices/solve/solve-item'

const PER_BLUEPRINT = 4
const items = BLUEPRINTS.flatMap((blueprint) =>
  Array.from({ length: PER_BLUEPRINT }, (_, index) => generateItem({ seed: `item ${index}`, blueprint })),
)

describe('generateItem', () => {
  it('gives more than 300 items over all blueprints, each with exactly one answer, which is the key', () => {
    expect(items.length).toBeGreaterThan(300)
    for (const item of items) expect(solveItem(item).answers, item.blueprint).toEqual([item.key])
  })

  it('leaves exactly one defensible value for every attribute of the ninth cell', () => {
    for (const item of items) {
      for (const { attribute, defensible } of solveItem(item).explanation) {
        expect(defensible, `${item.blueprint} ${attribute}`).toEqual([
          readPanel(item.options[item.key]!)[attribute],
        ])
      }
    }
  })

  it('gives no distractor that any rule of the grammar explains', () => {
    for (const item of items) {
      const { explanation } = solveItem(item)
      item.options.forEach((option, index) => {
        const values = readPanel(option)
        const unexplained = explanation.filter(
          ({ attribute, defensible }) => !defensible.includes(values[attribute]),
        )
        expect(unexplained.length > 0, `${item.blueprint} option ${index}`).toBe(index !== item.key)
      })
    }
  })

  it('governs exactly the attributes that its blueprint names, each by a rule that the solver finds simplest', () => {
    for (const item of items) {
      const { explanation } = solveItem(item)
      // The layer that a distribution of two hides takes its constant attributes with it.
      const hidden = item.rules.some(({ rule }) => rule === 'distribute-two')
        ? ['inner.fill', 'inner.rotation']
        : []
      const varying = explanation.filter(({ varies, attribute }) => varies && !hidden.includes(attribute))
      expect(varying.map(({ attribute }) => attribute).sort()).toEqual(
        item.rules.map(({ attribute }) => attribute).sort(),
      )
      for (const { attribute, simplest } of varying) {
        const rule = item.rules.find((candidate) => candidate.attribute === attribute)!
        expect(simplest).toMatchObject({ rule: rule.rule, direction: rule.direction })
      }
    }
  })

  it('shows eight panels and six options, all options different as values and as drawn', () => {
    for (const { panels, options } of items) {
      expect(panels).toHaveLength(8)
      expect(options).toHaveLength(6)
      expect(new Set(options.map(panelKey)).size).toBe(6)
      expect(new Set(options.map(renderPanel)).size).toBe(6)
    }
  })

  it('shows only canonical panels that survive JSON', () => {
    for (const { panels, options } of items) {
      for (const panel of [...panels, ...options])
        expect(parsePanel(JSON.parse(JSON.stringify(panel)))).toEqual(panel)
    }
  })

  it('draws two panels of an item alike only when they are equal', () => {
    for (const { panels, options } of items) {
      const all = [...panels, ...options]
      expect(new Set(all.map(renderPanel)).size).toBe(new Set(all.map(panelKey)).size)
    }
  })

  it('never repeats one row or one column three times over all attributes', () => {
    for (const { panels } of items) expect(new Set(panels.map(panelKey)).size).toBeGreaterThanOrEqual(3)
  })

  it('gives the same bytes for the same seed and another item for another seed', () => {
    for (const blueprint of BLUEPRINTS) {
      const [once, again, other] = ['a', 'a', 'b'].map((seed) =>
        JSON.stringify(generateItem({ seed, blueprint })),
      )
      expect(again).toBe(once)
      expect(other).not.toBe(once)
    }
  })

  it('needs a few hundred draws at most, of the 2,000 that it may take', () => {
    for (const blueprint of BLUEPRINTS) {
      expect(countedItem({ seed: 'count', blueprint }).draws, blueprint.id).toBeLessThan(400)
    }
  })

  it('offers the same six options whichever of them is the key', () => {
    for (const blueprint of BLUEPRINTS.filter((_, index) => index % 4 === 0)) {
      const offered = ([0, 1, 2, 3, 4, 5] as const).map((keyPosition) =>
        JSON.stringify(generateItem({ seed: 'same six', blueprint, keyPosition }).options),
      )
      expect(new Set(offered).size, blueprint.id).toBe(1)
    }
  })

  it('puts the key where it is told to', () => {
    for (const keyPosition of [0, 1, 2, 3, 4, 5] as const) {
      expect(generateItem({ seed: 'place', blueprint: BLUEPRINTS[9]!, keyPosition }).key).toBe(keyPosition)
    }
  })

  it('labels every distractor with its error and the rules it misses, and the key with neither', () => {
    for (const { distractors, key, options, rules } of items) {
      expect(distractors[key]).toBeNull()
      for (const [index, distractor] of distractors.entries()) {
        if (index === key) continue
        const [chosen, right] = [readPanel(options[index]!), readPanel(options[key]!)]
        const missed = rules.map(({ attribute }) => attribute).filter((name) => chosen[name] !== right[name])
        expect(missed.length).toBeGreaterThan(0)
        expect(distractor!.missed).toEqual(missed)
      }
    }
  })

  it('offers six distractors in seven to which a wrong solution leads', () => {
    const labels = items.flatMap(({ distractors }) =>
      distractors.flatMap((distractor) => distractor?.error ?? []),
    )
    const plain = labels.filter((error) => error === 'difference').length
    expect(plain / labels.length).toBeLessThan(0.15)
    expect(new Set(labels).size).toBe(4)
  })

  it('varies every attribute evenly: no value of a governed attribute is shown by more than three of six options', () => {
    for (const { options, scheme, blueprint, rules } of items) {
      if (scheme === 'hexagon' && rules.length > 1) continue
      for (const { attribute } of rules.filter(
        ({ rule }) => !['or', 'and', 'xor', 'difference'].includes(rule),
      )) {
        const shown = options.map((option) => readPanel(option)[attribute])
        const most = Math.max(...shown.map((value) => shown.filter((other) => other === value).length))
        expect(most, blueprint).toBeLessThanOrEqual(3)
      }
    }
  })
})
