import pg from 'pg'
import { newVisitor } from '../../../tests/support/visitor'
import { CARDS, enterCard, placeOrder, readyToBuy, startPayment } from '../../../tests/support/way'
import { startTestSite, type TestSite } from '../../test/test-site.ts'
import type { Figure, Row } from '../lib/figure.ts'
import { summaryOf } from '../lib/summary.ts'

const PURCHASES = 200
const AT_ONCE = 4

type Place = Pick<TestSite, 'url' | 'sandboxUrl' | 'databaseUrl'>
type Ready = { orderNumber: string; pay: () => Promise<unknown>; check: () => Promise<unknown> }

/**
 * From the card's submit to the entitlement, by the clock that both share: with the page asking as it does, with the
 * tab closed at once, and with every webhook lost and the tab closed, where only the reconciler is left.
 */
export const payToReport: Figure = async (bench) => {
  const { url, databaseUrl, sandboxPort } = await bench.site()
  const place = { url, databaseUrl, sandboxUrl: `http://localhost:${sandboxPort}` }
  const page = await measure({ place, closed: false, say: bench.say })
  const webhook = await measure({ place, closed: true, say: bench.say })
  // Only a throwaway site's gateway loses webhooks on order.
  const throwaway = await startTestSite(bench.project, { alone: true })
  try {
    const { site } = throwaway
    const lost = await measure({ place: site, closed: true, say: bench.say, lose: () => loseAll(site) })
    return [
      rowOf({ name: 'page open', seconds: page, most: 3 }),
      rowOf({ name: 'tab closed, by the webhook', seconds: webhook, most: 3 }),
      rowOf({ name: 'tab closed, every webhook lost', seconds: lost, most: 60 }),
    ]
  } finally {
    await throwaway.stop()
  }
}

const rowOf = ({ name, seconds, most }: { name: string; seconds: number[]; most: number }): Row => {
  const { p50, p99, max, count } = summaryOf(seconds)
  const text = (value: number) => `${value.toFixed(2)} s`
  return {
    figure: `pay to report, ${name} (${count})`,
    ours: `p50 ${text(p50)}, p99 ${text(p99)}, max ${text(max)}`,
    reference: '',
    compared: p99,
    shown: `p99 ${text(p99)}`,
    target: { most },
    targetShown: `<= ${most} s`,
  }
}

type Run = { place: Place; closed: boolean; say: (line: string) => void; lose?: () => Promise<void> }

const measure = async ({ place, closed, say, lose = async () => {} }: Run): Promise<number[]> => {
  process.env.TEST_SITE = JSON.stringify(place)
  const client = new pg.Pool({ connectionString: place.databaseUrl, max: 2 })
  try {
    const ready = await inTurns(PURCHASES, () => patiently(() => prepare(client)))
    say(`  ${PURCHASES} orders are ready to be paid`)
    await lose()
    const clicked = new Map<string, number>()
    await inTurns(PURCHASES, async (index) => {
      const one = ready[index] as Ready
      clicked.set(one.orderNumber, Date.now())
      await one.pay()
      if (!closed) await one.check()
    })
    return await untilGranted({ client, clicked })
  } finally {
    await client.end()
  }
}

const prepare = async (client: pg.Pool): Promise<Ready> => {
  // All of them come from one address.
  await client.query('delete from rate_limits')
  const visitor = newVisitor()
  const sitting = await readyToBuy(visitor, { email: `bench-${crypto.randomUUID()}@example.com` })
  const { orderNumber } = await placeOrder(visitor, { sitting })
  const payment = await startPayment(visitor, orderNumber)
  return {
    orderNumber,
    pay: () => enterCard(payment, CARDS.pays),
    check: () => visitor.ok('pay.check', { body: { orderNumber } }),
  }
}

const untilGranted = async (args: { client: pg.Pool; clicked: Map<string, number> }): Promise<number[]> => {
  const { client, clicked } = args
  for (let tries = 0; tries < 240; tries++) {
    const { rows } = await client.query<{ number: string; granted_at: Date }>(
      'select o.number, e.granted_at from orders o join entitlements e on e.order_id = o.id where o.number = any($1)',
      [[...clicked.keys()]],
    )
    if (rows.length === clicked.size)
      return rows.map(({ number, granted_at }) => (granted_at.getTime() - (clicked.get(number) ?? 0)) / 1000)
    await new Promise((done) => setTimeout(done, 500))
  }
  throw new Error('Not everybody who paid got a report within two minutes.')
}

const loseAll = async ({ sandboxUrl, secrets }: TestSite): Promise<void> => {
  const answer = await fetch(`${sandboxUrl}/test/behaviour`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secrets.sandboxKey}` },
    body: JSON.stringify({ webhooks: { drop: 1_000_000 } }),
  })
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status}.`)
}

/** A busy site puts new visitors off first. */
const patiently = async <Result>(act: () => Promise<Result>, tries = 60): Promise<Result> => {
  try {
    return await act()
  } catch (error) {
    if (tries <= 1) throw error
    await new Promise((done) => setTimeout(done, 500))
    return patiently(act, tries - 1)
  }
}

/** Several at a time, in order. */
const inTurns = async <Result>(count: number, act: (index: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  let next = 0
  const turn = async (): Promise<void> => {
    while (next < count) {
      const index = next++
      results[index] = await act(index)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, turn))
  return results
}
