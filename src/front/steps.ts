import type { ServerResponse } from 'node:http'
import { createAdmit } from './admit'
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

/** What every request passes before Next sees it, in this order. */
export const createSteps = (): readonly Step[] => [
  failedPages,
  requestId,
  oneSpelling,
  bytes,
  health,
  peer,
  slowBodies,
  createAdmit(),
  gate,
  headers,
  hotCalls,
]

/** Whether one of the steps answered the request. */
export const isAnswered = (steps: readonly Step[], request: Asked, response: ServerResponse): boolean => {
  for (const step of steps) if (step(request, response) === 'answered') return true
  return false
}
