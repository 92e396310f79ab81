import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Movement } from '@/gateways/payments/gateway'
import { callApi, intentRequest, submitCard } from './support/calls'
import { type SandboxProcess, spawnSandbox } from './support/spawn-sandbox'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await spawnSandbox()
})
afterAll(() => sandbox.kill())

const bought = async (provider = sandbox) => {
  const request = intentRequest()
  const intent = await provider.gateway.createIntent(request)
  await submitCard({ url: provider.url, ...intent })
  return { orderId: request.orderId, intentId: intent.intentId }
}

/** What happens at the provider without our asking. */
const happens = async (path: string, body: object, provider = sandbox) => {
  const response = await callApi(`${provider.url}/test${path}`, body)
  const { error } = (await response.json()) as { error?: { code: string } }
  return { status: response.status, error }
}
const disputed = async () => {
  const { intentId } = await bought()
  await happens('/disputes', { intent: intentId })
  const { disputes = [] } = await sandbox.gateway.fetchIntent(intentId)
  return { intentId, ref: disputes[0]?.ref ?? '' }
}

const DAY = 24 * 3_600_000
const movementsOf = async (provider: SandboxProcess, span: { from?: Date; to?: Date } = {}) => {
  const { from = new Date(Date.now() - DAY), to = new Date(Date.now() + DAY) } = span
  const found: Movement[] = []
  for (let cursor: string | null = null; ; ) {
    const page = await provider.gateway.listMovements({ from, to, cursor })
    found.push(...page.movements)
    if (!page.hasMore) return found
    cursor = page.cursor
  }
}

describe('a dispute', () => {
  it('stands in the fact, open, with everything that was left', async () => {
    const { intentId } = await bought()
    await happens('/refunds', { intent: intentId, amount: 500 })
    await happens('/disputes', { intent: intentId })
    expect(await sandbox.gateway.fetchIntent(intentId)).toMatchObject({
      status: 'succeeded',
      charges: [{ amount: 1999 }],
      refunds: [{ amount: 500, refundId: null }],
      disputes: [{ amount: 1499, status: 'open' }],
    })
  })

  it.each(['won', 'lost'])('is decided once: %s stays', async (outcome) => {
    const { intentId, ref } = await disputed()
    expect(await happens(`/disputes/${ref}`, { outcome })).toMatchObject({ status: 200 })
    const other = outcome === 'won' ? 'lost' : 'won'
    expect(await happens(`/disputes/${ref}`, { outcome: other })).toMatchObject({
      status: 400,
      error: { code: 'dispute_closed' },
    })
    expect(await sandbox.gateway.fetchIntent(intentId)).toMatchObject({
      disputes: [{ ref, status: outcome }],
    })
  })

  it('leaves nothing to refund, until it is won', async () => {
    const { intentId, ref } = await disputed()
    const refund = (refundId: string) =>
      sandbox.gateway.createRefund({
        refundId,
        intentId,
        amount: 1,
        idempotencyKey: `ref_${refundId}_${ref}`,
      })
    await expect(refund('before')).rejects.toMatchObject({ code: 'refund_too_large' })
    await happens(`/disputes/${ref}`, { outcome: 'won' })
    expect(await refund('after')).toMatchObject({ refunds: [{ amount: 1, refundId: 'after' }] })
  })

  it('is about a charge, and about no more than is left of it', async () => {
    const unpaid = await sandbox.gateway.createIntent(intentRequest())
    const { intentId } = await bought()
    expect(await happens('/disputes', { intent: unpaid.intentId })).toMatchObject({ status: 400 })
    expect(await happens('/disputes', { intent: intentId, amount: 2000 })).toMatchObject({ status: 400 })
    expect(await happens('/disputes', { intent: 'si_unknown' })).toMatchObject({ status: 404 })
    expect(await happens('/disputes/sdp_unknown', { outcome: 'won' })).toMatchObject({ status: 404 })
  })

  it('is told by an event for each step', async () => {
    const { cursor } = await sandbox.gateway.listEvents({ since: null })
    let since = cursor
    for (let more = true; more; ) {
      const page = await sandbox.gateway.listEvents({ since })
      since = page.cursor
      more = page.hasMore
    }
    const { intentId, ref } = await disputed()
    await happens(`/disputes/${ref}`, { outcome: 'lost' })
    const { events } = await sandbox.gateway.listEvents({ since })
    expect(events.map((event) => [event.type, event.intentId])).toEqual(
      ['created', 'succeeded', 'disputed', 'dispute_lost'].map((type) => [`intent.${type}`, intentId]),
    )
  })
})

describe('what happens at the provider on order of a test', () => {
  it('needs the secret key', async () => {
    const { intentId } = await bought()
    for (const path of ['/refunds', '/refunds/sre_x/fail', '/disputes', '/disputes/sdp_x'])
      expect((await callApi(`${sandbox.url}/test${path}`, {}, { authorization: 'Bearer x' })).status).toBe(
        401,
      )
    expect(await sandbox.gateway.fetchIntent(intentId)).toMatchObject({ refunds: [], disputes: [] })
  })
})

describe("the provider's books", () => {
  it('list a line for each time that money came or went, oldest first', async () => {
    const own = await spawnSandbox()
    const { orderId, intentId } = await bought(own)
    await own.gateway.createRefund({ refundId: 'r', intentId, amount: 500, idempotencyKey: 'r' })
    await happens('/disputes', { intent: intentId, amount: 1000 }, own)
    const [dispute] = (await own.gateway.fetchIntent(intentId)).disputes ?? []
    await happens(`/disputes/${dispute?.ref}`, { outcome: 'won' }, own)
    const fact = await own.gateway.fetchIntent(intentId)
    const lines = await movementsOf(own)
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 1999],
      ['refund', 500],
      ['dispute', 1000],
      ['dispute_won', 1000],
    ])
    expect(lines.map(({ ref }) => ref)).toEqual([
      fact.charges[0]?.ref,
      fact.refunds[0]?.ref,
      dispute?.ref,
      dispute?.ref,
    ])
    for (const line of lines)
      expect(line).toMatchObject({
        intentId,
        orderId,
        ours: true,
        currency: 'USD',
        createdAt: expect.any(Date),
      })
    await own.kill()
  })

  it('page by page leave nothing out and tell nothing twice', async () => {
    const own = await spawnSandbox()
    await Promise.all(Array.from({ length: 120 }, () => bought(own)))
    const lines = await movementsOf(own)
    expect([lines.length, new Set(lines.map(({ ref }) => ref)).size]).toEqual([120, 120])
    const times = lines.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual([...times].sort((one, other) => one - other))
    await own.kill()
  })

  it('end where the span ends, its first instant inside and its last not', async () => {
    const own = await spawnSandbox()
    await bought(own)
    const [line] = await movementsOf(own)
    const at = line?.createdAt.getTime() ?? 0
    const count = async (from: number, to: number) =>
      (await movementsOf(own, { from: new Date(from), to: new Date(to) })).length
    expect(await Promise.all([count(at, at + 1), count(at - 1, at), count(at + 1, at + 2)])).toEqual([
      1, 0, 0,
    ])
    await own.kill()
  })

  it('say of what carries no mark of ours that it is not ours', async () => {
    const own = await spawnSandbox()
    const body = { amount: 700, currency: 'EUR', description: 'somebody else’s' }
    const made = await callApi(`${own.url}/v1/intents`, body, { 'idempotency-key': 'other' })
    const { id, client_secret: clientSecret } = (await made.json()) as { id: string; client_secret: string }
    await submitCard({ url: own.url, intentId: id, clientSecret })
    expect(await own.gateway.fetchIntent(id)).toMatchObject({ orderId: null, attempt: null })
    expect(await movementsOf(own)).toMatchObject([{ intentId: id, orderId: null, ours: false }])
    await own.kill()
  })
})

describe('a store of an earlier day', () => {
  it('is opened, keeps its refunds, and takes new ones with their ids', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-old-'))
    const first = await spawnSandbox({ dataDir })
    const { intentId } = await bought(first)
    await happens('/refunds', { intent: intentId, amount: 100 }, first)
    await first.kill()
    const store = new DatabaseSync(join(dataDir, 'sandbox.sqlite'))
    store.exec('ALTER TABLE refunds DROP COLUMN refund_id; DROP TABLE disputes')
    store.close()

    const second = await spawnSandbox({ dataDir })
    await second.gateway.createRefund({ refundId: 'new', intentId, amount: 200, idempotencyKey: 'new' })
    expect(await second.gateway.fetchIntent(intentId)).toMatchObject({
      refunds: [
        { amount: 100, refundId: null },
        { amount: 200, refundId: 'new' },
      ],
      disputes: [],
    })
    await second.kill()
  })
})
