import type { Pattern } from './marginal'

type Input = { model: '1PL' | '2PL'; patterns: readonly Pattern[]; c: number }

/** What `calibrate` demands. @throws RangeError that names the argument. */
export const assertPatterns = ({ model, patterns, c }: Input): void => {
  if (model !== '1PL' && model !== '2PL') throw new RangeError(`model must be 1PL or 2PL, got ${model}`)
  if (!(c >= 0 && c < 1)) throw new RangeError(`c must be in [0, 1), got ${c}`)
  if (patterns.length === 0) throw new RangeError('patterns must not be empty')
  const length = patterns[0]!.responses.length
  const fewest = model === '1PL' ? 2 : 3
  if (length < fewest) {
    throw new RangeError(`patterns[0].responses must hold at least ${fewest} items, got ${length}`)
  }
  patterns.forEach((pattern, index) => {
    assertPattern(pattern, { index, length })
  })
  for (let item = 0; item < length; item++) assertBothAnswers(patterns, item)
}

const assertPattern = (
  { responses, count }: Pattern,
  { index, length }: { index: number; length: number },
): void => {
  const name = `patterns[${index}]`
  if (!(Number.isInteger(count) && count >= 0)) {
    throw new RangeError(`${name}.count must be a whole number from 0, got ${count}`)
  }
  if (responses.length !== length) {
    throw new RangeError(`${name}.responses must be as long as the first: ${responses.length} and ${length}`)
  }
  responses.forEach((response, item) => {
    if (response === 0 || response === 1 || response === null) return
    throw new RangeError(`${name}.responses[${item}] must be 0, 1 or null, got ${response}`)
  })
}

/** All right, all wrong or never answered: the likelihood only grows towards an infinite difficulty. */
const assertBothAnswers = (patterns: readonly Pattern[], item: number): void => {
  for (const answer of [0, 1] as const) {
    if (patterns.some(({ responses, count }) => count > 0 && responses[item] === answer)) continue
    const missing = answer === 0 ? 'wrong' : 'right'
    throw new RangeError(`patterns must hold a ${missing} answer to item ${item}, or it has no estimate`)
  }
}
