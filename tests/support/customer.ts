import { hashToken, newNumber, newToken } from '@/services/visitors/tokens'
import { query } from './database'
import { newVisitor, type Visitor } from './visitor'

export type Customer = { id: string; number: string; email: string; token: string }

/** Somebody with an account, a proven address and a session. */
export const newCustomer = async (email = `centre-${crypto.randomUUID()}@example.com`): Promise<Customer> => {
  const number = newNumber()
  const [row] = await query<{ id: string }>(
    `insert into customers (number, email, locale, proven_at) values ($1, $2, 'EN', now()) returning id`,
    [number, email],
  )
  const id = row?.id ?? ''
  const token = newToken()
  await query(
    `insert into customer_sessions (customer_id, token_hash, way, device, network, seen_at, expires_at)
     values ($1, $2, 'password', '', '127.0.0.1', now(), now() + interval '1 day')`,
    [id, hashToken(token)],
  )
  return { id, number, email, token }
}

/** From now on this browser has the customer's session. */
export const signIn = (visitor: Visitor, { token }: Customer): Visitor => {
  visitor.cookies.set('plumbline-session', token)
  return visitor
}

export const signedIn = async () => {
  const customer = await newCustomer()
  return { customer, visitor: signIn(newVisitor(), customer) }
}
