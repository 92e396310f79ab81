import { type Answer, Refusal } from '../lib/provider-call.ts'

type Wrong = { status?: number; type?: string; code?: string; message: string; param?: string }

/** Stripe's error shape. */
export const stripeError = ({ status = 400, type = 'invalid_request_error', ...error }: Wrong): Answer => ({
  status,
  body: { error: { type, ...error } },
})

export const refuse = (wrong: Wrong): never => {
  throw new Refusal(stripeError(wrong))
}

export const noSuch = (what: string, id: string, param = 'id'): never =>
  refuse({ status: 404, code: 'resource_missing', message: `No such ${what}: '${id}'`, param })
