import { query } from '../../support/database'

/** All tests come from one address, which may begin only so many sittings an hour. */
export const forgetRateLimits = async (): Promise<void> => {
  await query('delete from rate_limits')
}
