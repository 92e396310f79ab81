import { describe, expect, it } from 'vitest'
import { panelKey } from '@/domain/matrices/attributes'
import {
  BLUEPRINTS,
  FORM_20_BLUEPRINT,
  FORM_30_BLUEPRINT,
  PRACTICE_BLUEPRINT,
} from '@/domain/matrices/generate/blueprint'
import { canonicalKey } from '@/domain/matrices/generate/canonical-key'
import { generateForm } from '@/domain/matrices/generate/generate-form'
import { generateItem } from '@/domain/matrices/generate/generate-item'

const seeds = Array.from({ length: 10 }, (_, index) => `form ${index}`)
const forms = seeds.map((seed) => generateForm({ seed, blueprint: FORM_30_BLUEPRINT }))

describe('generateForm', () => {
  it('gives thirty items that never get easier, from below -2 to above 2.6', () => {
    for (const form of forms) {
      const b = form.map(({ difficulty }) => difficulty.b)
      expect(b).toEqual([...b].sort((left, right) => left - right))
      expect(b).toHaveLength(30)
      expect(b[0]).toBeLessThanOrEqual(-2)
      expect(b[29]).toBeGreaterThanOrEqual(2.6)
    }
  })

  it('leaves no gap of more than 0.6 logits between neighbours', () => {
    for (const blueprint of [FORM_30_BLUEPRINT, FORM_20_BLUEPRINT]) {
      const b = blueprint.map((template) => template.b).sort((left, right) => left - right)
      expect(Math.max(...b.slice(1).map((value, index) => value - b[index]!))).toBeLessThanOrEqual(0.601)
    }
  })

  it('uses each key position five times and none three times running', () => {
    for (const form of forms) {
      const keys = form.map(({ key }) => key)
      for (const position of [0, 1, 2, 3, 4, 5])
        expect(keys.filter((key) => key === position)).toHaveLength(5)
      expect(keys.some((key, place) => key === keys[place + 1] && key === keys[place + 2])).toBe(false)
    }
  })

  it('balances twenty keys as far as twenty can be: three or four each', () => {
    const keys = generateForm({ seed: 'twenty', blueprint: FORM_20_BLUEPRINT }).map(({ key }) => key)
    expect(keys).toHaveLength(20)
    for (const position of [0, 1, 2, 3, 4, 5]) {
      expect([3, 4]).toContain(keys.filter((key) => key === position).length)
    }
  })

  it('shows no item twice, even where a blueprint is asked for again and again', () => {
    for (const form of forms) expect(new Set(form.map(canonicalKey)).size).toBe(30)
    const narrow = BLUEPRINTS.find(({ id }) => id === 'fill:constant')!
    const same = Array.from({ length: 120 }, () => narrow)
    expect(new Set(generateForm({ seed: 'same', blueprint: same }).map(canonicalKey)).size).toBe(120)
  })

  it('gives the same form for the same seed', () => {
    expect(JSON.stringify(generateForm({ seed: seeds[0]!, blueprint: FORM_30_BLUEPRINT }))).toBe(
      JSON.stringify(forms[0]),
    )
    expect(JSON.stringify(forms[1])).not.toBe(JSON.stringify(forms[0]))
  })

  it('asks for a panel that is already in view in fewer than 30 of 100 items', () => {
    const items = forms.flat()
    const copied = items.filter(({ panels, options, key }) =>
      panels.map(panelKey).includes(panelKey(options[key]!)),
    )
    expect(copied.length / items.length).toBeLessThan(0.3)
  })

  it('has at least ten items of the 30 that need logic, arithmetic or composed turns', () => {
    const logical = ['or', 'and', 'xor', 'difference', 'arithmetic', 'composition']
    const needed = FORM_30_BLUEPRINT.filter(({ rules }) => rules.some(({ rule }) => logical.includes(rule)))
    expect(needed.length).toBeGreaterThanOrEqual(10)
  })

  it('practises on items easier than any that count', () => {
    const easiest = Math.min(...FORM_30_BLUEPRINT.map(({ b }) => b))
    expect(PRACTICE_BLUEPRINT[0]!.b).toBeLessThan(easiest)
  })
})

describe('BLUEPRINTS', () => {
  // In hundredths of a logit, so that a template at -1.60 is in the bin that begins there.
  const bins = Array.from({ length: 19 }, (_, bin) => -250 + 30 * bin)
  it.each(bins)('has at least twelve templates in the 0.3 logits from %i hundredths', (from) => {
    const inside = BLUEPRINTS.filter(
      ({ b }) => Math.round(b * 100) >= from && Math.round(b * 100) < from + 30,
    )
    expect(new Set(inside.map(({ id }) => id)).size).toBeGreaterThanOrEqual(12)
  })

  it('use every rule in every direction that it has, and up to three layers', () => {
    const directions = (name: string) =>
      [
        ...new Set(
          BLUEPRINTS.flatMap(({ rules }) => rules.filter(({ rule }) => rule === name)).map(
            ({ direction }) => direction,
          ),
        ),
      ].sort()
    expect(directions('constant')).toEqual(['column', 'diagonal', 'row'])
    for (const rule of [
      'progression',
      'distribute-three',
      'distribute-two',
      'arithmetic',
      'or',
      'and',
      'xor',
      'difference',
      'composition',
    ])
      expect(directions(rule), rule).toEqual(['column', 'row'])
    for (const count of [1, 2, 3])
      expect(BLUEPRINTS.filter(({ layers }) => layers.length === count).length).toBeGreaterThan(20)
  })

  it('have different names, radicals that the rating clips nowhere, and all rules of the grammar', () => {
    expect(new Set(BLUEPRINTS.map(({ id }) => id)).size).toBe(BLUEPRINTS.length)
    expect(Math.max(...BLUEPRINTS.map(({ b }) => Math.abs(b)))).toBeLessThan(3)
    expect(new Set(BLUEPRINTS.flatMap(({ rules }) => rules.map(({ rule }) => rule))).size).toBe(10)
  })
})

describe('canonicalKey', () => {
  it('ignores the order of the options and nothing else', () => {
    const item = generateItem({ seed: 'canon', blueprint: BLUEPRINTS[20]! })
    expect(canonicalKey({ ...item, options: item.options.toReversed() })).toBe(canonicalKey(item))
    expect(canonicalKey({ ...item, panels: item.panels.toReversed() })).not.toBe(canonicalKey(item))
    expect(canonicalKey({ ...item, options: item.options.slice(1) })).not.toBe(canonicalKey(item))
  })
})
