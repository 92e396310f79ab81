import type { Deps } from '@/services/deps'
import { limitRate } from '@/services/visitors/limit-rate'
import type { Viewer } from '@/services/visitors/viewer'

/**
 * Promo codes are guessed by trying: ten an hour a browser and a hundred an address, by each call that takes one. What
 * carries no code does not count.
 */
export const limitGuesses = async (
  deps: Deps,
  { call, viewer }: { call: 'sku.info' | 'pay.create'; viewer: Viewer },
): Promise<void> => {
  const window = { name: `promo:${call}`, windowSeconds: 3600 }
  await limitRate(deps, { ...window, subject: `ip:${viewer.ip}`, max: 100 })
  if (viewer.visitorHash) await limitRate(deps, { ...window, subject: viewer.visitorHash, max: 10 })
}
