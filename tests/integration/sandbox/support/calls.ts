import type { CreateIntentRequest } from '@/gateways/payments/gateway'
import { type SandboxProcess, SECRET_KEY } from './spawn-sandbox'

let orders = 0

export const intentRequest = (changes: Partial<CreateIntentRequest> = {}): CreateIntentRequest => {
  orders += 1
  return {
    orderId: `order-${orders}`,
    orderNumber: `NUMBER${String(orders).padStart(6, '0')}`,
    attempt: 1,
    amount: 1999,
    currency: 'USD',
    description: 'Plumbline report',
    brand: 'Plumbline',
    idempotencyKey: `ord_${orders}_a1_${Math.random()}`,
    locale: 'EN',
    email: 'buyer@example.com',
    method: 'card',
    returnUrl: 'http://localhost:3000/paying/check/iq-1',
    ...changes,
  }
}

export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  secondStep: '4000000000003220',
  real: '5555555555554444',
}

type Submit = {
  url: string
  intentId: string
  clientSecret: string
  number?: string
  changes?: Record<string, string>
}

type FormAnswer = { httpStatus: number; status?: string; code?: string; challengePath?: string }

/** What the form's own script sends. */
export const submitCard = async (submit: Submit): Promise<FormAnswer> => {
  const { url, intentId, clientSecret, number = CARDS.pays, changes } = submit
  const body = {
    client_secret: clientSecret,
    number,
    expiry: '12/39',
    code: '123',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'taker@example.com',
    postal: 'SW1A 1AA',
    ...changes,
  }
  const response = await postJson(`${url}/form/${intentId}/pay`, body)
  return { httpStatus: response.status, ...((await response.json()) as object) }
}

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

export const callApi = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  postJson(url, body, { authorization: `Bearer ${SECRET_KEY}`, ...headers })

export const behave = async (sandbox: SandboxProcess, behaviour: unknown) => {
  const response = await callApi(`${sandbox.url}/test/behaviour`, behaviour)
  if (!response.ok) throw new Error(await response.text())
}
