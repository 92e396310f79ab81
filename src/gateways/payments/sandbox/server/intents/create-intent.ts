import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type Currency, isCurrency } from '@/domain/money/currencies'
import { MAX_PRICE_HUNDREDTHS } from '@/domain/money/money'
import type { WireIntent } from '../../wire'
import type { Context } from '../context'
import { ApiError } from '../http/api-error'
import { newId } from '../store/new-id'
import { recordEvent } from '../store/record-event'
import { planParams } from '../plans/plan-params'
import { presentIntent } from './intent-row'

export const createIntentParams = z.strictObject({
  /** Hundredths of the currency. */
  amount: z.int().nonnegative().max(MAX_PRICE_HUNDREDTHS),
  currency: z.custom<Currency>(isCurrency),
  description: z.string().max(200),
  return_url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  /** What is to be billed once it is paid; without one the amount is positive. */
  plan: planParams.optional(),
  metadata: z
    .strictObject({
      order_id: z.string().min(1).max(100),
      order_number: z.string().min(1).max(40),
      attempt: z.int().positive(),
    })
    .optional(),
})

type Creation = { ctx: Context; params: z.infer<typeof createIntentParams> }

export const createIntent = ({ ctx, params }: Creation): WireIntent => {
  const { store, clock } = ctx
  const { metadata, plan } = params
  if (params.amount === 0 && !plan)
    throw new ApiError({ status: 400, code: 'amount_too_small', message: 'Only a plan begins with 0.' })
  const intentId = newId('si')
  const insert = `INSERT INTO intents (id, client_secret, order_id, order_number, attempt, amount, currency,
    description, return_url, status, created_ms, plan) VALUES (?,?,?,?,?,?,?,?,?,?,?,?)`
  store
    .prepare(insert)
    .run(
      intentId,
      `${intentId}_secret_${randomBytes(20).toString('hex')}`,
      metadata?.order_id ?? '',
      metadata?.order_number ?? '',
      metadata?.attempt ?? 0,
      params.amount,
      params.currency,
      params.description,
      params.return_url ?? null,
      'requires_payment',
      clock(),
      plan ? JSON.stringify(plan) : null,
    )
  recordEvent({ ctx, type: 'intent.created', intentId })
  return presentIntent({ store, intentId })
}
