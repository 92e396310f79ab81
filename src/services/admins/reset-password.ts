import type { Deps } from '../deps'
import { inTurn } from './in-turn'
import { oneAtATime } from './one-at-a-time'

/**
 * Sets a new password by a mailed link. Payload looks the token up, hashes for a quarter of a second and only then spends
 * it: of several at once each would find it unspent. `attempt` does that work and throws when there is no such token.
 */
export const resetPassword = <Result>(
  deps: Deps,
  { token, attempt }: { token: string; attempt: () => Promise<Result> },
): Promise<Result> => inTurn(() => oneAtATime(deps, { name: `reset ${token}`, work: attempt }))
