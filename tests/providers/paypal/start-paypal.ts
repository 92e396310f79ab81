import { createBehaviour } from '../lib/behaviour.ts'
import { createIdempotency } from '../lib/idempotency.ts'
import { createProviderEvents } from '../lib/provider-events.ts'
import { startProvider } from '../lib/start-provider.ts'
import { createTestClock } from '../lib/test-clock.ts'
import { bookCalls } from './book-calls.ts'
import { disputeCalls } from './dispute-calls.ts'
import { doingCalls } from './doing-calls.ts'
import { createDoings } from './doings.ts'
import { orderCalls } from './order-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { PAYPAL_WORDS } from './paypal-words.ts'
import { presentEvent } from './present-event.ts'
import { CERTIFICATE_PATH, CERTIFICATES, paypalSignature } from './sign-webhook.ts'
import { age, type PaypalEvent, type Store, USUAL_HABITS } from './store.ts'
import { createTokens } from './token-calls.ts'

/** Orders keep a request's id for six hours; refunds, which the published file gives 45 days, are no kinder here. */
const KEY_KEPT_MS = 6 * 3600 * 1000

/** PayPal on this machine: what we send is held against its published shapes, and so is what it answers. */
export const startPaypal = async ({ port, webhookUrl }: { port?: number; webhookUrl?: string } = {}) => {
  const clock = createTestClock()
  const behaviour = createBehaviour()
  let url = ''
  const events = createProviderEvents<PaypalEvent>({
    clock,
    behaviour,
    sign: (body, nowMs) => paypalSignature({ body, nowMs, origin: url }),
    bodyOf: (event) => presentEvent(store, event),
  })
  events.deliverTo(webhookUrl ?? null)
  const store: Store = {
    clock,
    events,
    orders: new Map(),
    disputes: new Map(),
    lines: [],
    habits: { ...USUAL_HABITS },
    url: () => url,
  }
  const tokens = createTokens(clock)
  const doings = createDoings(store)
  const guarded = [...orderCalls(store), ...paymentCalls(store), ...disputeCalls(store), ...bookCalls(store)]
  const provider = await startProvider({
    clock,
    behaviour,
    events,
    port,
    idempotency: createIdempotency({ clock, keptMs: KEY_KEPT_MS }),
    passes: (ms) => age(store, ms),
    keyHeader: 'paypal-request-id',
    keeps: ({ status }) => status < 500,
    words: PAYPAL_WORDS,
    books: () => ({
      orders: [...store.orders.values()],
      disputes: [...store.disputes.values()],
      lines: store.lines,
    }),
    calls: [
      tokens.grant,
      ...guarded.map(tokens.guarded),
      {
        name: 'certificates.get',
        method: 'GET',
        path: CERTIFICATE_PATH,
        handle: () => ({ status: 200, body: CERTIFICATES.signing + CERTIFICATES.authority }),
      },
    ],
    doings: doingCalls(doings),
  })
  url = provider.url
  return { ...provider, store, doings, withdrawTokens: tokens.withdraw }
}
export type Paypal = Awaited<ReturnType<typeof startPaypal>>
