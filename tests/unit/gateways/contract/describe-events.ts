import { expect, it } from 'vitest'
import type { ProviderEvent } from '@/gateways/payments/gateway'
import type { Suite } from './contract'
import { type ProviderUnderTest, paidIntent } from './under-test'

export const describeEvents = ({ provider }: Suite) => {
  it('lists every event once, oldest first, page by page, and goes on from its cursor', async () => {
    const { gateway } = provider()
    const { cursor: start } = await drain(provider(), null)
    const paid = []
    for (let round = 0; round < 6; round += 1)
      paid.push(...(await Promise.all(Array.from({ length: 10 }, () => paidIntent(provider())))))
    const { events, pages, cursor } = await drain(provider(), start)
    expect(pages).toBeGreaterThan(1)
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length)
    const times = events.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    const ids = new Set(events.map(({ intentId }) => intentId))
    const facts = await Promise.all([...ids].filter((id) => id !== null).map((id) => gateway.fetchIntent(id)))
    const named = new Set(facts.map(({ intentId }) => intentId))
    expect(paid.every(({ intentId }) => named.has(intentId))).toBe(true)

    expect((await drain(provider(), cursor)).events).toEqual([])
    const another = await paidIntent(provider())
    const { events: news } = await drain(provider(), cursor)
    expect(news.length).toBeGreaterThan(0)
    for (const { intentId } of news)
      expect((await gateway.fetchIntent(intentId ?? '')).intentId).toBe(another.intentId)
  })
}

const drain = async ({ gateway }: ProviderUnderTest, since: string | null) => {
  const events: ProviderEvent[] = []
  let cursor = since
  let pages = 0
  let more = true
  while (more) {
    const page = await gateway.listEvents({ since: cursor })
    events.push(...page.events)
    cursor = page.cursor
    more = page.hasMore
    pages += 1
  }
  return { events, cursor, pages }
}
