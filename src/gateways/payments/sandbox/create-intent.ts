import type { CreatedIntent, CreateIntentRequest } from '../gateway'
import type { Client } from './client'
import { intentSchema } from './wire'

type Creation = {
  call: Client
  /** The provider's origin as a browser sees it. */
  publicUrl: string
  request: CreateIntentRequest
}

export const createIntent = async ({ call, publicUrl, request }: Creation): Promise<CreatedIntent> => {
  const intent = await call({
    method: 'POST',
    path: '/v1/intents',
    idempotencyKey: request.idempotencyKey,
    answer: intentSchema,
    body: intentParams(request),
  })
  // handleFormPage in server/form/handle-form.ts; shown in a frame by ui/checkout/payment/sandbox/card-form.tsx.
  const form = new URL(`/form/${intent.id}`, publicUrl)
  form.searchParams.set('client_secret', intent.client_secret)
  return { intentId: intent.id, clientSecret: intent.client_secret, formUrl: form.href }
}

const intentParams = (request: CreateIntentRequest) => ({
  amount: request.amount,
  currency: request.currency,
  description: request.description,
  return_url: request.returnUrl,
  ...(request.plan && { plan: request.plan }),
  metadata: { order_id: request.orderId, order_number: request.orderNumber, attempt: request.attempt },
})
