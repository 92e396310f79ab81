import { canonicalUrl } from './canonical-url'
import { isDocument } from './is-document'
import { sendRefusal } from './send-refusal'
import { sendStandIn } from './send-stand-in'
import type { Step } from './step'

/** Every rule below, and Next after them, reads the same path: `/admin/../api/orders` is one place to nobody. */
export const oneSpelling: Step = (request, response) => {
  const url = canonicalUrl(request.url)
  if (url === null) {
    if (isDocument(request)) sendStandIn({ request, response, kind: 'unreadable' })
    else sendRefusal(response, [400, 'not a path'])
    return 'answered'
  }
  request.url = url
  return 'passed'
}
