import type { ServerResponse } from 'node:http'
import { createAdmit } from './admit'
import { answerLength } from './answer-length'
import { bytes } from './bytes'
import { failedPages } from './failed-pages'
import { gate } from './gate'
import { headers } from './headers'
import { health } from './health'
import { hotCalls } from './hot-calls'
import { oneSpelling } from './one-spelling'
import { peer } from './peer'
import { requestId } from './request-id'
import { slowBodies } from './slow-bodies'
import type { Asked, Step } from './step'
import { stuckSigns } from './stuck-signs'

/** What every request passes before Next sees it, in this order. */
export const createSteps = (): readonly Step[] => [
  // A page that fails (5xx) leaves as a small one in the visitor's language.
  failedPages,
  // Numbers the request: x-request-id.
  requestId,
  // One spelling of a path, else 400.
  oneSpelling,
  // A link to a page with a sign of a sentence stuck to its end leads to the page: 308.
  stuckSigns,
  // A body of more than 1 MB (20 MB for a staff upload) is cut off.
  bytes,
  // A body that does not come is cut off with 408.
  slowBodies,
  // Gives the answer with a file its length back.
  answerLength,
  // Answers GET /healthz.
  health,
  // The peer's address in place of what the client said, for rate limits.
  peer,
  // 503 when too much is under way; what serves answers and payments is refused last.
  createAdmit(),
  // Refuses what no page or call needs.
  gate,
  // Security headers of the answer.
  headers,
  // Answers saves and the other frequent calls; every other request is Next's, behind the front (create-front.ts).
  hotCalls,
]

/** Whether one of the steps answered the request. */
export const isAnswered = (steps: readonly Step[], request: Asked, response: ServerResponse): boolean => {
  for (const step of steps) if (step(request, response) === 'answered') return true
  return false
}
