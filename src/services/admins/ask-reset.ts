import type { Deps } from '../deps'
import { limitRate } from '../visitors/limit-rate'

/**
 * An admin forgot the password. Three letters an hour for an account, ten for an address. `send` runs when the answer is
 * on its way, so the answer's time does not tell whether the account exists.
 */
export const askReset = async (
  deps: Deps,
  { email, ip, send }: { email: string; ip: string; send: () => Promise<unknown> },
): Promise<void> => {
  const window = { name: 'admin-reset', windowSeconds: 3600 }
  await limitRate(deps, { ...window, subject: `ip:${ip}`, max: 10 })
  await limitRate(deps, { ...window, subject: email.trim().toLowerCase(), max: 3 })
  setImmediate(() => {
    send().catch((error) => deps.payload.logger.error({ err: error, msg: 'An admin’s reset letter failed.' }))
  })
}
