import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGateway as createStripeGateway } from '@/gateways/payments/stripe/create-gateway'
import { applyEvents } from '@/services/inbox/apply-events'
import { pullEvents } from '@/services/inbox/pull-events'
import { balanceBooks } from '@/services/reconciliation/balance-books'
import { type LocalStripe, STRIPE_KEYS, startStripe } from '../providers/stripe/start-stripe'
import { labOfFile } from './lab/lab-of-file'

const lab = labOfFile({ check: false })

let stripe: LocalStripe
beforeAll(async () => {
  stripe = await startStripe()
  const gateway = createStripeGateway({
    secretKey: STRIPE_KEYS.secretKey,
    publishableKey: STRIPE_KEYS.publishableKey,
    webhookSecrets: [STRIPE_KEYS.webhookSecret],
    apiUrl: stripe.url,
    clock: stripe.clock.now,
  })
  lab().deps.payments = { stripe: gateway }
})
afterAll(() => stripe.stop())

it('what other software does on our account leaves nothing in the inbox, in the books or in anybody’s hands', async () => {
  const { stranger, buyer } = stripe
  stranger.payment()
  stranger.payment({ currency: 'kwd' })
  for (const given of [{}, { mode: 'subscription' }, { mode: 'setup' }, { currency: 'kwd' }] as const)
    stranger.session(given)
  const { id } = stranger.session()
  buyer.refund(id, 100)
  buyer.dispute(id)
  await pullEvents(lab().deps)
  expect(await applyEvents(lab().deps)).toBeGreaterThanOrEqual(10)
  expect(await lab().query("select type, outcome from provider_events where state <> 'applied'")).toEqual([])
  expect(await balanceBooks(lab().deps, { to: new Date(Date.now() + 60_000) })).toContain(
    '0 were missing here',
  )
  expect(await lab().query('select * from ledger_entries')).toEqual([])
  expect(await lab().query('select kind, ref from anomalies')).toEqual([])
})
