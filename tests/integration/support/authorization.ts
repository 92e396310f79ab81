import type { Payload } from 'payload'
import { COLLECTIONS, MAY, type Row, WITHOUT_DUPLICATE, WITHOUT_REST } from '../authorization.table'
import { type Ask, ROLES, type Role, STAFF } from './roles'

type Operation = {
  name: string
  rule: keyof Row
  method: string
  path: (at: { id: string; version: string }) => string
  body?: object
  /** The answer to somebody who may. Nothing is changed by it: the row is unknown, or the body is not valid. */
  allowed: number
  /** Asked of a real row by those who may not, of an unknown one by those who may. */
  real: 'always' | 'denied'
}

const nothing = 'where[id][equals]=00000000-0000-4000-8000-000000000000'

export const OPERATIONS: Operation[] = [
  { name: 'list', rule: 'read', method: 'GET', path: () => '?limit=1', allowed: 200, real: 'always' },
  { name: 'count', rule: 'read', method: 'GET', path: () => '/count', allowed: 200, real: 'always' },
  { name: 'read', rule: 'read', method: 'GET', path: ({ id }) => `/${id}`, allowed: 200, real: 'always' },
  { name: 'create', rule: 'create', method: 'POST', path: () => '', body: {}, allowed: 400, real: 'always' },
  {
    name: 'duplicate',
    rule: 'create',
    method: 'POST',
    path: ({ id }) => `/${id}/duplicate`,
    body: {},
    allowed: 404,
    real: 'denied',
  },
  {
    name: 'update',
    rule: 'update',
    method: 'PATCH',
    path: ({ id }) => `/${id}`,
    body: {},
    allowed: 404,
    real: 'denied',
  },
  {
    name: 'update many',
    rule: 'update',
    method: 'PATCH',
    path: () => `?${nothing}`,
    body: {},
    allowed: 200,
    real: 'always',
  },
  {
    name: 'delete',
    rule: 'delete',
    method: 'DELETE',
    path: ({ id }) => `/${id}`,
    allowed: 404,
    real: 'denied',
  },
  {
    name: 'delete many',
    rule: 'delete',
    method: 'DELETE',
    path: () => `?${nothing}`,
    allowed: 200,
    real: 'always',
  },
  {
    name: 'versions',
    rule: 'versions',
    method: 'GET',
    path: () => '/versions?limit=1',
    allowed: 200,
    real: 'always',
  },
  {
    name: 'version',
    rule: 'versions',
    method: 'GET',
    path: ({ version }) => `/versions/${version}`,
    allowed: 404,
    real: 'denied',
  },
  {
    name: 'restore',
    rule: 'update',
    method: 'POST',
    path: ({ version }) => `/versions/${version}`,
    body: {},
    allowed: 404,
    real: 'denied',
  },
]

export type Observed = { slug: string; operation: string; role: Role; status: number }

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
/** Payload's own routes by key shadow these. */
const PREFERENCES = ['list', 'update many', 'delete many']

const operationsOf = (slug: string): Operation[] => {
  const versions = COLLECTIONS[slug]?.versions
  return OPERATIONS.filter(({ name, rule }) => {
    if (slug === 'payload-preferences') return PREFERENCES.includes(name)
    // Payload duplicates nobody who can sign in.
    if (slug === 'admins' && name === 'duplicate') return false
    return versions !== 'none' || (rule !== 'versions' && name !== 'restore')
  })
}

/** Who asks what. A visitor's cookie is nothing to Payload, which one question shows. */
export const questionsOf = (slug: string): { operation: Operation; role: Role }[] =>
  operationsOf(slug).flatMap((operation) =>
    ROLES.filter((role) => role !== 'visitor' || operation.name === 'list').map((role) => ({
      operation,
      role,
    })),
  )

export const observe = async (args: {
  ask: Record<Role, Ask>
  slug: string
  row: { id: string; version: string }
}): Promise<Observed[]> => {
  const { ask, slug, row } = args
  const observed: Observed[] = []
  for (const { operation, role } of questionsOf(slug)) {
    const may = expectedOf({ slug, operation, role }) === operation.allowed
    const at = operation.real === 'denied' && may ? { id: UNKNOWN, version: UNKNOWN } : row
    const response = await ask[role](`/api/${slug}${operation.path(at)}`, {
      method: operation.method,
      ...(operation.body ? { body: JSON.stringify(operation.body) } : {}),
    })
    await response.arrayBuffer()
    observed.push({ slug, operation: operation.name, role, status: response.status })
  }
  return observed
}

/** What is not as the table says, one sentence each. */
export const deviations = ({ observed, slugs }: { observed: Observed[]; slugs: string[] }): string[] => [
  ...slugs.filter((slug) => !COLLECTIONS[slug]).map((slug) => `${slug} has no row in the table`),
  ...Object.keys(COLLECTIONS)
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => `${slug} has a row, but there is no such collection`),
  ...observed.flatMap(({ slug, operation: name, role, status }) => {
    const operation = OPERATIONS.find((one) => one.name === name)
    if (!operation || !COLLECTIONS[slug]) return []
    const expected = expectedOf({ slug, operation, role })
    return status === expected ? [] : [`${slug}: ${name} by ${role} answers ${status}, not ${expected}`]
  }),
]

const expectedOf = ({
  slug,
  operation,
  role,
}: {
  slug: string
  operation: Operation
  role: Role
}): number => {
  if (WITHOUT_REST.includes(slug)) return 404
  if (WITHOUT_DUPLICATE.includes(slug) && operation.name === 'duplicate') return 404
  const who = COLLECTIONS[slug]?.[operation.rule] ?? 'nobody'
  // The row that is asked for is the editor's own: others of the staff meet none.
  if (who === 'self' && role !== 'owner' && MAY.self.includes(role)) {
    if (operation.name === 'update') return role === 'editor' ? 200 : 403
    if (operation.name === 'read' && role !== 'editor') return 404
  }
  return who !== 'none' && MAY[who].includes(role) ? operation.allowed : 403
}

type Rules = Record<string, unknown>
const ASKED: [rule: string, row: keyof Row][] = [
  ['read', 'read'],
  ['create', 'create'],
  ['update', 'update'],
  ['delete', 'delete'],
  ['unlock', 'unlock'],
]

/** The access functions of a configuration, held against the table: a rule that is open to one role too many. */
export const openRules = async ({
  collections,
}: {
  collections: { slug: string; access?: Rules }[]
}): Promise<string[]> => {
  const found: string[] = []
  for (const { slug, access = {} } of collections)
    for (const [name, rule] of ASKED)
      for (const role of ROLES) {
        const may = await mayDo({ access: access[name], role })
        const who = COLLECTIONS[slug]?.[rule]
        if (may && !(who && who !== 'none' && MAY[who].includes(role)))
          found.push(`${slug}: ${name} is open to ${role}`)
      }
  return found
}

/** A rule that is not written is Payload's own: anybody who is signed in. */
const mayDo = async ({ access, role }: { access: unknown; role: Role }): Promise<boolean> => {
  const user = userOf(role)
  if (typeof access !== 'function') return user !== null
  return Boolean(await access({ req: { user } as unknown as Payload }))
}

const userOf = (role: Role) => {
  if (role === 'customer') return { id: UNKNOWN, collection: 'customers' }
  if ((STAFF as readonly string[]).includes(role)) return { id: UNKNOWN, collection: 'admins', roles: [role] }
  return null
}
