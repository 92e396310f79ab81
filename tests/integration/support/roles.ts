import { createHash, createHmac } from 'node:crypto'
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

/** How each role asks. The customer has the same id as the owner, and a genuine token of the other auth collection. */
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
    customer: withHeaders({ authorization: `JWT ${customer}` }),
    editor: editor.fetch,
    owner: owner.fetch,
  }
}

const customerToken = async (): Promise<string> => {
  const [admin] = await query<{ id: string }>('select id from admins where email = $1', [site().admin.email])
  const sid = crypto.randomUUID()
  await query(
    `insert into customers (id, email, created_at, updated_at) values ($1, 'customer@example.com', now(), now())
     on conflict (id) do nothing`,
    [admin?.id],
  )
  await query(
    `insert into customers_sessions (_order, _parent_id, id, created_at, expires_at)
     values ((select count(*) from customers_sessions) + 1, $1, $2, now(), now() + interval '1 hour')`,
    [admin?.id, sid],
  )
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg: 'HS256', authVersion: 1, typ: 'JWT' })}.${part({
    id: admin?.id,
    collection: 'customers',
    email: 'customer@example.com',
    sid,
    iat: now,
    exp: now + 3600,
  })}`
  const secret = createHash('sha256').update(site().secrets.payload).digest('hex').slice(0, 32)
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}
