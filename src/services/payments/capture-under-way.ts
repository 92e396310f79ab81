import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'

/** We may be taking its money at this moment: then it is asked about, and closed only when that is over. */
export const isCaptureUnderWay = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  payment: { provider: string; intentId: string },
): Promise<boolean> => {
  const [row] = await payload.db.drizzle
    .select({ capturedAt: payment_attempts.capturedAt })
    .from(payment_attempts)
    .where(
      and(eq(payment_attempts.provider, payment.provider), eq(payment_attempts.intentId, payment.intentId)),
    )
  return row !== undefined && isCapturing(row, now())
}

/** After so long the provider would show what came of it. */
const TAKING_MS = 10 * 60_000

export const isCapturing = ({ capturedAt }: { capturedAt: string | null }, now: Date): boolean =>
  capturedAt !== null && now.getTime() - new Date(capturedAt).getTime() < TAKING_MS
