import { readJson } from '../questionnaires/read-json'

/** What the log of the admin tells apart. */
export const AUDIT_KINDS = ['money', 'access', 'prices', 'terms', 'health'] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

/** A changed field; `before` and `after` are left out where they would be somebody's personal data or a secret. */
export type AuditChange = { path: string; before?: unknown; after?: unknown }

/** What was done, as the log's list names it. */
export const AUDIT_ACTIONS = [
  'created',
  'changed',
  'published',
  'offline',
  'deleted',
  'refunded',
  'cancelled',
  'priced',
  'repaired',
  'invited',
  'totpOn',
  'totpOff',
  'recoveryUsed',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** One entry of the log, before it is stored. */
export type AuditEntry = {
  kind: AuditKind
  action: AuditAction
  subject: { collection: string; id: string }
  summary?: string | null
  changes?: readonly AuditChange[]
}

/** Which kind each collection's changes are; what is not named is not logged. */
export const AUDITED: Readonly<Record<string, AuditKind>> = {
  skus: 'prices',
  plans: 'prices',
  packages: 'prices',
  'promo-codes': 'prices',
  countries: 'prices',
  'site-settings': 'money',
  storefronts: 'money',
  admins: 'access',
  protocols: 'terms',
  'checkout-policies': 'terms',
  'crisis-lines': 'health',
  exams: 'health',
  instruments: 'health',
}

/** Of these only what belongs to a test about mental health is logged. */
export const AUDITED_OF_HEALTH: readonly string[] = ['exams', 'instruments']

/** Of these only the name of a changed field is kept: secrets, and what is somebody's. */
const NAMED_ONLY = ['email', 'name']
/** What an answer counts: of these, too, only the name is kept, wherever in a questionnaire they stand. */
const KEYS = ['reversed', 'reversedIn', 'worth', 'weights', 'directed']
/** Where the rules of the psychological map say which motive each choice speaks for. Texts about motives are no keys. */
const KEYS_OF_MOTIVES = 'rules.map.motive.items.'
/** Texts that hold JSON: what changed in them is named field by field. */
const JSON_TEXTS = ['rules', 'phrases']
/** No change that anybody made, or a secret even by its being there. */
const LEFT_OUT = [
  'id',
  'updatedAt',
  'createdAt',
  'editedBy',
  'sessions',
  'hash',
  'salt',
  'password',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'loginAttempts',
  'lockUntil',
  'totpSecret',
  'totpLastStep',
  'recoveryCodes',
]
/** Letters of a value's JSON: a legal page's text is kept in its editions. */
const LONGEST_VALUE = 300
const MOST_CHANGES = 200

type Doc = Readonly<Record<string, unknown>>

/**
 * Which fields differ between two states of a document, the innermost where they hold others; null: there was none, or there
 * is none any more. Long texts, keys of questionnaires, and of `people` what is personal, are only named.
 */
export const changesBetween = (args: {
  before: Doc | null
  after: Doc | null
  people?: boolean
}): AuditChange[] => {
  const [before, after] = [leavesOf(args.before ?? {}), leavesOf(args.after ?? {})]
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return paths
    .filter((path) => JSON.stringify(before.get(path)) !== JSON.stringify(after.get(path)))
    .slice(0, MOST_CHANGES)
    .map((path) => {
      const values = { before: before.get(path) ?? null, after: after.get(path) ?? null }
      const isLong = Object.values(values).some((value) => JSON.stringify(value).length > LONGEST_VALUE)
      const isPersonal = args.people && NAMED_ONLY.includes(path)
      return isLong || isPersonal || isKey(path) ? { path } : { path, ...values }
    })
}

const isKey = (path: string): boolean =>
  path.startsWith(KEYS_OF_MOTIVES) || path.split('.').some((name) => KEYS.includes(name))

const leavesOf = (stored: unknown, path = ''): Map<string, unknown> => {
  const value = JSON_TEXTS.includes(path.split('.')[0] ?? '') ? opened(stored) : stored
  const isRich = typeof value === 'object' && value !== null && 'root' in value
  if (typeof value !== 'object' || value === null || isRich)
    return new Map(path && value !== undefined && value !== null && value !== '' ? [[path, value]] : [])
  return new Map(
    Object.entries(value)
      .filter(([name]) => !LEFT_OUT.includes(name))
      .flatMap(([name, inner]) => [...leavesOf(inner, path ? `${path}.${name}` : name)]),
  )
}

const opened = (stored: unknown): unknown => {
  const held = readJson(stored)
  return typeof held === 'object' && held !== null ? held : stored
}

/** What is public of a document; of what has no drafts, all. */
export const liveOf = <Stored extends Doc>(doc: Stored | null): Stored | null =>
  doc && (doc._status === undefined || doc._status === 'published') ? doc : null

/** What became of what is public; null: nothing that anybody sees. */
export const actionBetween = (before: Doc | null, after: Doc | null): AuditAction | null => {
  if (!before) return after ? ('_status' in after ? 'published' : 'created') : null
  return after ? 'changed' : 'offline'
}
