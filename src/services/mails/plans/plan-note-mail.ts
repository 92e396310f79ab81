import { eq } from '@payloadcms/db-postgres/drizzle'
import { tagOf } from '@/domain/locale/locales'
import { chargeAt } from '@/domain/subscriptions/period'
import { priceNow } from '@/domain/subscriptions/price-change'
import { unansweredPrice } from '@/domain/subscriptions/state'
import { type mails, orders, subscription_events, subscriptions } from '@/payload-schema'
import type { Deps } from '../../deps'
import { PLAN_NOTES, type PlanNote } from '../../subscriptions/move-subscription'
import type { LetterParams } from '../letter-params'
import { footerOf } from '../mail-footer'
import type { PlaceOfLetter } from '../place-of-letter'
import { localeOfMail, type MailContent, type MailParts, mailTranslator, renderMail } from '../render-mail'
import { type PlanLetter, planLetter } from './plan-letter'

type Note = {
  subject: string
  paragraphs: string[]
  rows?: MailContent['rows']
  action?: MailContent['action']
}
/** `at`: when what it tells of happened. `amount`: hundredths that it tells of. */
type Telling = PlanLetter & { at: string; amount: number | null }

type Composing = { mail: typeof mails.$inferSelect; params: LetterParams; place: PlaceOfLetter }

/** What happened to a plan, or is about to; null when it is gone, or is not so any more. */
export const planNote = async (deps: Deps, { mail, params, place }: Composing): Promise<MailParts | null> => {
  const db = deps.payload.db.drizzle
  const note = PLAN_NOTES.find((one) => one === params.note)
  if (!params.subscriptionId)
    return note === 'withdrawn' ? orderWithdrawn(deps, { mail, params, place }) : null
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, params.subscriptionId))
  if (!row || !note) return null
  const locale = localeOfMail(mail.locale)
  const letter = await planLetter(deps, { row, locale, place })
  const [event] = await db
    .select({ at: subscription_events.at })
    .from(subscription_events)
    .where(eq(subscription_events.key, mail.key.replace(/^plan_note:/, '')))
  const at = event?.at ?? mail.createdAt
  const told = NOTES[note]({ ...letter, at, amount: params.amount ?? null })
  if (!told) return null
  const { t } = letter
  return renderMail({
    locale,
    subject: told.subject,
    paragraphs: told.paragraphs,
    action: told.action,
    rows: [[t('planNote.plan'), letter.plan], [t('planNote.number'), row.number], ...(told.rows ?? [])],
    notes: letter.leaving,
    footer: await footerOf(deps, { locale, ...place }),
  })
}

/** The last yes was to another price. */
const isAboutPrice = ({ state: { priceChange } }: PlanLetter): boolean =>
  (priceChange?.agreedAt ?? null) !== null

const toPlan = ({ t, toPlanUrl }: PlanLetter) => ({ label: t('planNote.toPlan'), url: toPlanUrl })

const END_WORDS = ['cancelled', 'not_agreed', 'payment_failed', 'disputed'] as const

/** Each in its words; null where it was overtaken. The receipt of what somebody declared is never overtaken. */
export const NOTES: Record<PlanNote, (telling: Telling) => Note | null> = {
  failed: ({ t, plan, state, day, money, next, due }) => {
    const { graceUntil } = state
    if (state.status !== 'past_due' || graceUntil === null) return null
    const total = money(next?.amount ?? due)
    return {
      subject: t('planNote.failed.subject'),
      paragraphs: [
        t('planNote.failed.body', { plan, total, until: day(graceUntil) }),
        next ? t('planNote.failed.retry', { day: day(next.at) }) : t('planNote.failed.noRetry'),
      ],
      rows: [[t('planNote.until'), day(graceUntil)]],
    }
  },
  agreed: (letter) => ({
    subject: letter.t(isAboutPrice(letter) ? 'planNote.priceAgreed.subject' : 'planNote.agreed.subject'),
    paragraphs: [
      letter.t(isAboutPrice(letter) ? 'planNote.priceAgreed.body' : 'planNote.agreed.body', {
        plan: letter.plan,
      }),
    ],
    rows: letter.ahead,
    action: toPlan(letter),
  }),
  cancelled: ({ t, plan, state, at, day, instant, undoUrl }) => {
    const endsAt = state.endsAt ?? state.paidUntil ?? at
    const isOpen = state.status !== 'ended'
    const mayUndo = state.status === 'cancelling'
    return {
      subject: t('planNote.cancelled.subject'),
      paragraphs: [
        t('planNote.cancelled.body', { plan }),
        isOpen ? t('planNote.cancelled.open', { day: day(endsAt) }) : t('planNote.cancelled.over'),
        ...(mayUndo ? [t('planNote.undoText', { day: day(endsAt) })] : []),
      ],
      action: mayUndo ? { label: t('planNote.undo'), url: undoUrl() } : undefined,
      rows: [
        [t('planNote.at'), instant(at)],
        [t(isOpen ? 'planNote.until' : 'planNote.ended'), day(endsAt)],
      ],
    }
  },
  resumed: (letter) => ({
    subject: letter.t('planNote.resumed.subject'),
    paragraphs: [letter.t('planNote.resumed.body', { plan: letter.plan })],
    rows: letter.ahead,
    action: toPlan(letter),
  }),
  withdrawn: ({ t, plan, terms, state, at, day, instant }) => {
    const wasPaid = state.chargesDone > 0 || (state.trialEndsAt !== null && terms.trialPrice > 0)
    return {
      subject: t('planNote.withdrawn.subject'),
      paragraphs: [
        t('planNote.withdrawn.body', { plan, at: instant(at) }),
        ...(wasPaid ? [t('planNote.withdrawn.money')] : []),
      ],
      rows: [[t('planNote.ended'), day(at)]],
    }
  },
  stopped: ({ t, plan, state, day }) => ({
    subject: t('planNote.stopped.subject'),
    paragraphs: [
      t('planNote.stopped.body', { plan }),
      ...(state.endsAt && state.status === 'stopped'
        ? [t('planNote.stopped.open', { day: day(state.endsAt) })]
        : []),
    ],
  }),
  ended: ({ t, plan, state, at, day }) => {
    if (state.status !== 'ended') return null
    const known = END_WORDS.find((one) => one === state.endedReason) ?? 'other'
    const why = known === 'not_agreed' && unansweredPrice(state) ? 'priceNotAgreed' : known
    return {
      subject: t('planNote.endedNote.subject'),
      paragraphs: [t(`planNote.endedNote.${why}`, { plan }), t('planNote.endedNote.again')],
      rows: [[t('planNote.ended'), day(state.endsAt ?? at)]],
    }
  },
  trial_end: (letter) => {
    const { t, plan, schedule, day, money, next, ahead } = letter
    if (!schedule.trialEnd) return null
    const ends = day(schedule.trialEnd.at)
    return {
      subject: t('planNote.trialEndNote.subject', { day: ends }),
      paragraphs: [
        schedule.trialEnd.converts && next
          ? t('planNote.trialEndNote.converts', { plan, day: ends, total: money(next.amount) })
          : t('planNote.trialEndNote.asks', { plan, day: ends }),
      ],
      rows: ahead,
      action: toPlan(letter),
    }
  },
  renewal: (letter) => {
    const { t, plan, day, money, next, ahead } = letter
    if (!next || next.isRetry) return null
    const on = day(next.at)
    return {
      subject: t('planNote.renewal.subject', { day: on }),
      paragraphs: [t('planNote.renewal.body', { plan, day: on, total: money(next.amount) })],
      rows: ahead,
      action: toPlan(letter),
    }
  },
  price_asked: (letter) => {
    const { t, plan, terms, state, day, money, every } = letter
    const asked = unansweredPrice(state)
    if (!asked || state.status === 'ended') return null
    const from = day(chargeAt({ anchorAt: state.anchorAt, period: terms.period, n: asked.n }))
    const total = money(asked.amount)
    return {
      subject: t('planNote.price.subject', { plan }),
      paragraphs: [
        t('planNote.price.body', { plan, before: money(asked.before), every, day: from, total }),
        t('planNote.price.silence', { day: from, total }),
      ],
      rows: [[t('planNote.price.row'), t('planNote.charge', { total, day: from })]],
      action: { label: t('planNote.price.decide'), url: letter.toPlanUrl },
    }
  },
  annual: (letter) => {
    const { t, plan, state, day, money, every, next, ahead } = letter
    if (!next) return null
    return {
      subject: t('planNote.annual.subject'),
      paragraphs: [
        t('planNote.annual.body', {
          plan,
          since: day(state.startedAt),
          total: money(priceNow(letter)),
          every,
        }),
      ],
      rows: ahead,
      action: toPlan(letter),
    }
  },
  card_expires: (letter) => {
    const { t, plan, cardExpires, month, next, ahead } = letter
    if (!next || cardExpires === null) return null
    return {
      subject: t('planNote.card.subject', { month: month(cardExpires) }),
      paragraphs: [
        t('planNote.card.body', { plan, month: month(cardExpires) }),
        t('planNote.card.then', { days: letter.terms.graceDays }),
      ],
      rows: ahead,
      action: toPlan(letter),
    }
  },
  given_back: (letter) => {
    const { t, plan, amount, money } = letter
    return {
      subject: t('planNote.givenBack.subject'),
      paragraphs: [
        amount === null
          ? t('planNote.givenBack.body', { plan })
          : t('planNote.givenBack.money', { plan, total: money(amount) }),
      ],
      action: toPlan(letter),
    }
  },
}

/** The receipt of a withdrawal from an order that is no plan. It names nothing that was bought: that may be about health. */
const orderWithdrawn = async (deps: Deps, { mail, params, place }: Composing): Promise<MailParts | null> => {
  const [order] = await deps.payload.db.drizzle
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.id, params.orderId ?? ''))
  if (!order) return null
  const locale = localeOfMail(mail.locale)
  const t = await mailTranslator(locale)
  const times = new Intl.DateTimeFormat(tagOf(locale), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  })
  const at = times.format(new Date(mail.createdAt))
  return renderMail({
    locale,
    subject: t('planNote.withdrawn.subject'),
    paragraphs: [t('planNote.withdrawn.order', { number: order.number, at }), t('planNote.withdrawn.money')],
    rows: [[t('reportReady.order'), order.number]],
    footer: await footerOf(deps, { locale, ...place }),
  })
}
