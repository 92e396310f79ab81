import { randomUUID } from 'node:crypto'
import { SIGNATURE_HEADER, signBody } from '../../../src/gateways/payments/sandbox/signature'
import type { BenchSite } from './bench-site.ts'
import { requestOf } from './load.ts'

/** A webhook request as the sandbox gateway sends it, about one intent, with an id of its own. */
export const signedEvent = ({
  site,
  intentId,
  type = 'intent.succeeded',
  path = '/api/sandbox/webhooks',
}: {
  site: BenchSite
  intentId: string
  type?: string
  path?: string
}): string => {
  const seconds = Math.floor(Date.now() / 1000)
  const event = {
    id: `sevt_${randomUUID()}`,
    type,
    created: seconds,
    livemode: false,
    data: { object: { id: intentId } },
  }
  const body = JSON.stringify(event)
  const secrets = String(site.env.SANDBOX_WEBHOOK_SECRET).split(',')
  const signature = signBody({ rawBody: Buffer.from(body), seconds, secrets })
  return requestOf({
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature },
    body,
  })
}
