import { createHash, randomBytes } from 'node:crypto'
import { type AdminClient, signIn } from '../../support/admin'
import { query } from '../../support/database'
import { site } from '../../support/site'
import { newVisitor } from '../../support/visitor'
import { startSitting } from '../../support/way'

export type Role = 'anonymous' | 'visitor' | 'customer' | 'editor' | 'owner'
export const ROLES: Role[] = ['anonymous', 'visitor', 'customer', 'editor', 'owner']

export type Ask = (path: string, init?: RequestInit) => Promise<Response>

const PASSWORD = 'a long password of an editor'

/** An editor made by the owner, signed in. */
export const newEditor = async (): Promise<AdminClient & { email: string }> => {
  const owner = await signIn()
  const email = `editor-${crypto.randomUUID()}@example.com`
  await owner.json('/api/admins', {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD, name: 'An editor', role: 'editor' }),
  })
  return { ...(await signIn({ email, password: PASSWORD })), email }
}

/** How each role asks. The customer has the same id as the owner, and a genuine session of a customer. */
export const everyRole = async (): Promise<Record<Role, Ask>> => {
  const visitor = newVisitor()
  await startSitting(visitor)
  const [editor, owner, customer] = [await newEditor(), await signIn(), await customerToken()]
  const json = { 'content-type': 'application/json', origin: site().url }
  const withHeaders =
    (headers: Record<string, string>): Ask =>
    (path, init = {}) =>
      fetch(`${site().url}${path}`, { redirect: 'manual', ...init, headers: { ...json, ...headers } })
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    anonymous: withHeaders({}),
    visitor: withHeaders({ cookie }),
    customer: withHeaders({ cookie: `plumbline-session=${customer}` }),
    editor: editor.fetch,
    owner: owner.fetch,
  }
}

/** A session as services/accounts/begin-session.ts makes one. */
const customerToken = async (): Promise<string> => {
  const [admin] = await query<{ id: string }>('select id from admins where email = $1', [site().admin.email])
  const token = randomBytes(32).toString('base64url')
  await query(
    `insert into customers (id, number, email, locale, avatar)
     values ($1, 'R0LE00000000', 'customer@example.com', 'EN', 'picture-of-nobody')
     on conflict (id) do nothing`,
    [admin?.id],
  )
  await query(
    `insert into customer_sessions (customer_id, token_hash, way, device, network, seen_at, expires_at)
     values ($1, $2, 'password', '', '127.0.0.1', now(), now() + interval '1 hour')`,
    [admin?.id, createHash('sha256').update(token).digest('hex')],
  )
  return token
}
