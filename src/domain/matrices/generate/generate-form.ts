import { createRandom, type Random } from '../random'
import type { ItemBlueprint } from './blueprint'
import { canonicalKey } from './canonical-key'
import { generateItem, type KeyPosition, type MatrixItem } from './generate-item'

type Order = { seed: string; blueprint: readonly ItemBlueprint[]; taken?: Set<string> }

/**
 * A form: one item of each blueprint, in order of predicted difficulty, none twice. Key positions are balanced (in 30
 * items each of the six exactly five times) and no position is the key three times in a row. `taken` holds the
 * canonical keys of items that must not occur again; those of this form are added.
 */
export const generateForm = ({ seed, blueprint, taken = new Set() }: Order): MatrixItem[] => {
  const keys = balanceKeys({ length: blueprint.length, random: createRandom(`${seed}/keys`) })
  const rising = [...blueprint].sort((left, right) => left.b - right.b)
  return rising.map((template, place): MatrixItem => {
    for (let attempt = 0; attempt < 50; attempt++) {
      const itemSeed = `${seed}/${place}/${attempt}`
      const item = generateItem({ seed: itemSeed, blueprint: template, keyPosition: keys[place] })
      const canonical = canonicalKey(item)
      if (taken.has(canonical)) continue
      taken.add(canonical)
      return item
    }
    throw new Error(`Blueprint ${template.id} gave only duplicates for seed ${seed}`)
  })
}

const balanceKeys = ({ length, random }: { length: number; random: Random }): KeyPosition[] => {
  const positions = random.shuffle([0, 1, 2, 3, 4, 5] as const)
  const balanced = Array.from({ length }, (_, place) => positions[place % 6]!)
  for (;;) {
    const keys = random.shuffle(balanced)
    if (!keys.some((key, place) => key === keys[place + 1] && key === keys[place + 2])) return keys
  }
}
