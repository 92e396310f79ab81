import { type Account, keep, newId, type Payment, type Session } from './account.ts'
import type { Doings } from './doings.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Other software on the same account: what it makes bears none of our marks, and its events come to us as well. */
export const createStranger = ({ account, doings }: { account: Account; doings: Doings }) => {
  const session = (given: Partial<Session>): Session => {
    const id = newId('cs_test')
    return keep<Session>(account.sessions, {
      id,
      clientSecret: `${id}_secret_${newId('s')}`,
      mode: 'payment',
      status: 'complete',
      amount: 4200,
      currency: 'usd',
      email: 'somebody@example.com',
      locale: 'en',
      returnUrl: 'https://another.example',
      description: 'Something else',
      metadata: {},
      paymentMetadata: {},
      payment: null,
      created: account.now(),
      expires: account.now() + DAY_SECONDS,
      ...given,
    })
  }
  const payment = ({ currency = 'usd' }: { currency?: string } = {}): Payment => {
    const row = keep<Payment>(account.payments, {
      id: newId('pi'),
      session: null,
      status: 'succeeded',
      error: null,
      charge: null,
      card: '',
      created: account.now(),
    })
    doings.charge({ payment: row, amount: 4200, currency, metadata: {} })
    doings.tellPayment('payment_intent.succeeded', row)
    return row
  }

  return {
    /** A payment that no session led to: an invoice, a terminal, software of an older kind. */
    payment,
    /** A session that ended well, of any mode, and sold in any currency. */
    session: (given: Partial<Session> = {}): Session => {
      const row = session(given)
      if (row.mode === 'payment') row.payment = payment({ currency: row.currency }).id
      doings.tellSession('checkout.session.completed', row)
      return row
    },
  }
}
