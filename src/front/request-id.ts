import { randomUUID } from 'node:crypto'
import { nameRequest } from '@/gateways/logs/request-now'
import type { Step } from './step'

/** Names a request, for its log lines, its answer and the visitor who writes to support. None is taken from outside. */
export const requestId: Step = (request, response) => {
  const id = randomUUID().slice(-12)
  request.headers['x-request-id'] = id
  response.setHeader('X-Request-Id', id)
  nameRequest(id)
  return 'passed'
}
