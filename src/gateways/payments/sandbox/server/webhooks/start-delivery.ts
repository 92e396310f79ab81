import { accountOf } from '../../account-of'
import { signBody } from '../../signature'
import type { Context } from '../context'
import { type EventRow, presentEvent } from './present-event'

const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 60 * 60 * 1000
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000
const ANSWER_TIMEOUT_MS = 5000
const LONGEST_SLEEP_MS = 60_000
const PARALLEL = 8

type Delivery = { ctx: Context; webhookUrl: string; secrets: readonly string[] }

/**
 * Sends due events (store/record-event.ts) until each was answered with 2xx or is three days old. Due events are stored, so a
 * restart loses none. In our shop cms/endpoints/pay/webhook.ts receives them.
 */
export const startDelivery = ({ ctx, webhookUrl, secrets }: Delivery) => {
  const { store, clock } = ctx
  const account = accountOf(ctx.secretKey)
  const stopping = new AbortController()
  let stopped = false
  let again = false
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  const round = async () => {
    const order = ctx.behaviour.reorders() ? 'DESC' : 'ASC'
    const due = store
      .prepare(`SELECT * FROM events WHERE state = 'pending' AND next_ms <= ? ORDER BY seq ${order} LIMIT ?`)
      .all(clock(), PARALLEL) as EventRow[]
    if (order === 'ASC') await Promise.all(due.map(attempt))
    else for (const row of due) await attempt(row)
    return due.length
  }

  const attempt = async (row: EventRow) => {
    const copies = Array.from({ length: row.copies }, () =>
      post({ row, account, webhookUrl, secrets, now: clock(), stop: stopping.signal }),
    )
    const arrived = (await Promise.all(copies)).some(Boolean)
    if (stopped && !arrived) return
    const { tries } = noteAttempt({ ctx, row, arrived })
    ctx.log({ webhook: row.type, event: row.id, arrived, tries })
  }

  const run = async () => {
    do {
      again = false
      while (!stopped && (await round()) > 0);
    } while (again && !stopped)
  }

  const wake = () => {
    if (stopped || webhookUrl === '') return
    clearTimeout(timer)
    again = true
    running ??= run()
      .catch((error: unknown) => ctx.log({ error: String(error) }))
      .finally(() => {
        running = null
        schedule()
      })
  }

  const schedule = () => {
    if (stopped) return
    const next = store.prepare("SELECT min(next_ms) AS at FROM events WHERE state = 'pending'").get()
    const at = typeof next?.at === 'number' ? next.at : Number.POSITIVE_INFINITY
    timer = setTimeout(wake, Math.min(Math.max(at - clock(), 10), LONGEST_SLEEP_MS))
  }

  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

/** What became of a try, and when the next one is due. */
const noteAttempt = ({
  ctx: { store, clock },
  row,
  arrived,
}: {
  ctx: Context
  row: EventRow
  arrived: boolean
}) => {
  const tries = row.tries + 1
  const wait = Math.min(FIRST_RETRY_MS * 2 ** row.tries, LONGEST_RETRY_MS)
  const expired = clock() - row.created_ms > GIVE_UP_AFTER_MS
  const state = arrived ? 'delivered' : expired ? 'gave_up' : 'pending'
  store
    .prepare('UPDATE events SET state = ?, tries = ?, next_ms = ? WHERE seq = ?')
    .run(state, tries, clock() + wait, row.seq)
  return { tries }
}

type Posting = {
  row: EventRow
  account: string
  webhookUrl: string
  secrets: readonly string[]
  now: number
  stop: AbortSignal
}

/** Signed anew at every try, because the receiver limits the age of a signature. */
const post = async ({ row, account, webhookUrl, secrets, now, stop }: Posting): Promise<boolean> => {
  const body = JSON.stringify(presentEvent({ row, account }))
  const signature = signBody({ rawBody: Buffer.from(body), seconds: Math.floor(now / 1000), secrets })
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
