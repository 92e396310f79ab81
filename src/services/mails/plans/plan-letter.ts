import { env } from '@/config/env'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { formatMoney } from '@/domain/money/format-money'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { amountOf } from '@/domain/subscriptions/amount'
import { knownZone } from '@/domain/subscriptions/local-day'
import { scheduleOf } from '@/domain/subscriptions/schedule'
import type { Deps } from '../../deps'
import { sealLeft } from '../../subscriptions/leaving/seal'
import { planTitle } from '../../subscriptions/plan-title'
import { isBilled, type SubscriptionRow, stateOf, termsOf } from '../../subscriptions/subscription-row'
import type { PlaceOfLetter } from '../place-of-letter'
import { type MailContent, mailTranslator } from '../render-mail'

type Letter = { row: SubscriptionRow; locale: Locale; place: PlaceOfLetter }

export const planLetter = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { row, locale, place }: Letter,
): Promise<PlanLetter> => {
  const plan = await planTitle(payload.db.drizzle, { plan: row.plan, locale })
  return letterOf({ row, locale, place, plan, t: await mailTranslator(locale), now: now() })
}

/** What every letter about a plan says in the same way: days in the zone of its buyer, amounts, addresses, what is to come. */
export const letterOf = ({
  row,
  locale,
  place,
  plan,
  t,
  now,
}: Letter & { plan: string; t: Awaited<ReturnType<typeof mailTranslator>>; now: Date }) => {
  const terms = termsOf(row)
  const state = stateOf(row)
  const schedule = scheduleOf({ terms, state, zone: row.zone, count: 1 })
  const timeZone = knownZone(row.zone)
  const days = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone })
  const times = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeStyle: 'long', timeZone })
  const day = (at: string) => days.format(new Date(at))
  const months = new Intl.DateTimeFormat(tagOf(locale), { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const money = (amount: number) => formatMoney({ amount, currency: terms.price.currency }, tagOf(locale))
  const urlOf = (path: string) => `${env().SITE_URL}${withLocale(path, locale)}`
  const leaveUrl = urlOf(pathTo({ route: 'cancel', ...place }))
  const [next] = schedule.charges
  return {
    t,
    terms,
    state,
    schedule,
    plan,
    day,
    instant: (at: string) => times.format(new Date(at)),
    money,
    /** How often it is charged. */
    every: t(`planNote.every.${terms.period.unit}`, { count: terms.period.count }),
    /** A month that is stored as `2027-03`. */
    month: (stored: string) => months.format(new Date(`${stored}-01T00:00:00Z`)),
    cardExpires: row.cardExpires,
    next,
    /** Hundredths of the charge that comes after those that were made, also where its provider tries it no more. */
    due: amountOf({ terms, state, n: state.chargesDone + 1 }),
    /** When its trial ends and what is charged next, as rows. */
    ahead: [
      ...(schedule.trialEnd ? [[t('planNote.trialEnd'), day(schedule.trialEnd.at)]] : []),
      ...(next
        ? [[t('planNote.next'), t('planNote.charge', { total: money(next.amount), day: day(next.at) })]]
        : []),
    ] as NonNullable<MailContent['rows']>,
    toPlanUrl: urlOf(pathTo({ route: 'userInfo', ...place })),
    undoUrl: () =>
      `${urlOf(pathTo({ route: 'cancelDone', ...place }))}&s=${sealLeft({ id: row.id, at: state.cancelledAt }, now)}`,
    /** How to leave, in every letter about what still renews. */
    leaving: isBilled(row) ? [t('planNote.leave', { url: leaveUrl })] : [],
    withdrawing: t('planNote.withdraw', { url: `${leaveUrl}&do=withdraw` }),
  }
}

export type PlanLetter = ReturnType<typeof letterOf>
