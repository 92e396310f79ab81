import { refusalOf } from './refuse'
import { sendRefusal } from './send-refusal'
import { settings } from './settings'
import { isStaff } from './staff'
import type { Step } from './step'

/**
 * What Next and its proxies tell each other; from outside it is only ever an attempt. The admin's relation fields ask by
 * POST in place of GET, with a header of Payload's.
 */
const INTERNAL =
  /^x-(?:middleware|nextjs|invoke|matched-path|now-|next-|vercel-|payload-(?!http-method-override$))/
const FORWARDED = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-for',
]

/** Refuses what no page or call needs, and removes what only our own programs may say. */
export const gate: Step = (request, response) => {
  const { headers } = request
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name]
  // A nonce of the client's own would be put on our scripts.
  delete headers['content-security-policy']
  delete headers['content-security-policy-report-only']
  if (settings().trustedProxies === 0) for (const name of FORWARDED) delete headers[name]
  const { method, url } = request
  const refusal = refusalOf({ method, url, headers, isStaff: () => isStaff(request) })
  if (!refusal) return 'passed'
  sendRefusal(response, refusal)
  return 'answered'
}
