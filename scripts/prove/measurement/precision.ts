import { createRandom } from '@/domain/matrices/random'
import { normal } from '../lib/normal'
import type { Form } from './forms'
import { resultOf, sit } from './takers'

/** Of takers drawn from N(0, 1). `sem`: root mean square posterior SD in IQ points; `coverage`: share within 1.96 of it. */
export type Marginal = { takers: number; reliability: number; sem: number; coverage: number }
/** Of takers who all have one true IQ; all in IQ points but `coverage`. */
export type Conditional = { iq: number; mean: number; spread: number; psd: number; coverage: number }

type Order = { form: Form; takers: number; seed: string }

export const marginal = ({ form, takers, seed }: Order): Marginal => {
  const random = createRandom(seed)
  const sums = { t: 0, e: 0, tt: 0, ee: 0, te: 0, variance: 0, covered: 0 }
  for (let taker = 0; taker < takers; taker++) {
    const theta = normal(random)
    const { theta: estimate, se } = resultOf(sit({ form, theta, random }))
    sums.t += theta
    sums.e += estimate
    sums.tt += theta * theta
    sums.ee += estimate * estimate
    sums.te += theta * estimate
    sums.variance += se * se
    if (Math.abs(estimate - theta) <= 1.96 * se) sums.covered += 1
  }
  const covariance = sums.te / takers - (sums.t / takers) * (sums.e / takers)
  const ofTheta = sums.tt / takers - (sums.t / takers) ** 2
  const ofEstimate = sums.ee / takers - (sums.e / takers) ** 2
  return {
    takers,
    reliability: covariance ** 2 / (ofTheta * ofEstimate),
    sem: 15 * Math.sqrt(sums.variance / takers),
    coverage: sums.covered / takers,
  }
}

export const conditional = ({ form, takers, seed, iq }: Order & { iq: number }): Conditional => {
  const random = createRandom(`${seed}/${iq}`)
  const theta = (iq - 100) / 15
  const sums = { e: 0, ee: 0, se: 0, covered: 0 }
  for (let taker = 0; taker < takers; taker++) {
    const { theta: estimate, se } = resultOf(sit({ form, theta, random }))
    sums.e += estimate
    sums.ee += estimate * estimate
    sums.se += se
    if (Math.abs(estimate - theta) <= 1.96 * se) sums.covered += 1
  }
  const mean = sums.e / takers
  return {
    iq,
    mean: 100 + 15 * mean,
    spread: 15 * Math.sqrt(sums.ee / takers - mean * mean),
    psd: (15 * sums.se) / takers,
    coverage: sums.covered / takers,
  }
}
