import { describe, expect, it } from 'vitest'
import { createRandom } from '@/domain/matrices/random'
import { judgeSitting } from '@/domain/measurement/gate/judge-sitting'
import { sit } from '../../../scripts/prove/gate/sit'
import { uneven } from '../../../scripts/prove/gate/takers'
import { drawWorld } from '../../../scripts/prove/gate/world'

// A short run of `npm run prove gate`, which says how often in fifty thousand.
const WORLDS = 20
const TAKERS = 20

/** The share that is called invalid, at launch: the difficulties are off by N(0, .8). */
const invalidOf = (form: 'linear' | 'three-stage', label: keyof typeof uneven): number => {
  const random = createRandom(`honest/${form}/${label}`)
  let invalid = 0
  for (let world = 0; world < WORLDS; world++) {
    const items = drawWorld({ form, bSe: 0.8, random })
    for (let taker = 0; taker < TAKERS; taker++) {
      const sat = sit({ world: items, taker: uneven[label](random), random })
      if (judgeSitting({ ...sat, adaptive: form === 'three-stage' }).verdict === 'invalid') invalid++
    }
  }
  return invalid / (WORLDS * TAKERS)
}

describe.each(['linear', 'three-stage'] as const)('of honest takers of the %s form', (form) => {
  it.each([
    'first three at chance',
    'half attention on the first three',
    'one answer in twenty slips, IQ from 120',
  ] as const)('at most one in a hundred is abnormal: %s', (label) => {
    expect(invalidOf(form, label)).toBeLessThanOrEqual(0.01)
  })
})
