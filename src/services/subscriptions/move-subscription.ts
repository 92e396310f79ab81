import { eq } from '@payloadcms/db-postgres/drizzle'
import { transitionSubscription } from '@/domain/subscriptions/machine'
import type {
  SubscriptionEffect,
  SubscriptionEvent,
  SubscriptionTransition,
} from '@/domain/subscriptions/transition'
import { subscription_events, subscriptions } from '@/payload-schema'
import { recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import type { Transaction } from '../transaction'
import { giveOpeningsBack } from './openings/give-openings-back'
import { clockOf, columnsOf, type SubscriptionRow, stateOf, termsOf } from './subscription-row'

/** Mails that a transition asks for. The receipt of a charge is its order's own. */
const NOTES = {
  mail_charge_failed: 'failed',
  mail_agreed: 'agreed',
  mail_price_asked: 'price_asked',
  mail_cancelled: 'cancelled',
  mail_resumed: 'resumed',
  mail_withdrawn: 'withdrawn',
  mail_stopped: 'stopped',
  mail_ended: 'ended',
} as const satisfies Partial<Record<SubscriptionEffect, string>>

/** What the provider is to hear at once. */
const BILLING: readonly SubscriptionEffect[] = [
  'stop_billing',
  'resume_billing',
  'replace_billing',
  'tell_price',
]

export const PLAN_NOTES = [
  ...Object.values(NOTES),
  'trial_end',
  'renewal',
  'given_back',
  'annual',
  'card_expires',
] as const
export type PlanNote = (typeof PLAN_NOTES)[number]

type Move = {
  transaction: Transaction
  /** As read under the lock of its customer, or its own. */
  row: SubscriptionRow
  event: SubscriptionEvent
  /** customer, guest, provider, plumbline, or a colleague's name. */
  by: string
  /** Which of several events of its type it is: the number of a charge, or nothing. */
  key?: string
  detail?: object
}

export type Moved = { row: SubscriptionRow; told: SubscriptionTransition }

/**
 * The only writer of a subscription's state: stores what the machine makes of an event, notes the event, and queues what
 * follows from it. Billing is stopped or resumed by match-provider.ts, which compares the state with what the provider was told.
 */
export const moveSubscription = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { transaction, row, event, by, key = '', detail }: Move,
): Promise<Moved> => {
  const now = clockOf(deps, row)
  const told = transitionSubscription({ terms: termsOf(row), state: stateOf(row), now }, event)
  const { db } = transaction
  const at = now.toISOString()
  // Also of one that has ended: a bank decides months later.
  if (told.kind !== 'rejected') await giveOpeningsBack(db, { row, event: event.type, key, at })
  if (told.kind !== 'applied') return { row, told }
  const [stored] = await db
    .update(subscriptions)
    .set({
      ...columnsOf(told.state),
      updatedAt: deps.now().toISOString(),
      ...(event.type === 'cancelled' && { cancelledBy: whoOf(by) }),
      // Nothing more is charged to it.
      ...(told.state.status === 'ended' && { cardExpires: null }),
      // Told once more, though it was told before: a charge that came after the end says that it was taken back there.
      ...(told.effects.includes('stop_billing') && { providerStopped: false }),
    })
    .where(eq(subscriptions.id, row.id))
    .returning()
  if (!stored) throw new Error('The subscription is gone.')
  const named = `${row.id}:${event.type}:${key || at}`
  await db
    .insert(subscription_events)
    .values({ subscription: row.id, kind: event.type, key: named, at, by, detail: detail ?? null })
    .onConflictDoNothing({ target: subscription_events.key })
  for (const effect of told.effects) {
    const note = effect in NOTES ? NOTES[effect as keyof typeof NOTES] : null
    if (note) await queueNote({ transaction, row: stored, note, key: named })
  }
  if (told.anomaly)
    await recordAnomaly(deps, {
      db,
      kind: 'plan_billed_otherwise',
      ref: `${row.number}:${told.anomaly}:${key}`,
      order: row.firstOrder,
      detail: { what: told.anomaly, event, ...detail },
    })
  if (told.effects.some((effect) => BILLING.includes(effect)))
    await transaction.send('tend-plan', { subscriptionId: row.id })
  return { row: stored, told }
}

export const queueNote = async ({
  transaction,
  row,
  note,
  key,
  amount,
}: {
  transaction: Transaction
  row: SubscriptionRow
  note: PlanNote
  key: string
  /** Hundredths that the note tells of. */
  amount?: number
}): Promise<void> =>
  queueMail({
    transaction,
    mail: {
      to: row.email,
      template: 'plan_note',
      locale: row.locale,
      key: `plan_note:${key}`,
      params: {
        orderId: row.firstOrder,
        subscriptionId: row.id,
        note,
        ...(amount !== undefined && { amount }),
      },
    },
  })

const BY = ['customer', 'guest', 'erasure', 'upgrade', 'plumbline'] as const
const whoOf = (by: string): NonNullable<SubscriptionRow['cancelledBy']> =>
  BY.find((one) => one === by) ?? 'staff'
