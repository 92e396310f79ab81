import { BLUEPRINTS } from '../../../src/domain/matrices/generate/blueprint'
import { canonicalKey } from '../../../src/domain/matrices/generate/canonical-key'
import { countedItem, type MatrixItem } from '../../../src/domain/matrices/generate/generate-item'

export type Sample = {
  items: MatrixItem[]
  /** Items drawn again because the sample had them already: a template of few looks repeats itself. */
  repeated: number
  perSecond: number
  /** Draws of one attribute's values for an item: the 99th percentile, and the most. */
  draws: { p99: number; most: number }
}

/** As many items of each template of the bank, none twice: drawn again where it was there, as a form does. */
export const drawSample = ({ seed, each }: { seed: string; each: number }): Sample => {
  const items = new Map<string, MatrixItem>()
  const tried: number[] = []
  let [repeated, spent] = [0, 0]
  for (const blueprint of BLUEPRINTS) {
    for (let count = 0, draw = 0; count < each; draw++) {
      const begun = performance.now()
      const { item, draws } = countedItem({ seed: `${seed}/${draw}`, blueprint })
      spent += performance.now() - begun
      tried.push(draws)
      const key = canonicalKey(item)
      if (items.has(key)) repeated++
      else {
        items.set(key, item)
        count++
      }
    }
  }
  tried.sort((left, right) => left - right)
  return {
    items: [...items.values()],
    repeated,
    perSecond: Math.round((1000 * tried.length) / spent),
    draws: { p99: tried[Math.floor(tried.length * 0.99)]!, most: tried.at(-1)! },
  }
}
