import { eq } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import type { Locale } from '@/domain/locale/locales'
import { calendarOf } from '@/domain/subscriptions/letters/calendar'
import type { MailAttachment } from '@/gateways/mail/mail-gateway'
import { subscriptions } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { OrderRow } from '../../orders/find-order'
import type { PlaceOfLetter } from '../place-of-letter'
import type { MailContent } from '../render-mail'
import { type PlanLetter, planLetter } from './plan-letter'

export type PlanAhead = {
  /** A later charge than the first. */
  renews: boolean
  rows: NonNullable<MailContent['rows']>
  notes: string[]
  attachments: MailAttachment[]
}

/** What the receipt of a plan's charge says of what is to come: dates and amounts, the reminder, the ways out. null: no plan. */
export const planAhead = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { order, locale, place }: { order: OrderRow; locale: Locale; place: PlaceOfLetter },
): Promise<PlanAhead | null> => {
  const [row] = await deps.payload.db.drizzle
    .select()
    .from(subscriptions)
    .where(
      order.subscription ? eq(subscriptions.id, order.subscription) : eq(subscriptions.firstOrder, order.id),
    )
    .limit(1)
  if (!row) return null
  const letter = await planLetter(deps, { row, locale, place })
  const { t, day, schedule, ahead, leaving, withdrawing } = letter
  const paidAt = new Date(order.paidAt ?? order.createdAt).toISOString()
  const reminder = schedule.reminders.find(({ at }) => at > paidAt)
  const calendar = entriesOf(letter, row.number)
  return {
    renews: row.firstOrder !== order.id,
    rows: ahead,
    notes: [
      ...(reminder ? [t('planNote.reminded', { day: day(reminder.at) })] : []),
      ...leaving,
      withdrawing,
    ],
    attachments: calendar.length === 0 ? [] : [fileOf(calendarOf({ entries: calendar, stampedAt: paidAt }))],
  }
}

const entriesOf = ({ t, plan, money, next, schedule: { trialEnd } }: PlanLetter, number: string) => {
  const { hostname } = new URL(env().SITE_URL)
  return [
    ...(trialEnd
      ? [
          {
            uid: `${number}-trial@${hostname}`,
            at: trialEnd.at,
            summary: t('planNote.calendar.trialEnd', { plan }),
          },
        ]
      : []),
    ...(next
      ? [
          {
            uid: `${number}-${next.n}@${hostname}`,
            at: next.at,
            summary: t('planNote.calendar.charge', { plan, total: money(next.amount) }),
          },
        ]
      : []),
  ]
}

const fileOf = (content: string): MailAttachment => ({
  filename: 'plan.ics',
  contentType: 'text/calendar; charset=utf-8',
  content,
})
