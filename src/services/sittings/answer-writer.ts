import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Locale } from '@/domain/locale/locales'
import { answersPool } from '@/gateways/database/answers-pool'
import { answers, sittings } from '@/payload-schema'

/** One answer as it is stored: canonical choices. `lateChoice` is one that came too late to be scored. */
export type AnswerRow = {
  /** `slotOf` its question; the column is called position. */
  slot: number
  choice: number | null
  lateChoice: number | null
  epoch: number
  revision: number
  spentMs: number
  /** In which language the question was shown; null: not known. */
  readLocale: Locale | null
  answeredAt: string
}

export type Write = { sittingId: string; rows: AnswerRow[] }

/** How a write ended. `written` are the slots whose row is now ours; for the others a newer row stood there. */
export type Written = { state: string; epoch: number; written: Set<number> }

type Waiting = Write & { done: (written: Written | null) => void; failed: (error: unknown) => void }

const MOST_AT_ONCE = 200
const MOST_IN_FLIGHT = 2
/** Writes that wait for a lock take a connection each; the others go on beside them. */
const MOST_ALONE = 4

/**
 * Stores answers of running sittings. What arrives while a statement is under way shares the next one, so that many
 * visitors share one commit; nobody waits for a timer. A promise is kept only after that commit: null means that there
 * is no such sitting, or that it was erased, and a row of `written` is durable. The rows are read again to be scored, once the taker hands in
 * (ui/sitting/confirm/confirm.tsx): confirm-sitting.ts.
 */
export const createAnswerWriter = (): ((write: Write) => Promise<Written | null>) => {
  let waiting: Waiting[] = []
  let alone: Waiting[] = []
  let inFlight = 0
  let aloneInFlight = 0

  const start = () => {
    while (waiting.length > 0 && inFlight < MOST_IN_FLIGHT) {
      const { batch, rest } = nextBatch(waiting)
      waiting = rest
      inFlight += 1
      void settle(batch).then((left) => {
        inFlight -= 1
        alone.push(...left)
        start()
      })
    }
    const next = alone.slice(0, MOST_ALONE - aloneInFlight)
    alone = alone.slice(next.length)
    for (const one of next) {
      aloneInFlight += 1
      void settleAlone(one).then(() => {
        aloneInFlight -= 1
        start()
      })
    }
  }
  return (write) =>
    new Promise((done, failed) => {
      waiting.push({ ...write, done, failed })
      // Requests that Node reads in the same turn belong together.
      if (waiting.length === 1) setImmediate(start)
    })
}

/** A sitting once a batch: an INSERT may not meet the same row twice. */
const nextBatch = (waiting: Waiting[]): { batch: Waiting[]; rest: Waiting[] } => {
  const inBatch = new Set<string>()
  const batch: Waiting[] = []
  const rest: Waiting[] = []
  for (const each of waiting) {
    const fits = batch.length < MOST_AT_ONCE && !inBatch.has(each.sittingId)
    if (fits) inBatch.add(each.sittingId)
    ;(fits ? batch : rest).push(each)
  }
  return { batch, rest }
}

/**
 * Gives back what must be written alone. A sitting that is held by a confirmation just now, or is not there, waits for
 * itself; where the database complains of a row, the others must not fail with it.
 */
const settle = async (batch: Waiting[]): Promise<Waiting[]> => {
  try {
    const found = await write({ batch, skipLocked: true })
    for (const each of batch) {
      const written = found.get(each.sittingId)
      if (written) each.done(written)
    }
    return batch.filter(({ sittingId }) => !found.has(sittingId))
  } catch (error) {
    if (batch.length > 1 && !isOutage(error)) return batch
    for (const each of batch) each.failed(error)
    return []
  }
}

const settleAlone = async (one: Waiting): Promise<void> => {
  try {
    const found = await write({ batch: [one], skipLocked: false })
    one.done(found.get(one.sittingId) ?? null)
  } catch (error) {
    one.failed(error)
  }
}

/** Everything but a complaint about the rows themselves (SQLSTATE classes 22 and 23). */
const isOutage = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause ? error.cause : error
  const code = String((cause as { code?: unknown } | null)?.code ?? '')
  return !/^2[23]/.test(code)
}

/**
 * One statement, one commit. The key-share lock lets a confirmation (FOR UPDATE) and saves exclude each other: no row is
 * stored after the answers were scored.
 */
const write = async ({
  batch,
  skipLocked,
}: {
  batch: Write[]
  skipLocked: boolean
}): Promise<Map<string, Written>> => {
  const input = batch.flatMap(({ sittingId, rows }) => rows.map((row) => ({ sitting: sittingId, ...row })))
  const ids = sql.join(
    batch.map(({ sittingId }) => sql`${sittingId}::uuid`),
    sql`, `,
  )
  const db = drizzle({ client: answersPool(MOST_IN_FLIGHT + MOST_ALONE) })
  const { rows } = await db.execute<{
    id: string
    state: string
    epoch: number
    written: number[]
  }>(statement({ input: JSON.stringify(input), ids, lock: skipLocked ? sql`skip locked` : sql`` }))
  return new Map(
    rows.map(({ id, state, epoch, written }) => [
      id,
      { state, epoch: Number(epoch), written: new Set(written.map(Number)) },
    ]),
  )
}

const statement = ({ input, ids, lock }: { input: string; ids: SQL; lock: SQL }): SQL => sql`
  with input as (
    select * from jsonb_to_recordset(${input}::jsonb) as i(
      "sitting" uuid, "slot" int, "choice" int, "lateChoice" int, "epoch" int, "revision" int, "spentMs" int,
      "readLocale" text, "answeredAt" timestamptz
    )
  ), held as (
    select id, state, epoch from ${sittings} where id in (${ids}) and erased_at is null order by id for key share ${lock}
  ), written as (
    insert into ${answers} (sitting_id, position, choice, late_choice, epoch, revision, spent_ms, read_locale,
      answered_at)
    select i.sitting, i.slot, i.choice, i."lateChoice", least(i.epoch, held.epoch), i.revision, i."spentMs",
      i."readLocale", i."answeredAt"
    from input i join held on held.id = i.sitting and held.state = 'started'
    order by i.sitting, i.slot
    on conflict (sitting_id, position) do update set
      -- A late change never takes back the choice that was made in time.
      choice = case when excluded.late_choice is null then excluded.choice else ${answers}.choice end,
      late_choice = excluded.late_choice,
      -- The language goes with the choice that is scored, as long as it is the same: a page in another language that saves it
      -- once more did not ask the question anew.
      read_locale = case
        when excluded.late_choice is null and excluded.choice is distinct from ${answers}.choice then excluded.read_locale
        when ${answers}.choice is null and excluded.late_choice is distinct from ${answers}.late_choice
          then excluded.read_locale
        else ${answers}.read_locale end,
      epoch = excluded.epoch,
      revision = excluded.revision,
      -- A device that goes on with a question knows only the time that was spent there.
      spent_ms = greatest(${answers}.spent_ms, excluded.spent_ms),
      answered_at = excluded.answered_at,
      updated_at = now()
    where (${answers}.epoch, ${answers}.revision) < (excluded.epoch, excluded.revision)
    returning sitting_id, position
  )
  select held.id, held.state, held.epoch,
    coalesce((select json_agg(position) from written where written.sitting_id = held.id), '[]') as written
  from held`
