import { createRandom } from '@/domain/matrices/random'
import { scoreSitting } from '@/domain/measurement/score-sitting'
import { sit } from '../gate/sit'
import { type Care, working } from '../gate/takers'
import { drawWorld } from '../gate/world'

/** How carefully people work who all have one true IQ, and whether the zero of the scale is off as well. */
export type Way = Omit<Care, 'theta'> & { zeroSd?: number }

export const WAYS = {
  careful: { slip: 0, careless: 0 },
  'one solved answer in 25 slips': { slip: 0.04, careless: 0 },
  'one answer in ten at random': { slip: 0, careless: 0.1 },
  'one in 25 slips, zero off by N(0, .3²)': { slip: 0.04, careless: 0, zeroSd: 0.3 },
} as const satisfies Record<string, Way>

/** In IQ points: the mean result and the median half width of the interval; `coverage`: the share that holds the truth. */
export type Held = { mean: number; halfWidth: number; coverage: number }

/**
 * What is told to takers of the three-stage form at launch: the site's own routing, gate and scorer. Each of them meets
 * difficulties of their own, predicted with an error. Who gets no number is not counted.
 */
export const held = ({
  way,
  iq,
  takers,
  seed,
}: {
  way: Way
  iq: number
  takers: number
  seed: string
}): Held => {
  const random = createRandom(`${seed}/${iq}`)
  const { zeroSd, ...care } = way
  const results = Array.from({ length: takers }, () => {
    const world = drawWorld({ form: 'three-stage', bSe: 0.8, random, zeroSd })
    const taker = working(random, { theta: (iq - 100) / 15, ...care })
    return scoreSitting({ ...sit({ world, taker, random }), adaptive: true })
  }).filter(({ verdict, atFloor }) => verdict !== 'invalid' && !atFloor)
  const widths = results.map(({ ci95: [low, high] }) => (high - low) / 2).sort((one, other) => one - other)
  return {
    mean: results.reduce((sum, result) => sum + result.iq, 0) / results.length,
    halfWidth: widths[widths.length >> 1]!,
    coverage: results.filter(({ ci95: [low, high] }) => low <= iq && iq <= high).length / results.length,
  }
}
