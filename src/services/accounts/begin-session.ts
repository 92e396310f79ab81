import { eq } from '@payloadcms/db-postgres/drizzle'
import { absoluteEnd, deviceName, LONGEST_DAYS, type SignInWay } from '@/domain/accounts/session'
import { customer_sessions } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { hashToken, newToken } from '../visitors/tokens'
import { cookieNames, setCookie, type Viewer } from '../visitors/viewer'

/** The browser that signs in. */
export type SigningBrowser = { viewer: Viewer; userAgent: string }

/**
 * Begins a session under a token of its own, whatever cookie the browser brought. The session of that cookie ends: nobody
 * could use it any more but who had copied it. Returns the cookie to set.
 */
export const beginSession = async (
  { now }: Pick<Deps, 'now'>,
  args: { db: TransactionHandle; customerId: string; way: SignInWay; browser: SigningBrowser },
): Promise<string> => {
  const token = newToken()
  const at = now()
  const { sessionHash } = args.browser.viewer
  if (sessionHash !== null)
    await args.db.delete(customer_sessions).where(eq(customer_sessions.tokenHash, sessionHash))
  await args.db.insert(customer_sessions).values({
    customer: args.customerId,
    tokenHash: hashToken(token),
    way: args.way,
    device: deviceName(args.browser.userAgent),
    network: args.browser.viewer.network,
    seenAt: at.toISOString(),
    createdAt: at.toISOString(),
    expiresAt: absoluteEnd(at).toISOString(),
  })
  return setCookie({ name: cookieNames().session, value: token, days: LONGEST_DAYS })
}
