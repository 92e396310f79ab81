import { createHash, randomBytes } from 'node:crypto'
import { type AdminClient, signIn } from '../../support/admin'
import { query } from '../../support/database'
import { site } from '../../support/site'
import { newVisitor } from '../../support/visitor'
import { startSitting } from '../../support/way'

export const STAFF = ['editor', 'marketer', 'support', 'owner'] as const
export const ROLES = ['anonymous', 'visitor', 'customer', ...STAFF] as const
export type Role = (typeof ROLES)[number]

export type Ask = (path: string, init?: RequestInit) => Promise<Response>

const PASSWORD = 'a long password of an editor'

type Colleague = AdminClient & { email: string; id: string; password: string }

/** A colleague made by the owner, signed in. */
export const newStaff = async (roles: (typeof STAFF)[number][]): Promise<Colleague> => {
  const owner = await signIn()
  const email = `${roles[0]}-${crypto.randomUUID()}@example.com`
  const { doc } = await owner.json<{ doc: { id: string } }>('/api/admins', {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD, name: `An ${roles[0]}`, roles }),
  })
  return { ...(await signIn({ email, password: PASSWORD })), email, id: doc.id, password: PASSWORD }
}

export const newEditor = () => newStaff(['editor'])

/** How each role asks. The customer has the same id as the owner, and a genuine session of a customer. */
export const everyRole = async (): Promise<Record<Role, Ask>> => {
  const visitor = newVisitor()
  await startSitting(visitor)
  const [editor, marketer, support] = [
    await newEditor(),
    await newStaff(['marketer']),
    await newStaff(['support']),
  ]
  const [owner, customer] = [await signIn(), await customerToken()]
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
    marketer: marketer.fetch,
    support: support.fetch,
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
