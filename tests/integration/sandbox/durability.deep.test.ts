import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { behave, CARDS, intentRequest, submitCard } from './support/calls'
import { type SandboxProcess, spawnSandbox } from './support/spawn-sandbox'
import { startReceiver, until } from './support/webhook-receiver'

const running: SandboxProcess[] = []
const receivers: { close: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.kill('SIGKILL')))
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()))
})

const spawned = async (options: Parameters<typeof spawnSandbox>[0]) => {
  const sandbox = await spawnSandbox(options)
  running.push(sandbox)
  return sandbox
}
const receiving = async () => {
  const receiver = await startReceiver()
  receivers.push(receiver)
  return receiver
}
const pay = async (sandbox: SandboxProcess, number?: string) => {
  const intent = await sandbox.gateway.createIntent(intentRequest())
  await submitCard({ url: sandbox.url, ...intent, number })
  return intent.intentId
}

describe('after kill -9 and a restart', () => {
  it('everything that was answered is still so: payments, declines, keys', async () => {
    const first = await spawned({})
    const request = intentRequest()
    const intent = await first.gateway.createIntent(request)
    const paid = await pay(first)
    const declined = await pay(first, CARDS.declined)
    const before = await Promise.all([paid, declined].map((id) => first.gateway.fetchIntent(id)))
    await first.kill('SIGKILL')

    const second = await spawned({ dataDir: first.dataDir })
    expect(await Promise.all([paid, declined].map((id) => second.gateway.fetchIntent(id)))).toEqual(before)
    expect((await second.gateway.createIntent(request)).intentId).toBe(intent.intentId)
    expect(await submitCard({ url: second.url, ...intent })).toMatchObject({ status: 'succeeded' })
  })

  it('webhooks that nobody took yet still arrive', async () => {
    const receiver = await receiving()
    receiver.answerWith(500)
    const first = await spawned({ webhookUrl: receiver.url })
    const intentId = await pay(first)
    await until(() => receiver.received.length >= 2)
    await first.kill('SIGKILL')
    receiver.received.length = 0
    receiver.answerWith(200)

    const second = await spawned({ dataDir: first.dataDir, webhookUrl: receiver.url })
    await until(() => receiver.received.length >= 2)
    expect(receiver.received.map(({ type }) => type).sort()).toEqual(['intent.created', 'intent.succeeded'])
    await until(() => second.output.join('').split('"arrived":true').length === 3)
    const { events } = await second.gateway.listEvents({ since: null })
    expect(events.map((event) => [event.intentId, event.delivered])).toEqual([
      [intentId, true],
      [intentId, true],
    ])
  })

  it('in the middle of a storm of payments no charge is lost and none is double', async () => {
    const first = await spawned({})
    const intents = await Promise.all(
      Array.from({ length: 30 }, () => first.gateway.createIntent(intentRequest())),
    )
    const answers = intents.map((intent) => submitCard({ url: first.url, ...intent }).catch(() => null))
    await Promise.race(answers)
    await first.kill('SIGKILL')
    const told = await Promise.all(answers)

    const second = await spawned({ dataDir: first.dataDir })
    for (const [index, intent] of intents.entries()) {
      const fact = await second.gateway.fetchIntent(intent.intentId)
      expect(fact.charges).toHaveLength(fact.status === 'succeeded' ? 1 : 0)
      if (told[index]?.status === 'succeeded') expect(fact.status).toBe('succeeded')
    }
  })
})

describe('webhooks', () => {
  it('carry a signature that the gateway accepts, and lead to the intent', async () => {
    const receiver = await receiving()
    const sandbox = await spawned({ webhookUrl: receiver.url })
    const intentId = await pay(sandbox)
    await until(() => receiver.received.some(({ type }) => type === 'intent.succeeded'))
    const verdicts = await Promise.all(
      receiver.received.map((webhook) => sandbox.gateway.verifyWebhook(webhook)),
    )
    expect(verdicts).toEqual(
      receiver.received.map(({ eventId, type }) => ({ ok: true, eventId, type, intentId, livemode: false })),
    )
  })

  it('dropped on order of a test stay listed, undelivered', async () => {
    const receiver = await receiving()
    const sandbox = await spawned({ webhookUrl: receiver.url })
    await behave(sandbox, { webhooks: { drop: 2 } })
    await pay(sandbox)
    const third = await sandbox.gateway.createIntent(intentRequest())
    await until(() => receiver.received.length === 1)
    expect(receiver.received[0]?.intentId).toBe(third.intentId)
    const { events } = await sandbox.gateway.listEvents({ since: null })
    expect(events.slice(0, 2).map(({ type, delivered }) => [type, delivered])).toEqual([
      ['intent.created', false],
      ['intent.succeeded', false],
    ])
  })

  it('are duplicated, delayed and reordered on order of a test', async () => {
    const receiver = await receiving()
    const sandbox = await spawned({ webhookUrl: receiver.url })
    await behave(sandbox, { webhooks: { duplicates: 4, delayMs: 200, reorder: true } })
    await pay(sandbox)
    await sleep(150)
    expect(receiver.received).toEqual([])
    await until(() => receiver.received.length === 10)
    expect(new Set(receiver.received.map(({ eventId }) => eventId)).size).toBe(2)
    const seen = receiver.received.map(({ type }) => type)
    expect(seen).toEqual([...Array(5).fill('intent.succeeded'), ...Array(5).fill('intent.created')])
  })

  it('are listed from a cursor on, each once', async () => {
    const sandbox = await spawned({})
    for (let index = 0; index < 60; index += 1) await pay(sandbox)
    const first = await sandbox.gateway.listEvents({ since: null })
    const second = await sandbox.gateway.listEvents({ since: first.cursor })
    const third = await sandbox.gateway.listEvents({ since: second.cursor })
    expect([first.hasMore, second.hasMore, third.events.length, third.cursor]).toEqual([
      true,
      false,
      0,
      second.cursor,
    ])
    expect(new Set([...first.events, ...second.events].map(({ eventId }) => eventId)).size).toBe(120)
  })
})

describe('the process', () => {
  it('never writes a card number, to its log or to its disk', async () => {
    const sandbox = await spawned({})
    for (const number of Object.values(CARDS)) await pay(sandbox, number)
    const intent = await sandbox.gateway.createIntent(intentRequest())
    await submitCard({ url: sandbox.url, ...intent, changes: { expiry: CARDS.pays, name: CARDS.pays } })
    await submitCard({ url: sandbox.url, ...intent, changes: { unknown: CARDS.pays } })
    await sandbox.kill()
    const files = readdirSync(sandbox.dataDir).map((name) =>
      readFileSync(join(sandbox.dataDir, name), 'latin1'),
    )
    const written = [...files, ...sandbox.output].join('')
    for (const number of Object.values(CARDS)) expect(written).not.toContain(number)
    expect(written).not.toContain('client_secret=')
  })

  it('ends in order on SIGTERM, even with a call hanging', async () => {
    const sandbox = await spawned({})
    await behave(sandbox, { calls: [{ action: 'hang' }] })
    const hanging = sandbox.gateway.fetchIntent('si_x').catch(() => null)
    await sleep(100)
    expect(await sandbox.kill()).toBe(0)
    await hanging
  })

  it('ends when whoever started it is gone', async () => {
    const sandbox = await spawned({})
    const ended = new Promise((resolve) => sandbox.child.once('exit', resolve))
    sandbox.child.disconnect()
    expect(await ended).toBe(0)
  })

  it('says which setting is missing instead of starting', async () => {
    await expect(spawnSandbox({ siteOrigin: 'http://127.0.0.1:3000/path' })).rejects.toThrow(
      'SANDBOX_SITE_ORIGINS',
    )
  })
})
