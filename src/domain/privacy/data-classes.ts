/** Why the law lets us hold something: the points of Article 6(1) GDPR. */
export type Basis = 'consent' | 'contract' | 'law' | 'interest'

type DataClass = { basis: readonly Basis[]; about: 'visitors' | 'staff' }

/**
 * The kinds of data about a person, in the order in which the privacy page names them; its words for each are in
 * `protocol.kept.classes` of the locales. Answers and results of a test of mental health lie in the same tables as all
 * others, but their basis is explicit consent (Article 9), and their times are their own (RETENTIONS).
 */
export const DATA_CLASSES = {
  answers: { basis: ['contract'], about: 'visitors' },
  result: { basis: ['contract'], about: 'visitors' },
  person: { basis: ['consent', 'contract'], about: 'visitors' },
  account: { basis: ['contract'], about: 'visitors' },
  access: { basis: ['contract', 'interest'], about: 'visitors' },
  order: { basis: ['contract', 'law'], about: 'visitors' },
  consent: { basis: ['law'], about: 'visitors' },
  message: { basis: ['contract', 'interest'], about: 'visitors' },
  mail: { basis: ['contract'], about: 'visitors' },
  play: { basis: ['contract'], about: 'visitors' },
  review: { basis: ['consent'], about: 'visitors' },
  technical: { basis: ['interest'], about: 'visitors' },
  staff: { basis: ['contract'], about: 'staff' },
} as const satisfies Record<string, DataClass>

export type ClassName = keyof typeof DATA_CLASSES
export type VisitorClass = {
  [Name in ClassName]: (typeof DATA_CLASSES)[Name]['about'] extends 'visitors' ? Name : never
}[ClassName]

/** Whose rows a time is for; a sitting is `paid` from its first entitlement on. */
type Case = 'all' | 'unpaid' | 'paid' | 'customer' | 'health'

/**
 * Days from an event to the deletion. Null: no number of days, but the event itself ends it. `law`: the time for which tax
 * law, or a claim that may still be made, asks for the record.
 */
type Rule = {
  of: Case
  days: number | null
  after: 'start' | 'last_access' | 'hand_in' | 'expiry' | 'request' | 'law'
}

/** How long data are to live (docs/decisions/0043). Which of it the code enforces, a row of the map says. */
export const RETENTIONS = {
  result: [
    { of: 'unpaid', days: 30, after: 'start' },
    { of: 'paid', days: 365, after: 'last_access' },
    { of: 'customer', days: null, after: 'request' },
    { of: 'health', days: 365, after: 'hand_in' },
  ],
  answers: [
    { of: 'unpaid', days: 30, after: 'start' },
    { of: 'paid', days: 365, after: 'last_access' },
    { of: 'customer', days: null, after: 'request' },
    { of: 'health', days: 7, after: 'hand_in' },
  ],
  /** Of a secret: it ends by itself. */
  secret: [{ of: 'all', days: 90, after: 'start' }],
  play: [
    { of: 'unpaid', days: 365, after: 'start' },
    { of: 'customer', days: null, after: 'request' },
  ],
  request: [{ of: 'all', days: null, after: 'request' }],
  expiry: [{ of: 'all', days: 1, after: 'expiry' }],
  law: [{ of: 'all', days: null, after: 'law' }],
} as const satisfies Record<string, readonly Rule[]>

export type RetentionKey = keyof typeof RETENTIONS
