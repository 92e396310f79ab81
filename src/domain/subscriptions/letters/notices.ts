import { planPolicyFor } from '../country-rules'
import { addDays, addPeriods, hasCome, type Instant, instantOf, millis } from '../period'
import { comingEnd, nextChargeOf } from '../schedule'
import { type SubscriptionState, unansweredPrice } from '../state'
import type { PlanTerms } from '../terms'

/** A letter about a plan that goes on, beside the reminders of its schedule. Each is sent once, by its key. */
export type PlanNotice = { key: string; note: 'annual' | 'card_expires' | 'price_asked' }

/** So many days before the card that was kept expires. */
export const CARD_NOTICE_DAYS = 30

type Given = {
  terms: PlanTerms
  state: SubscriptionState
  country: string
  /** `2027-03`: the card is good to the end of this month; null: its provider does not say. */
  cardExpires: string | null
  now: Date
}

/** A price that waits for a yes is told once more so many days before it ends the plan. */
const PRICE_NOTICE_DAYS = 7

/** What is to be told now of a plan that renews; of one that does not, nothing. */
export const dueNotices = (given: Given): PlanNotice[] =>
  [
    priceNotice(given),
    ...(nextChargeOf(given) === null ? [] : [annualNotice(given), cardNotice(given)]),
  ].filter((one) => one !== null)

const priceNotice = ({ terms, state, now }: Given): PlanNotice | null => {
  const asked = unansweredPrice(state)
  const end = asked && comingEnd({ terms, state })
  if (!asked || end?.reason !== 'not_agreed' || hasCome(end.at, now)) return null
  const from = addDays(end.at, -PRICE_NOTICE_DAYS)
  return hasCome(from, now) ? { key: `price:${asked.n}:${asked.amount}`, note: 'price_asked' } : null
}

/** Every year where the country asks for it. Of several that were missed the last. */
const annualNotice = ({ state, country, now }: Given): PlanNotice | null => {
  if (!planPolicyFor(country).yearlyNotice) return null
  const years = wholeYears({ since: state.startedAt, now })
  return years < 1 ? null : { key: `annual:${years}`, note: 'annual' }
}

const wholeYears = ({ since, now }: { since: Instant; now: Date }): number => {
  const guess = Math.max(0, now.getUTCFullYear() - new Date(millis(since)).getUTCFullYear())
  const reached = millis(addPeriods(since, { unit: 'YEAR', count: 1 }, guess)) <= now.getTime()
  return reached ? guess : guess - 1
}

const cardNotice = ({ cardExpires, now }: Given): PlanNotice | null => {
  const end = cardExpires === null ? null : cardEnd(cardExpires)
  if (end === null || now.getTime() >= millis(end)) return null
  const from = addDays(end, -CARD_NOTICE_DAYS)
  return now.getTime() < millis(from) ? null : { key: `card:${cardExpires}`, note: 'card_expires' }
}

/** A card is good while its month lasts anywhere on earth. null: it is no month. */
export const cardEnd = (month: string): Instant | null => {
  const [, year, of] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month) ?? []
  return year && of ? instantOf(Date.UTC(Number(year), Number(of), 1, 12)) : null
}
