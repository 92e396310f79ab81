/** What somebody who works in the admin may be; one person may be several. */
export const STAFF_ROLES = ['owner', 'editor', 'marketer', 'support'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Of the owner whom an installation begins with. No letter can be sent there: they put their own in its place. */
export const FIRST_ADDRESS = 'admin@localhost.test'

/** What the admin consists of, as far as somebody may see one part and not another. */
export const AREAS = [
  /** Tests, articles, courses, help. */
  'content',
  /** Questions and questionnaires: answer keys and weights. */
  'items',
  /** Landing pages with their addresses, reviews and counters. */
  'landings',
  'themes',
  'media',
  /** Texts that customers agree to. */
  'terms',
  /** Prices, plans, packages, storefronts, countries, rules of the checkout. */
  'shop',
  'codes',
  /** Sums of the whole shop; no person stands in them. */
  'statistics',
  /** Orders, payments, refunds, the ledger, subscriptions. */
  'orders',
  /** What people wrote to support, and what was answered. */
  'messages',
  /** Secrets of the tree hole, and reports about them. */
  'moderation',
  /** Customers, and what they did: sittings, results, letters, consents. */
  'people',
  /** Numbers to call in a crisis. */
  'health',
  'settings',
  /** What the programs keep for themselves. */
  'system',
  /** The log of who changed what, and colleagues. */
  'staff',
] as const
export type Area = (typeof AREAS)[number]

export type Operation = 'read' | 'write'

/**
 * `write`: theirs. `read`: they look at it. `name`: only where a form or a record names something of it (a landing page its
 * test); it is read for that, and has no place in the navigation.
 */
type Level = 'write' | 'read' | 'name'

// biome-ignore format: a table
const MAY: Record<Exclude<StaffRole, 'owner'>, Partial<Record<Area, Level>>> = {
  editor: {
    content: 'write', items: 'write', landings: 'write', media: 'write', terms: 'write', health: 'write',
    themes: 'name', shop: 'name',
  },
  marketer: {
    landings: 'write', themes: 'write', media: 'write', codes: 'write', statistics: 'read',
    shop: 'read', content: 'name', terms: 'name',
  },
  support: {
    orders: 'write', messages: 'write', moderation: 'write', people: 'read', content: 'read', items: 'read',
    shop: 'name', codes: 'name', landings: 'name', media: 'name', terms: 'name',
  },
}

/** Which of an area's doors somebody with these roles may pass. Unknown roles open none. */
export const mayDo = (roles: readonly string[], area: Area, operation: Operation): boolean =>
  roles.some((role) => {
    if (role === 'owner') return true
    const level = levelOf(role, area)
    return operation === 'write' ? level === 'write' : level !== undefined
  })

/** Whether an area has a place in their navigation. */
export const sees = (roles: readonly string[], area: Area): boolean =>
  roles.some((role) => role === 'owner' || ['write', 'read'].includes(levelOf(role, area) ?? ''))

const levelOf = (role: string, area: Area): Level | undefined =>
  Object.hasOwn(MAY, role) ? MAY[role as keyof typeof MAY][area] : undefined

export type RolesProblem = 'ownRoles' | 'lastOwner' | 'noRole'

/**
 * Why somebody may not be given these roles; null: they may. Called with what is stored, under the lock of all owners.
 * @param otherOwners how many others are owners.
 */
export const judgeRoles = (args: {
  before: readonly string[]
  /** null: the person is removed. */
  after: readonly string[] | null
  isSelf: boolean
  otherOwners: number
}): RolesProblem | null => {
  const { before, after, isSelf, otherOwners } = args
  if (after && after.length === 0) return 'noRole'
  if (isSelf && !(after && isSame(before, after))) return 'ownRoles'
  const isLastOwner = before.includes('owner') && otherOwners === 0
  return isLastOwner && !after?.includes('owner') ? 'lastOwner' : null
}

/** Whichever their order, and however often one is named: the database takes a role twice. */
export const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  left.every((role) => right.includes(role)) && right.every((role) => left.includes(role))
