import { beforeNext } from './before-next.mjs'
import { countBody } from './count-body.mjs'
import { isStaff } from './is-staff.mjs'
import { mostBytesOf } from './refuse.mjs'

// Before anybody answers: of a request that is answered at once, the rest of the body is still read.
beforeNext((request, response) => {
  const { url, headers } = request
  countBody({ request, response, most: mostBytesOf({ url, headers, isStaff: () => isStaff(request) }) })
  return false
})
