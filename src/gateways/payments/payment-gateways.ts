import { env } from '@/config/env'
import { withBreaker } from './breaker'
import type { PaymentGateway, PaymentGatewayId } from './gateway'
import { createSandboxGateway } from './sandbox/create-sandbox-gateway'

let cached: Partial<Record<PaymentGatewayId, PaymentGateway>> | undefined

/** The gateways that this installation has keys for. */
export const paymentGateways = (): Partial<Record<PaymentGatewayId, PaymentGateway>> => {
  cached ??= { ...sandbox() }
  return cached
}

/** Whether money is only played with here; every page then says so. */
export const isTestMode = (): boolean => sandboxAllowed() && paymentGateways().sandbox !== undefined

/** Never on a public https site: there nobody may believe that they paid. */
const sandboxAllowed = (): boolean => {
  const { protocol, hostname } = new URL(env().SITE_URL)
  const local = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost')
  return protocol === 'http:' || local
}

const sandbox = (): { sandbox?: PaymentGateway } => {
  const { SANDBOX_API_URL, SANDBOX_PUBLIC_URL, SANDBOX_SECRET_KEY, SANDBOX_WEBHOOK_SECRET } = env()
  if (!sandboxAllowed() || !SANDBOX_API_URL || !SANDBOX_SECRET_KEY || !SANDBOX_WEBHOOK_SECRET) return {}
  return {
    sandbox: withBreaker(
      createSandboxGateway({
        apiUrl: SANDBOX_API_URL,
        publicUrl: SANDBOX_PUBLIC_URL ?? SANDBOX_API_URL,
        secretKey: SANDBOX_SECRET_KEY,
        webhookSecret: SANDBOX_WEBHOOK_SECRET,
      }),
    ),
  }
}
