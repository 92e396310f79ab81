import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createGateway as createSandboxGateway } from '@/gateways/payments/sandbox/create-gateway'
import { createTimedFetch } from '@/gateways/payments/timed-fetch'
import { behave, intentRequest } from './support/calls'
import { type SandboxProcess, SECRET_KEY, spawnSandbox, WEBHOOK_SECRET } from './support/spawn-sandbox'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await spawnSandbox()
})
afterEach(() => behave(sandbox, {}))
afterAll(() => sandbox.kill())

describe('the gateway', () => {
  const request = intentRequest()
  const gatewayAt = (apiUrl: string, readMs = 300) =>
    createSandboxGateway({
      apiUrl,
      publicUrl: apiUrl,
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      fetch: createTimedFetch({ readMs }),
    })
  const FAULTS = [
    [{ action: 'status', status: 500 }, 'timeout_after_send', 'unavailable'],
    [{ action: 'status', status: 503 }, 'unavailable', 'unavailable'],
    [{ action: 'status', status: 429 }, 'unavailable', 'unavailable'],
    [{ action: 'hang', ms: 3000 }, 'timeout_after_send', 'unavailable'],
    [{ action: 'hang', ms: 50 }, 'timeout_after_send', 'unavailable'],
    [{ action: 'garbage' }, 'bad_response', 'bad_response'],
  ] as const

  it.each(FAULTS)('calls %j of a creation %s and of a reading %s', async (fault, creation, reading) => {
    const gateway = gatewayAt(sandbox.url)
    await behave(sandbox, { calls: [{ call: 'POST /v1/intents', ...fault }] })
    const unknown = creation !== 'unavailable'
    const fresh = { ...request, idempotencyKey: `fault_${Math.random()}` }
    await expect(gateway.createIntent(fresh)).rejects.toMatchObject({
      kind: creation,
      outcomeUnknown: unknown,
    })
    await behave(sandbox, { calls: [{ call: 'GET /v1/intents', ...fault }] })
    await expect(gateway.fetchIntent('si_x')).rejects.toMatchObject({ kind: reading, outcomeUnknown: false })
  })

  it('finds with the same key what was made although the answer was lost', async () => {
    await behave(sandbox, {
      calls: [{ call: 'POST /v1/intents', action: 'hang', effect: 'after', ms: 3000 }],
    })
    const before = await sandbox.gateway.listEvents({ since: null })
    const gateway = gatewayAt(sandbox.url)
    const lost = { ...request, idempotencyKey: 'lost-answer' }
    await expect(gateway.createIntent(lost)).rejects.toMatchObject({ kind: 'timeout_after_send' })
    const { intentId } = await gateway.createIntent(lost)
    const { events } = await sandbox.gateway.listEvents({ since: before.cursor })
    expect(events.map((event) => [event.type, event.intentId])).toEqual([['intent.created', intentId]])
  })

  it('knows that nothing was sent when nobody listens', async () => {
    await expect(gatewayAt('http://127.0.0.1:1').createIntent(request)).rejects.toMatchObject({
      kind: 'unavailable',
      outcomeUnknown: false,
    })
  })

  it('refuses an answer of another shape', async () => {
    const server = createServer((_, response) => response.end('{"id":"si_1","amount":"19.99"}'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const gateway = gatewayAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await expect(gateway.fetchIntent('si_1')).rejects.toMatchObject({
      kind: 'bad_response',
      code: 'unexpected_shape',
    })
    server.close()
  })

  it('says what the provider refused, and that it will refuse it again', async () => {
    await expect(sandbox.gateway.fetchIntent('si_unknown')).rejects.toMatchObject({
      name: 'GatewayError',
      kind: 'declined_request',
      code: 'intent_not_found',
      httpStatus: 404,
    })
  })
})
