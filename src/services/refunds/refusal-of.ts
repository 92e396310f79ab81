import type { refunds } from '@/payload-schema'
import type { Anomaly } from '../anomalies/record-anomaly'

/** What a person is told of a refund that the provider would not make. */
export const refusalOf = (
  { id, provider, intentId, order, amount, currency }: typeof refunds.$inferSelect,
  code: string | null = null,
): Anomaly => ({
  kind: 'refund_refused',
  ref: `${provider}:${intentId}:${id}`,
  ...(order ? { order } : {}),
  detail: { amount, currency, code },
})
