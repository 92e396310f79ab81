import { type Answer, Refusal } from '../lib/provider-call.ts'

type Wrong = { status?: number; type?: string; code?: string; message: string; param?: string }
/** `executed`: no mistake of the request, but what came of it, which its idempotency key keeps. */
type Refused = Wrong & { executed?: boolean }

/** Stripe's error shape. */
export const stripeError = ({ status = 400, type = 'invalid_request_error', ...error }: Wrong): Answer => ({
  status,
  body: { error: { type, ...error } },
})

export const refuse = ({ executed, ...wrong }: Refused): never => {
  throw new Refusal(stripeError(wrong), { executed })
}

export const noSuch = (what: string, id: string, param = 'id'): never =>
  refuse({ status: 404, code: 'resource_missing', message: `No such ${what}: '${id}'`, param })
