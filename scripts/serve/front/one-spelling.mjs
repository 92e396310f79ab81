import { beforeNext } from './before-next.mjs'
import { canonicalUrl } from './canonical-url.mjs'
import { sendRefusal } from './send-refusal.mjs'

// Every rule below, and Next after them, reads the same path: `/admin/../api/orders` is one place to nobody.
beforeNext((request, response) => {
  const url = canonicalUrl(request.url)
  if (url === null) {
    sendRefusal(response, [400, 'not a path'])
    return true
  }
  request.url = url
  return false
})
