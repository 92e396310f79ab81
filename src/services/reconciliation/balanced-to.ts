import { eq, min } from '@payloadcms/db-postgres/drizzle'
import { payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import { readGatewayState } from './gateway-state'

/**
 * Up to when a provider's books stand compared with ours: before the first comparison, when it was first asked for money.
 * null: it never was.
 */
export const readBalancedTo = async (
  { payload }: Pick<Deps, 'payload'>,
  { gateway }: { gateway: string },
): Promise<Date | null> => {
  const db = payload.db.drizzle
  const balanced = (await readGatewayState(db, gateway))?.balancedTo
  if (balanced) return new Date(balanced)
  const [first] = await db
    .select({ at: min(payment_attempts.createdAt) })
    .from(payment_attempts)
    .where(eq(payment_attempts.provider, gateway))
  return first?.at ? new Date(first.at) : null
}

/** After two nights without a comparison somebody must look. */
const BEHIND_MS = 48 * 3_600_000

export const isBehind = (balancedTo: Date | null, now: Date): boolean =>
  balancedTo !== null && now.getTime() - balancedTo.getTime() > BEHIND_MS
