import { and, eq, isNotNull, isNull } from '@payloadcms/db-postgres/drizzle'
import { type AttemptEvent, type AttemptState, transitionAttempt } from '@/domain/orders/attempt-machine'
import { payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

export type Attempt = typeof payment_attempts.$inferSelect

type Handle = Deps['payload']['db']['drizzle'] | TransactionHandle
type Values = Omit<Partial<typeof payment_attempts.$inferInsert>, 'status'>

export const attemptStateOf = ({ status, intentId }: Attempt): AttemptState => ({
  status,
  hasIntent: intentId !== null,
})

/**
 * The only writer of an attempt's status (tests/architecture/writers.test.ts): stores what the machine makes of an event.
 * A trigger refuses what no event makes (migrations/20261123_180000_moves_of_states.ts).
 * Needs no lock: what somebody else has changed meanwhile is read again, and judged again.
 * @param values what is stored with it.
 * Returns the attempt afterwards; null: the event moves it nowhere.
 */
export const moveAttempt = async ({
  db,
  attempt,
  event,
  values = {},
}: {
  db: Handle
  attempt: Attempt
  event: AttemptEvent
  values?: Values
}): Promise<Attempt | null> => {
  let row: Attempt | undefined = attempt
  while (row) {
    const judged: Attempt = row
    const moved = transitionAttempt(attemptStateOf(judged), event)
    if (moved.kind !== 'applied') {
      if (judged !== attempt) return null
      // The given row may be older than what another process wrote meanwhile.
      row = await readAgain(db, attempt)
      if (row && isSameState(row, attempt)) return null
      continue
    }
    const { intentId } = payment_attempts
    const [stored] = await db
      .update(payment_attempts)
      .set({ ...values, status: moved.state.status })
      .where(
        and(
          eq(payment_attempts.id, judged.id),
          eq(payment_attempts.status, judged.status),
          judged.intentId === null ? isNull(intentId) : isNotNull(intentId),
        ),
      )
      .returning()
    if (stored) return stored
    row = await readAgain(db, attempt)
  }
  return null
}

const readAgain = async (db: Handle, { id }: Attempt): Promise<Attempt | undefined> => {
  const [row] = await db.select().from(payment_attempts).where(eq(payment_attempts.id, id))
  return row
}

const isSameState = (one: Attempt, other: Attempt): boolean =>
  one.status === other.status && (one.intentId === null) === (other.intentId === null)

/** Closes what was asked for and never came: its form was never handed out, so nobody can pay it. */
export const withdrawAttempt = (db: Handle, attempt: Attempt): Promise<Attempt | null> =>
  moveAttempt({ db, attempt, event: { type: 'withdraw' } })
