import { beforeNext } from './before-next.mjs'
import { canonicalUrl } from './canonical-url.mjs'
import { isDocument } from './document.mjs'
import { sendRefusal } from './send-refusal.mjs'
import { sendStandIn } from './stand-in.mjs'

// Every rule below, and Next after them, reads the same path: `/admin/../api/orders` is one place to nobody.
beforeNext((request, response) => {
  const url = canonicalUrl(request.url)
  if (url === null) {
    if (isDocument(request)) sendStandIn({ request, response, kind: 'unreadable' })
    else sendRefusal(response, [400, 'not a path'])
    return true
  }
  request.url = url
  return false
})
