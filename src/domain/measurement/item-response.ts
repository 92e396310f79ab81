/**
 * One item of the three-parameter logistic model.
 * a: discrimination (> 0, per logit, no D = 1.702). b: difficulty in logits. c: chance of a right guess, in [0, 1).
 */
export type ItemParameters = { a: number; b: number; c: number }

/** 1 right, 0 wrong, null not reached: ignored by every estimate. */
export type Response = 0 | 1 | null

/**
 * P(theta) = c + (d - c) / (1 + exp(-a (theta - b))) (Birnbaum 1968; d below 1: Barton & Lord 1981).
 * @param theta ability in logits; the infinities are allowed and give the asymptotes.
 * @param upper d, the upper asymptote: of an ability that was estimated with one, only this says what it expects.
 * @throws RangeError when theta is NaN, the item is not a 3PL item, or upper is not above its c and at most 1.
 */
export const probability = (theta: number, item: ItemParameters, upper = 1): number => {
  assertTheta(theta)
  assertItem(item, 'item')
  assertUpper(upper, [item])
  return item.c + (upper - item.c) * curveAt(theta, item).logistic
}

/**
 * Fisher information a² (Q / P) ((P - c) / (1 - c))² (Birnbaum 1968), per squared logit.
 * @throws RangeError as `probability`.
 */
export const information = (theta: number, item: ItemParameters): number => {
  assertTheta(theta)
  assertItem(item, 'item')
  return informationAt(theta, item)
}

/** Expected number of right answers at theta. @throws RangeError as `probability`, and for an empty list. */
export const testCharacteristic = (theta: number, items: readonly ItemParameters[]): number => {
  assertItems(items)
  return items.reduce((sum, item) => sum + probability(theta, item), 0)
}

/** Sum of the items' information at theta. @throws RangeError as `probability`, and for an empty list. */
export const testInformation = (theta: number, items: readonly ItemParameters[]): number => {
  assertItems(items)
  return items.reduce((sum, item) => sum + information(theta, item), 0)
}

/**
 * The discrimination left when b is known only with the standard error bSe: a / sqrt(1 + a² bSe² / 1.702²),
 * the normal-ogive marginalization over b (docs/facts/measurement.md 2.4).
 * @throws RangeError when a <= 0 or bSe < 0, or either is not finite.
 */
export const effectiveDiscrimination = ({ a, bSe }: { a: number; bSe: number }): number => {
  if (!(a > 0 && Number.isFinite(a))) throw new RangeError(`a must be a finite number above 0, got ${a}`)
  if (!(bSe >= 0 && Number.isFinite(bSe))) {
    throw new RangeError(`bSe must be a finite number from 0, got ${bSe}`)
  }
  return a / Math.sqrt(1 + (a * a * bSe * bSe) / (1.702 * 1.702))
}

/**
 * The response curve in pieces that stay exact in both tails: L (logistic), 1 - L, P, Q = 1 - P and L / P.
 * From them P' / P = (1 - c) a (1 - L) (L / P) and P' / Q = a L, so no tail divides 0 by 0.
 */
export const curveAt = (theta: number, { a, b, c }: ItemParameters) => {
  const x = a * (theta - b)
  const tail = Math.exp(-Math.abs(x))
  const small = tail / (1 + tail)
  const large = 1 / (1 + tail)
  const logistic = x >= 0 ? large : small
  const complement = x >= 0 ? small : large
  const p = c + (1 - c) * logistic
  return { p, q: (1 - c) * complement, logistic, complement, share: c === 0 ? 1 : logistic / p }
}

/** P'² / (P Q) without checks of the arguments. */
export const informationAt = (theta: number, item: ItemParameters): number => {
  const { logistic, complement, share } = curveAt(theta, item)
  return (1 - item.c) * item.a * item.a * logistic * complement * share
}

export const assertTheta = (theta: number): void => {
  if (Number.isNaN(theta)) throw new RangeError('theta must be a number, got NaN')
}

export const assertUpper = (upper: number, items: readonly ItemParameters[]): void => {
  if (upper <= 1 && items.every(({ c }) => c < upper)) return
  throw new RangeError(`upper must be above every c and at most 1, got ${upper}`)
}

export const assertItems = (items: readonly ItemParameters[]): void => {
  if (items.length === 0) throw new RangeError('items must not be empty')
  items.forEach((item, index) => {
    assertItem(item, `items[${index}]`)
  })
}

/** What every estimate demands: valid items, one response each, at least one of them given. */
export const assertAnswered = (items: readonly ItemParameters[], responses: readonly Response[]): void => {
  assertResponses(items, responses)
  assertGiven(responses)
}

export const assertResponses = (items: readonly ItemParameters[], responses: readonly Response[]): void => {
  assertItems(items)
  if (items.length !== responses.length) {
    throw new RangeError(`responses must match items: ${responses.length} responses, ${items.length} items`)
  }
  assertEach(responses)
}

/** Responses alone: each one of the three, at least one of them given. */
export const assertGiven = (responses: readonly Response[]): void => {
  assertEach(responses)
  if (responses.every((response) => response === null)) {
    throw new RangeError('responses must hold at least one answer')
  }
}

export const assertEach = (responses: readonly Response[]): void => {
  responses.forEach((response, index) => {
    if (response === 0 || response === 1 || response === null) return
    throw new RangeError(`responses[${index}] must be 0, 1 or null, got ${response}`)
  })
}

const assertItem = ({ a, b, c }: ItemParameters, name: string): void => {
  if (!(a > 0 && Number.isFinite(a)))
    throw new RangeError(`${name}.a must be a finite number above 0, got ${a}`)
  if (!Number.isFinite(b)) throw new RangeError(`${name}.b must be a finite number, got ${b}`)
  if (!(c >= 0 && c < 1)) throw new RangeError(`${name}.c must be in [0, 1), got ${c}`)
}
