import type { IncomingMessage } from 'node:http'
import { handleBehaviour } from '../api/handle-behaviour'
import { handleEvents } from '../api/handle-events'
import { handleCancel, handleCreateIntent, handleReadIntent, handleRefund } from '../api/handle-intents'
import { handleMovements } from '../api/handle-movements'
import {
  handleAdvancePlan,
  handleAgreePlan,
  handlePlanCard,
  handlePlanPrice,
  handleReadPlan,
  handleResumePlan,
  handleStopPlan,
} from '../api/handle-plans'
import {
  handleCloseDispute,
  handleFailRefund,
  handleOpenDispute,
  handleOwnRefund,
} from '../api/handle-provider-side'
import type { Context } from '../context'
import { handleScript, handleStyles } from '../form/handle-assets'
import { handleChallengeAnswer, handleChallengePage } from '../form/handle-challenge'
import { handleFormPage, handlePay } from '../form/handle-form'
import { json, type Reply } from './reply'

export type Call = { ctx: Context; request: IncomingMessage; url: URL; params: string[] }

export type Route = {
  /** For the log: a path without ids. */
  name: string
  method: 'GET' | 'POST'
  path: RegExp
  /** Whether a test may make it fail. */
  faulty: boolean
  handle: (call: Call) => Reply | Promise<Reply>
}

const ID = '([A-Za-z0-9_]{1,100})'
const route = (method: Route['method'], name: string, handle: Route['handle'], faulty = true): Route => ({
  name,
  method,
  path: new RegExp(`^${name.replaceAll(':id', ID).replaceAll('.', '\\.')}$`),
  faulty,
  handle,
})

// Who asks: for /v1 the gateway's client.ts two folders up, for forms and challenges the browser by ../form/client.
const ROUTES: readonly Route[] = [
  route('GET', '/health', () => json(200, { ok: true }), false),
  route('POST', '/v1/intents', handleCreateIntent),
  route('GET', '/v1/intents/:id', handleReadIntent),
  route('POST', '/v1/intents/:id/cancel', handleCancel),
  route('POST', '/v1/refunds', handleRefund),
  route('GET', '/v1/subscriptions/:id', handleReadPlan),
  route('POST', '/v1/subscriptions/:id/stop', handleStopPlan),
  route('POST', '/v1/subscriptions/:id/resume', handleResumePlan),
  route('POST', '/v1/subscriptions/:id/agree', handleAgreePlan),
  route('POST', '/v1/subscriptions/:id/price', handlePlanPrice),
  route('POST', '/v1/subscriptions/:id/advance', handleAdvancePlan),
  route('GET', '/v1/events', handleEvents),
  route('GET', '/v1/movements', handleMovements),
  route('POST', '/test/behaviour', handleBehaviour, false),
  route('POST', '/test/subscriptions/:id/card', handlePlanCard, false),
  route('POST', '/test/refunds', handleOwnRefund, false),
  route('POST', '/test/refunds/:id/fail', handleFailRefund, false),
  route('POST', '/test/disputes', handleOpenDispute, false),
  route('POST', '/test/disputes/:id', handleCloseDispute, false),
  route('GET', '/form/:id', handleFormPage),
  route('POST', '/form/:id/pay', handlePay),
  route('GET', '/challenge/:id', handleChallengePage),
  route('POST', '/challenge/:id', handleChallengeAnswer),
  route('GET', '/form.js', handleScript, false),
  route('GET', '/form.css', handleStyles, false),
]

/** HEAD is GET, whose body Node then leaves out. */
export const findRoute = ({ method, path }: { method: string; path: string }) => {
  const wanted = method === 'HEAD' ? 'GET' : method
  for (const candidate of ROUTES) {
    const match = candidate.method === wanted ? candidate.path.exec(path) : null
    if (match) return { route: candidate, params: match.slice(1) }
  }
  return null
}
