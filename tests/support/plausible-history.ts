import type pg from 'pg'
import { historian } from './history'

const DAY_MS = 86_400_000
const LANDINGS = ['new', 'new', 'new', 'test_center', 'test_center', 'genius_lab', 'girl', null] as const
const PLACES = [
  ['EN', 'US', 'USD', 999],
  ['EN', 'GB', 'GBP', 899],
  ['DE', 'DE', 'EUR', 999],
  ['JA', 'JP', 'JPY', 148_000],
  ['FR', 'FR', 'EUR', 999],
  ['KR', 'KR', 'KRW', 1_290_000],
] as const

/**
 * Sixty days of a shop that slowly grows, with weekends, leavers, buyers of two tiers and refunds: something to look at.
 * The same `seed` tells the same story. For throwaway databases only.
 */
export const tellPlausibleHistory = async (
  db: pg.Client,
  { now, days = 60, perDay = 24, seed = 7 }: { now: Date; days?: number; perDay?: number; seed?: number },
): Promise<void> => {
  const history = await historian(db)
  const random = randomFrom(seed)
  for (let back = days - 1; back >= 0; back--) {
    const weekend = [0, 6].includes(new Date(now.getTime() - back * DAY_MS).getUTCDay())
    const takers = Math.round(
      perDay * (0.6 + (0.6 * (days - back)) / days) * (weekend ? 1.4 : 1) * (0.8 + 0.4 * random()),
    )
    for (let taker = 0; taker < takers; taker++) {
      const at = new Date(now.getTime() - back * DAY_MS - random() * DAY_MS * (back === 0 ? 0.4 : 1))
      await tellTaker({ history, random, at })
    }
  }
  await tellTrouble(db)
}

type Args = { history: Awaited<ReturnType<typeof historian>>; random: () => number; at: Date }

const tellTaker = async ({ history, random, at }: Args): Promise<void> => {
  const [locale, country, currency, total] = pick(PLACES, random)
  const landing = pick(LANDINGS, random)
  const fate = random()
  const state = fate < 0.34 ? 'started' : fate < 0.37 ? 'abnormal' : 'valid'
  const email =
    state === 'valid' && random() < 0.72 ? `taker-${Math.floor(random() * 1e6)}@example.com` : null
  const sitting = await history.sitting({ at, landing, locale, country, state, email })
  if (!email || random() > 0.5) return
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
  const paid = random() < 0.62
  const order = await history.order({ sitting, at: later(20), total, currency })
  if (!paid) return
  await history.moved({ order, at: later(22), kind: 'charge', amount: total, currency })
  await history.moved({
    order,
    at: later(22),
    kind: 'fee',
    amount: Math.max(100, Math.round(total * 0.00029) * 100),
    currency,
  })
  if (random() < 0.12) {
    const second = await history.order({ sitting, at: later(60), total, currency, tier: 'sku3' })
    await history.moved({ order: second, at: later(61), kind: 'charge', amount: total, currency })
  }
  const trouble = random()
  if (trouble < 0.05) await history.moved({ order, at: later(120), kind: 'refund', amount: total, currency })
  else if (trouble < 0.06)
    await history.moved({ order, at: later(300), kind: 'dispute', amount: total, currency })
}

const tellTrouble = async (db: pg.Client): Promise<void> => {
  await db.query(
    `insert into anomalies (kind, ref, detail) values
       ('amount_mismatch', 'history-1', '{"expected": 999, "found": 899, "currency": "USD"}'),
       ('paid_after_expiry', 'history-2', '{"order": "H0001", "paidAt": "2026-11-20T09:12:00.000Z"}')
     on conflict do nothing`,
  )
  await db.query(
    `insert into mails ("to", template, locale, params, key, message_id, status, tries, last_error)
     values ('gone@example.com', 'report_ready', 'DE', '{}', 'history-mail', '<history@example.com>', 'failed', 5, '550 no such user')
     on conflict do nothing`,
  )
}

const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item

/** mulberry32: small, seeded, good enough for a story. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
