import type { Payload } from 'payload'
import { getJobs } from '@/gateways/jobs/get-jobs'
import type { Jobs } from '@/gateways/jobs/jobs'
import type { PaymentGateway, PaymentGatewayId } from '@/gateways/payments/gateway'
import { paymentGateways } from '@/gateways/payments/payment-gateways'

/** What every service works with. Time comes in from here, never from a clock of its own. */
export type Deps = {
  payload: Payload
  now: () => Date
  jobs: () => Promise<Jobs>
  payments: Partial<Record<PaymentGatewayId, PaymentGateway>>
}

/** The running process's own. */
export const depsOf = (payload: Payload): Deps => ({
  payload,
  now: () => new Date(),
  jobs: getJobs,
  payments: paymentGateways(),
})
