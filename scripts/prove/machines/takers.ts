import { query } from '../../../tests/support/database'
import { site } from '../../../tests/support/site'
import { newVisitor } from '../../../tests/support/visitor'
import {
  CARDS,
  enterCard,
  humanAnswers,
  placeOrder,
  readyToBuy,
  startPayment,
  startSitting,
} from '../../../tests/support/way'
import { readStoredAnswers } from '../answers/stored-answers'

/** How much a person tries again: never, or as long as they have patience. */
export type Patience = 'none' | 'a minute'

export type Met = { taker: number; call: string; error: string }

/** A test of thirty questions takes a quarter of a minute: longer than the proxy needs from one server to another. */
const BATCH = 3
export const LANDING = '/landing_page/new/iq-1?hl=EN'
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Answers a test in batches, some time apart, and looks whether every answer that was acknowledged is kept as it was given. */
const takeTest = async ({ taker, attempt }: { taker: number; attempt: Attempt }): Promise<string[]> => {
  const visitor = newVisitor()
  await attempt(`${taker} reads the landing page`, async () => {
    const { status } = await visitor.fetch(LANDING)
    if (status !== 200) throw new Error(`the landing page is ${status}`)
  })
  const sitting = await attempt(`${taker} starts`, () => startSitting(visitor))
  const answers = humanAnswers(sitting)
  const { orderNumber, anchor } = sitting
  for (let at = 0; at < answers.length; at += BATCH) {
    const part = answers.slice(at, at + BATCH)
    await attempt(`${taker} saves`, () =>
      visitor.ok('sitting.save', { body: { orderNumber, epoch: 0, anchor, answers: part } }),
    )
    await pause(1_000 + ((taker * 7919 + at) % 1_000))
  }
  const stored = await readStoredAnswers({ databaseUrl: site().databaseUrl, sittings: [orderNumber] })
  const kept = new Map(stored.map(({ id, choice }) => [id, choice]))
  const lost = answers.filter(({ id, choice }) => kept.get(id) !== choice)
  return lost.length > 0 ? [`taker ${taker}: ${lost.length} acknowledged answers are not as given`] : []
}

/** Buys a report and looks whether the money was taken once. */
const buyOne = async ({ taker, attempt }: { taker: number; attempt: Attempt }): Promise<string[]> => {
  const visitor = newVisitor()
  const email = `machines-${taker}-${crypto.randomUUID()}@example.com`
  const sitting = await attempt(`${taker} finishes`, () => readyToBuy(visitor, { email }))
  const { orderNumber } = await attempt(`${taker} orders`, () => placeOrder(visitor, { sitting }))
  const payment = await attempt(`${taker} pays`, () => startPayment(visitor, orderNumber))
  await attempt(`${taker} enters a card`, () => enterCard(payment, CARDS.pays))
  await attempt(`${taker} is told`, async () => {
    const { state } = await visitor.ok('pay.check', { body: { orderNumber } })
    if (state !== 'paid') throw new Error(`the order is ${state}`)
  })
  const rows = await query<{ charges: number; open: number }>(
    `select (select count(*)::int from ledger_entries l where l.order_id = o.id and l.kind = 'charge') as charges,
       (select count(*)::int from entitlements e where e.order_id = o.id and e.revoked_at is null) as open
     from orders o where o.number = $1`,
    [orderNumber],
  )
  const found = JSON.stringify(rows[0])
  return found === '{"charges":1,"open":1}' ? [] : [`buyer ${taker}: ${found}`]
}

type Attempt = <Result>(call: string, act: () => Promise<Result>) => Promise<Result>

/** People who come one after the other until there were enough, or until they are told to stop. */
export const crowd = ({ atOnce, patience }: { atOnce: number; patience: Patience }) => {
  const met: Met[] = []
  const wrong: string[] = []
  let [next, done, over] = [0, 0, false]
  const attemptOf =
    (taker: number): Attempt =>
    async (call, act) => {
      const end = Date.now() + 60_000
      for (;;) {
        try {
          return await act()
        } catch (error) {
          met.push({
            taker,
            call,
            error: error instanceof Error ? error.message.slice(0, 200) : String(error),
          })
          if (patience === 'none' || Date.now() > end) throw error
          await pause(300)
        }
      }
    }
  const one = async (most: number) => {
    while (!over && next < most) {
      next += 1
      const taker = next
      const attempt = attemptOf(taker)
      const act = taker % 4 === 0 ? buyOne : takeTest
      wrong.push(...(await act({ taker, attempt }).catch((error) => [`taker ${taker} gave up: ${error}`])))
      done += 1
    }
  }
  return {
    met,
    wrong,
    done: () => done,
    /** Until `most` people were through; they do not all come in the same moment. */
    run: (most: number) =>
      Promise.all(
        Array.from({ length: atOnce }, async (_, index) => {
          await pause(index * 100)
          await one(most)
        }),
      ),
    stop: () => {
      over = true
    },
  }
}
