import { afterAnswer } from '../after-answer'
import type { Deps } from '../deps'
import { limitRate } from '../visitors/limit-rate'

/**
 * An admin forgot the password. Three letters an hour for an account, ten for an address. `send` runs when the answer has
 * left.
 */
export const askReset = async (
  deps: Deps,
  { email, network, send }: { email: string; network: string; send: () => Promise<unknown> },
): Promise<void> => {
  const window = { name: 'admin-reset', windowSeconds: 3600 }
  await limitRate(deps, { ...window, subject: `ip:${network}`, max: 10 })
  await limitRate(deps, { ...window, subject: email.trim().toLowerCase(), max: 3 })
  afterAnswer(send)
}
