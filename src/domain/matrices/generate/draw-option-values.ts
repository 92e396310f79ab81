import { ATTRIBUTE_SCALE, type Value } from '../attributes'
import type { Random } from '../random'
import type { Rule } from '../rules'
import { randomMask, resultSizes } from './deal-sets'

type Draw = { rule: Rule; domain: readonly number[]; ways: 2 | 3 | 6; random: Random }

/**
 * The values that the options of an item take in one attribute, any of which can be the key's: the matrix is dealt
 * afterwards, to fit. Counts and headings lie near each other, so that a slip of one leads to an option. Null among
 * them means the absent figure of a distribution of two.
 */
export const drawOptionValues = ({ rule, domain, ways, random }: Draw): Value[] => {
  const scale = ATTRIBUTE_SCALE[rule.attribute]
  if (scale === 'set') return ways === 2 ? drawMasks({ rule, domain, random, toggles: 1 }) : oddMasks()
  if (rule.rule === 'distribute-two') return [null, ...random.shuffle(domain).slice(0, ways - 1)]
  const feasible = feasibleKeys({ rule, domain })
  if (scale === 'nominal') return random.shuffle(feasible).slice(0, ways)
  const spread = Math.min(feasible.length, ways + 1)
  const start = random.below(scale === 'cyclic' ? 8 : feasible.length - spread + 1)
  const near = Array.from({ length: spread }, (_, step) => feasible[(start + step) % feasible.length]!)
  return random.shuffle(near).slice(0, ways)

  function oddMasks() {
    const [fewest, most] = resultSizes(rule.rule)
    const masks = new Set<number>()
    while (masks.size < ways) {
      const mask = randomMask({ domain, random, size: fewest + random.below(most - fewest + 1) })
      if ([...masks].every((other) => bitCount(other ^ mask) >= 3)) masks.add(mask)
    }
    return [...masks]
  }
}

/**
 * Values that the rule can lead to: steps by sides or by darkness end among the first four (see stepBy). The gap of
 * a distribution of two comes on top.
 */
export const feasibleKeys = ({ rule, domain }: Pick<Draw, 'rule' | 'domain'>): readonly number[] => {
  const stepsByRank = rule.rule === 'progression' && ATTRIBUTE_SCALE[rule.attribute] === 'nominal'
  return stepsByRank ? domain.filter((value) => value <= 3) : domain
}

/**
 * One set of segments with each choice of `toggles` pieces added to it: two masks for one piece, eight for three. Piece
 * number n is in mask number m when bit n of m is set. All are results that the rule can have, but for the first and
 * the last of the eight.
 */
export const drawMasks = ({
  rule,
  domain,
  random,
  toggles,
}: Omit<Draw, 'ways'> & { toggles: 1 | 3 }): number[] => {
  const [fewest, most] = resultSizes(rule.rule)
  const bits = random.shuffle(domain)
  const least = toggles === 1 ? fewest : fewest - 1
  const core = least + random.below(most - fewest)
  const largest = toggles === 1 ? Math.min(2, most - core) : 1
  const base = bits.splice(0, core).reduce((sum, bit) => sum | bit, 0)
  const pieces = Array.from({ length: toggles }, () =>
    bits.splice(0, 1 + random.below(largest)).reduce((sum, bit) => sum | bit, 0),
  )
  return Array.from({ length: 2 ** toggles }, (_, corner) =>
    pieces.reduce((mask, piece, place) => (corner & (1 << place) ? mask | piece : mask), base),
  )
}

export const bitCount = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bitCount(mask >>> 1))
