import type { Role } from './support/roles'

/**
 * Who may do something over REST. `self`: staff, but only owners meet more than their own row. The others are named by whom
 * they are open to; owners may everything that anybody may.
 */
export type Who =
  | 'nobody'
  | 'owner'
  | 'editor'
  | 'marketer'
  | 'support'
  | 'words'
  | 'keys'
  | 'codes'
  | 'self'
  | 'staff'
  | 'anyone'

export const MAY: Record<Who, readonly Role[]> = {
  nobody: [],
  owner: ['owner'],
  editor: ['editor', 'owner'],
  marketer: ['marketer', 'owner'],
  support: ['support', 'owner'],
  /** Who writes what visitors read on the way to a test. */
  words: ['editor', 'marketer', 'owner'],
  codes: ['marketer', 'support', 'owner'],
  /** Who may know what is right in a test. */
  keys: ['editor', 'support', 'owner'],
  self: ['editor', 'marketer', 'support', 'owner'],
  staff: ['editor', 'marketer', 'support', 'owner'],
  anyone: ['anonymous', 'visitor', 'customer', 'editor', 'marketer', 'support', 'owner'],
}

export type Row = {
  read: Who
  create: Who
  update: Who
  delete: Who
  /** `none`: the collection keeps no versions. */
  versions: Who | 'none'
  unlock: Who
}

const row = (
  read: Who,
  create: Who,
  update: Who,
  remove: Who,
  versions: Row['versions'],
  unlock: Who,
): Row => ({
  read,
  create,
  update,
  delete: remove,
  versions,
  unlock,
})

// biome-ignore format: a table
export const COLLECTIONS: Record<string, Row> = {
  //                               read        create      update      delete      versions    unlock
  // What staff make
  'exams':                     row('staff',     'editor',    'editor',    'editor',    'staff',    'nobody'),
  'questions':                 row('keys',      'editor',    'editor',    'editor',    'keys',     'nobody'),
  'instruments':               row('keys',      'editor',    'editor',    'editor',    'keys',     'nobody'),
  'landing-pages':             row('staff',     'words',     'words',     'words',     'staff',    'nobody'),
  'landing-themes':            row('words',     'marketer',  'marketer',  'marketer',  'words',    'nobody'),
  'storefronts':               row('staff',     'owner',     'owner',     'owner',     'staff',    'nobody'),
  'protocols':                 row('staff',     'editor',    'editor',    'editor',    'staff',    'nobody'),
  'media':                     row('anyone',    'words',     'words',     'words',     'none',     'nobody'),
  'skus':                      row('staff',     'owner',     'owner',     'owner',     'staff',    'nobody'),
  'plans':                     row('staff',     'owner',     'owner',     'owner',     'staff',    'nobody'),
  'daily-questions':           row('staff',     'editor',    'editor',    'editor',    'staff',    'nobody'),
  'report-parts':              row('staff',     'owner',     'owner',     'owner',     'none',     'nobody'),
  'promo-codes':               row('codes',     'marketer',  'marketer',  'marketer',  'none',     'nobody'),
  'reviews':                   row('staff',     'words',     'words',     'words',     'staff',    'nobody'),
  'presenters':                row('staff',     'editor',    'editor',    'editor',    'staff',    'nobody'),
  'countries':                 row('staff',     'owner',     'owner',     'owner',     'none',     'nobody'),
  'packages':                  row('staff',     'owner',     'owner',     'owner',     'staff',    'nobody'),
  'articles':                  row('staff',     'editor',    'editor',    'editor',    'staff',    'nobody'),
  'courses':                   row('staff',     'editor',    'editor',    'editor',    'staff',    'nobody'),
  'course-files':              row('staff',     'editor',    'editor',    'editor',    'none',     'nobody'),
  'help-entries':              row('staff',     'editor',    'editor',    'editor',    'staff',    'nobody'),
  'crisis-lines':              row('editor',    'editor',    'editor',    'editor',    'editor',   'nobody'),
  'checkout-policies':         row('staff',     'owner',     'owner',     'owner',     'none',     'nobody'),
  // The system's: staff look at what is theirs
  'sittings':                  row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'answers':                   row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'reports':                   row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'orders':                    row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'payment-attempts':          row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'provider-events':           row('owner',     'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'ledger-entries':            row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'entitlements':              row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'subscriptions':             row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'subscription-events':       row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'subscription-openings':     row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'mails':                     row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'anomalies':                 row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'refunds':                   row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'gateway-states':            row('owner',     'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'consents':                  row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'course-progress':           row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'help-votes':                row('staff',     'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'landing-addresses':         row('staff',     'nobody',    'words',     'nobody',    'none',     'nobody'),
  'protocol-editions':         row('staff',     'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'report-files':              row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'certificates':              row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'game-scores':               row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'daily-answers':             row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'secrets':                   row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'secret-reports':            row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'item-versions':             row('keys',      'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'instrument-versions':       row('keys',      'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  // The system's, and secret
  'report-links':              row('owner',     'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'sitting-keys':              row('owner',     'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'taker-facts':               row('owner',     'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'customer-sessions':         row('owner',     'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'customer-secrets':          row('owner',     'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'email-codes':               row('owner',     'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'audit-entries':             row('owner',     'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'rate-limits':               row('owner',     'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  // People's
  'contact-messages':          row('support',   'nobody',    'support',   'support',   'none',     'nobody'),
  'reply-templates':           row('support',   'support',   'support',   'support',   'none',     'nobody'),
  'customers':                 row('support',   'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'admins':                    row('self',      'owner',     'self',      'owner',     'none',     'owner'),
  // Payload's own
  'payload-locked-documents':  row('staff',     'staff',     'staff',     'staff',     'none',     'nobody'),
  'payload-preferences':       row('staff',     'staff',     'staff',     'staff',     'none',     'nobody'),
  'payload-jobs':              row('nobody',    'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'payload-kv':                row('nobody',    'nobody',    'nobody',    'nobody',    'none',     'nobody'),
  'payload-migrations':        row('nobody',    'nobody',    'nobody',    'nobody',    'none',     'nobody'),
}

/** No REST at all: every path of theirs answers 404, to everybody. */
export const WITHOUT_REST = ['customers', 'payload-migrations']

/** Copied by a call of our own only (Payload's loses localized blocks): Payload's is not there, for anybody. */
export const WITHOUT_DUPLICATE = ['landing-pages']

export const GLOBALS: Record<string, { read: Who; update: Who }> = {
  'site-settings': { read: 'owner', update: 'owner' },
  counters: { read: 'staff', update: 'words' },
}

/** Never in an answer, never a way to ask: hashes, secrets of a payment, what signs somebody in. */
export const HIDDEN: { collection: string; field: string; column: string }[] = [
  { collection: 'sittings', field: 'visitorHash', column: 'visitor_hash' },
  { collection: 'payment-attempts', field: 'clientSecret', column: 'client_secret' },
  { collection: 'payment-attempts', field: 'formUrl', column: 'form_url' },
  { collection: 'report-links', field: 'tokenHash', column: 'token_hash' },
  { collection: 'customers', field: 'avatar', column: 'avatar' },
  { collection: 'customer-sessions', field: 'tokenHash', column: 'token_hash' },
  { collection: 'customer-secrets', field: 'hash', column: 'hash' },
  { collection: 'email-codes', field: 'hash', column: 'hash' },
  { collection: 'email-codes', field: 'visitorHash', column: 'visitor_hash' },
  { collection: 'email-codes', field: 'pending', column: 'pending::text' },
  { collection: 'daily-answers', field: 'visitorHash', column: 'visitor_hash' },
  { collection: 'game-scores', field: 'visitorHash', column: 'visitor_hash' },
  { collection: 'secrets', field: 'text', column: 'text' },
  { collection: 'secrets', field: 'ownerHash', column: 'owner_hash' },
  { collection: 'secrets', field: 'visitorHash', column: 'visitor_hash' },
  { collection: 'secrets', field: 'tokenHash', column: 'token_hash' },
  { collection: 'admins', field: 'hash', column: 'hash' },
  { collection: 'admins', field: 'salt', column: 'salt' },
  { collection: 'admins', field: 'totpSecret', column: 'totp_secret' },
  { collection: 'admins', field: 'recoveryCodes', column: 'recovery_codes::text' },
]
