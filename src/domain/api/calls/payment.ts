import { z } from 'zod'
import { POLICY_BOXES } from '../../catalog/checkout-policy'
import type { CallRows } from '../call-row'
import { appExamId, country, gateway, locale } from '../shapes'

export const paymentCalls = {
  'payment.policy': {
    method: 'GET',
    path: '/api/app/payment/policy/:examId/:country/:hl',
    purpose: "What the country's law asks of the buy box.",
    owner: 'everybody',
    lane: 'work',

    params: z.object({ examId: appExamId, country, hl: locale }),
    /** `plan`: of a plan that renews. */
    query: z.object({ plan: z.enum(['1']).optional() }),
    data: z.object({
      /** The pay button's words; `{total}` stands for the price. null: ours. */
      button: z.string().nullable(),
      note: z.string().nullable(),
      withdrawalDays: z.int(),
      minimumAge: z.int(),
      boxes: z.array(z.object({ kind: z.enum(POLICY_BOXES), label: z.string() })),
    }),
  },
  'payment.list': {
    method: 'GET',
    path: '/api/app/payment/list/:examId/:country',
    purpose: 'The payment methods that can be used for this exam, country and amount.',
    owner: 'everybody',
    lane: 'work',

    params: z.object({ examId: appExamId, country }),
    /** What is to be paid, as the order's quote has it; without it, an amount that is not small, in the country's currency. */
    query: z.object({
      total: z
        .string()
        .regex(/^\d{1,8}$/)
        .transform(Number)
        .optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
      /** For a plan: only what can take its later charges, too. */
      plan: z.enum(['1']).optional(),
    }),
    data: z.array(
      z.object({
        gateway: gateway,
        method: z.string(),
        testMode: z.boolean(),
      }),
    ),
  },
} as const satisfies CallRows
