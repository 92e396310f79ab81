import type { Deps } from '@/services/deps'
import { Refusal } from '@/services/refusal'
import { limitRate, releaseHit } from '@/services/visitors/limit-rate'
import type { Viewer } from '@/services/visitors/viewer'

type Guess = { call: 'sku.info' | 'pay.create'; code: string | undefined; viewer: Viewer }

/**
 * Promo codes are guessed by trying: ten an hour a browser and a hundred an address, by each call that takes one. Only
 * a code that there is not counts, and while one is looked up.
 */
export const limitGuesses = async <Result>(
  deps: Deps,
  { call, code, viewer }: Guess,
  look: () => Promise<Result>,
): Promise<Result> => {
  if (!code) return look()
  const windows = [
    { name: `promo:${call}`, subject: `ip:${viewer.network}`, max: 100 },
    ...(viewer.visitorHash ? [{ name: `promo:${call}`, subject: viewer.visitorHash, max: 10 }] : []),
  ]
  for (const window of windows) await limitRate(deps, { ...window, windowSeconds: 3600 })
  let wrong = false
  try {
    return await look()
  } catch (error) {
    wrong = error instanceof Refusal && error.reason === 'promoUnknown'
    throw error
  } finally {
    if (!wrong) for (const window of windows) await releaseHit(deps, window)
  }
}
