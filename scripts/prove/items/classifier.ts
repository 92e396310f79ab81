import type { Features } from './option-features'

/** Six options as features, and which of them is the key. */
export type Example = { options: readonly Features[]; key: number }

const PASSES = 6
const RATE = 0.05
const DECAY = 1e-4

/**
 * Conditional (multinomial) logistic regression: the chance that an option is the key is the softmax over the six of a
 * weighted sum of its features (McFadden, 1974). Fitted by stochastic gradient ascent with step sizes after AdaGrad
 * (Duchi, Hazan & Singer, 2011). Returns the share of unseen examples in which the likeliest option is the key: each
 * half is foretold by what was learnt from the other.
 */
export const learnAndGuess = (examples: readonly Example[]): number => {
  const halves = [0, 1].map((half) => examples.filter((_, index) => index % 2 === half))
  const right = [0, 1].map((half) => countRight(halves[half]!, learn(halves[1 - half]!)))
  return (right[0]! + right[1]!) / examples.length
}

const learn = (examples: readonly Example[]): Map<string, number> => {
  const weights = new Map<string, number>()
  const squares = new Map<string, number>()
  for (let pass = 0; pass < PASSES; pass++) {
    for (const { options, key } of examples) {
      const chances = softmax(options.map((features) => score(features, weights)))
      options.forEach((features, index) => {
        const error = (index === key ? 1 : 0) - chances[index]!
        for (const [name, amount] of features) {
          const weight = weights.get(name) ?? 0
          const gradient = error * amount - DECAY * weight
          const square = (squares.get(name) ?? 0) + gradient ** 2
          squares.set(name, square)
          weights.set(name, weight + (RATE * gradient) / Math.sqrt(square + 1e-8))
        }
      })
    }
  }
  return weights
}

const score = (features: Features, weights: Map<string, number>): number => {
  let sum = 0
  for (const [name, amount] of features) sum += amount * (weights.get(name) ?? 0)
  return sum
}

const softmax = (scores: readonly number[]): number[] => {
  const most = Math.max(...scores)
  const powers = scores.map((value) => Math.exp(value - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

const countRight = (examples: readonly Example[], weights: Map<string, number>): number =>
  examples.reduce((sum, { options, key }) => {
    const scores = options.map((features) => score(features, weights))
    const best = Math.max(...scores)
    const ties = scores.filter((value) => value === best).length
    return sum + (scores[key] === best ? 1 / ties : 0)
  }, 0)
