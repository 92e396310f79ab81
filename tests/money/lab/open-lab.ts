import pg from 'pg'
import { getPayloadClient } from '@/content/payload'
import { connectJobs } from '@/gateways/jobs/jobs'
import type { OutgoingMail } from '@/gateways/mail/mail-gateway'
import { pullEvents } from '@/services/inbox/pull-events'
import { receiveEvent } from '@/services/inbox/receive-event'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { balanceBooks } from '@/services/reconciliation/balance-books'
import { createQueue, type LabDeps } from './create-queue'
import { type Letter, openLetterbox } from './letters'
import { startPaypalProvider } from './paypal'
import type { Provider } from './provider'
import { startSandboxProvider } from './sandbox'
import { shiftTime } from './shift-time'
import { startStripeProvider } from './stripe'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export type Lab = Awaited<ReturnType<typeof open>>
let opened: Promise<Lab> | undefined

/** Who takes the cards in a file's lab. */
const CARD_PROVIDERS = { sandbox: startSandboxProvider, stripe: startStripeProvider }
export type Cards = keyof typeof CARD_PROVIDERS

/** The product's services on this file's own database, beside providers of this process. Without Next, without a worker. */
export const openLab = (cards: Cards = 'sandbox'): Promise<Lab> => {
  opened ??= open(cards)
  return opened
}

const open = async (cards: Cards) => {
  const connectionString = process.env.DATABASE_URL ?? ''
  const db = new pg.Pool({ connectionString, max: 2, application_name: 'lab' })
  db.on('error', () => {})
  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await db.query<Row>(text, values)).rows
  /** Writes what nothing in the product writes and the database would refuse. */
  const force = async (text: string, values: unknown[]): Promise<void> => {
    const client = await db.connect()
    try {
      await client.query("begin; set local session_replication_role = 'replica'")
      await client.query(text, values)
      await client.query('commit')
    } finally {
      client.release()
    }
  }

  const letters: { arrived: Letter[]; held: boolean } = { arrived: [], held: false }
  const take = async (letter: Letter): Promise<number> => {
    const { ok } = await receiveEvent(deps, letter)
    return ok ? 200 : 400
  }
  const letterbox = await openLetterbox(async (letter) => {
    letters.arrived.push(letter)
    return letters.held ? 200 : take(letter)
  })
  const card = await CARD_PROVIDERS[cards](letterbox.url(cards))
  const paypal = await startPaypalProvider(letterbox.url('paypal'))
  const providers: readonly Provider[] = [card, paypal]

  const mails: OutgoingMail[] = []
  const jobs = await connectJobs(connectionString)
  const deps: LabDeps = {
    payload: await getPayloadClient(),
    now: () => new Date(),
    jobs: async () => jobs,
    payments: Object.fromEntries(providers.map(({ id, gateway }) => [id, gateway])),
    mail: {
      sends: true,
      send: async (mail) => {
        // The account that comes with a first purchase is no part of the books.
        if (!mail.text.includes('/user/enter/')) mails.push(mail)
      },
    },
  }
  // The shop offers what has a gateway here, whatever the seed has.
  await query(
    `insert into storefronts_payment_methods (_order, _parent_id, id, gateway, method)
     select 100 + offered.place, s.id, gen_random_uuid()::text,
       offered.gateway::enum_storefronts_payment_methods_gateway,
       offered.method::enum_storefronts_payment_methods_method
     from storefronts s, (values (1, 'stripe', 'card'), (2, 'paypal', 'paypal')) as offered (place, gateway, method)`,
  )
  const queue = createQueue({ deps, query })

  /** Until every provider has said what it has to say. */
  const delivered = async (): Promise<void> => {
    const end = Date.now() + 10 * SECOND
    while (providers.some(({ unsent }) => unsent() > 0) && Date.now() < end)
      await new Promise((done) => setTimeout(done, 2))
  }
  /** So much later: everything stored, here and at the providers, is so much older. */
  const passes = async (ms: number): Promise<void> => {
    await shiftTime({ query, ms })
    for (const provider of providers) provider.passes(ms)
  }
  const work = async (): Promise<string[]> => {
    await delivered()
    return queue.work()
  }

  return {
    deps,
    query,
    force,
    /** Takes cards by itself. */
    card,
    /** Our server takes the money after the buyer agreed. */
    paypal,
    providers,
    mails,
    /** Webhooks that came. Held ones are acknowledged and kept from us until `take`. */
    letters,
    take,
    delivered,
    /** What the worker does: everything that is queued, and what comes of it. Its sentences. */
    work,
    passes,
    reconcile: () => reconcilePayments(deps),
    pull: () => pullEvents(deps),
    /** The night's look into the providers' books. */
    balance: () => balanceBooks(deps),
    /** Locks what a statement selects until the returned function lets go. */
    hold: async (text: string, values: unknown[]): Promise<() => Promise<void>> => {
      const client = new pg.Client({ connectionString, application_name: 'lab' })
      await client.connect()
      await client.query('begin')
      await client.query(text, values)
      return () => client.end()
    },
    /** Every clock has come round, nobody touches anything: where the books have to be in order. */
    comesToRest: async (): Promise<void> => {
      await work()
      for (const ms of [20 * SECOND, MINUTE, 16 * MINUTE, MINUTE]) {
        await passes(ms)
        await queue.byTheClock()
        await work()
      }
      // Money of which nobody was told stands in the provider's books, which are closed after some hours.
      await passes(5 * HOUR)
      await balanceBooks(deps)
      await work()
      await passes(MINUTE)
      await queue.byTheClock()
      await work()
    },
    close: async (): Promise<void> => {
      opened = undefined
      await Promise.all([...providers.map(({ close }) => close()), letterbox.close()])
      await jobs.stop()
      await db.end()
    },
  }
}
