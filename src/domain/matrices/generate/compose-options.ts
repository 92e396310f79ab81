import { ATTRIBUTE_SCALE, type AttributeKey, type Value } from '../attributes'
import type { Random } from '../random'
import type { Rule } from '../rules'
import type { ItemBlueprint } from './blueprint'
import { drawMasks, drawOptionValues, feasibleKeys } from './draw-option-values'

/** The values of one option in the governed attributes. */
export type OptionValues = Partial<Record<AttributeKey, Value>>

type Material = {
  blueprint: ItemBlueprint
  domains: Record<AttributeKey, readonly number[]>
  random: Random
}

/**
 * Six options of which any may be the key, the key being drawn from them afterwards by lot and the matrix dealt to fit
 * it. So whatever the six look like, they say nothing about which of them it is: that is a matter of the order in which
 * things are drawn and needs no balancing. What is balanced is how near they are: every option is as far from the rest
 * as any other (hexagon: a cube less one pair of opposite corners, distances 1 1 2 2 3; grid: 2 x 3, distances
 * 1 1 1 2 2; six: all different).
 */
export const composeOptions = ({ blueprint, domains, random }: Material): OptionValues[] => {
  const draw = (rule: Rule, ways: 2 | 3 | 6) =>
    drawOptionValues({ rule, domain: domains[rule.attribute], ways, random })
  const [first, second, third] = random.shuffle(blueprint.rules) as [Rule, Rule | undefined, Rule | undefined]
  switch (blueprint.scheme) {
    case 'six':
      return apart()
    case 'grid': {
      const [two, three] = ATTRIBUTE_SCALE[second!.attribute] === 'set' ? [second!, first] : [first, second!]
      const [twos, threes] = [draw(two, 2), draw(three, 3)]
      return twos.flatMap((left) =>
        threes.map((right) => ({ [two.attribute]: left, [three.attribute]: right })),
      )
    }
    case 'hexagon': {
      if (!second || !third) return aroundOneSet(first)
      const cube = [first, second, third].map((rule) => ({ rule, values: draw(rule, 2) }))
      const dropped = random.below(4)
      return CORNERS.filter((corner) => corner !== dropped && corner !== 7 - dropped).map((corner) =>
        Object.fromEntries(
          cube.map(({ rule, values }, place) => [rule.attribute, values[(corner >> place) & 1]!]),
        ),
      )
    }
  }

  /** With all pieces and with none are left out: then no option stands out by its number of segments. */
  function aroundOneSet(rule: Rule): OptionValues[] {
    const masks = drawMasks({ rule, domain: domains[rule.attribute], random, toggles: 3 })
    return masks.slice(1, 7).map((mask) => ({ [rule.attribute]: mask }))
  }

  function canGoSixWays(rule: Rule): boolean {
    const many = feasibleKeys({ rule, domain: domains[rule.attribute] }).length
    return ATTRIBUTE_SCALE[rule.attribute] === 'set' || many + (rule.rule === 'distribute-two' ? 1 : 0) >= 6
  }

  /** No two options share a value; of an attribute that has fewer than six, each of three is shared by two. */
  function apart(): OptionValues[] {
    const columns = blueprint.rules.map((rule) => {
      const values = canGoSixWays(rule) ? draw(rule, 6) : draw(rule, 3).flatMap((value) => [value, value])
      return { attribute: rule.attribute, values: random.shuffle(values) }
    })
    return [0, 1, 2, 3, 4, 5].map((option) =>
      Object.fromEntries(columns.map(({ attribute, values }) => [attribute, values[option]!])),
    )
  }
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7]
