import type { Role } from './support/roles'

/**
 * Who may do something over REST. `self`: staff, but an editor meets only their own row.
 */
export type Who = 'nobody' | 'owner' | 'self' | 'staff' | 'anyone'

export const MAY: Record<Who, readonly Role[]> = {
  nobody: [],
  owner: ['owner'],
  self: ['editor', 'owner'],
  staff: ['editor', 'owner'],
  anyone: ['anonymous', 'visitor', 'customer', 'editor', 'owner'],
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
  //                                read      create    update    delete    versions  unlock
  // An editor's
  'exams':                      row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'questions':                  row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'instruments':                row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'landing-pages':              row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'landing-themes':             row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'storefronts':                row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'protocols':                  row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'media':                      row('anyone', 'staff',  'staff',  'staff',  'none',   'nobody'),
  'skus':                       row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'plans':                      row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'daily-questions':            row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'report-parts':               row('staff',  'staff',  'staff',  'staff',  'none',   'nobody'),
  'promo-codes':                row('staff',  'staff',  'staff',  'staff',  'none',   'nobody'),
  'reviews':                    row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'presenters':                 row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'countries':                  row('staff',  'staff',  'staff',  'staff',  'none',   'nobody'),
  'packages':                   row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'articles':                   row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'courses':                    row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'course-files':               row('staff',  'staff',  'staff',  'staff',  'none',   'nobody'),
  'help-entries':               row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'crisis-lines':               row('staff',  'staff',  'staff',  'staff',  'staff',  'nobody'),
  'checkout-policies':          row('staff',  'staff',  'staff',  'staff',  'none',   'nobody'),
  // The system's: staff look
  'sittings':                   row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'answers':                    row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'reports':                    row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'orders':                     row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'payment-attempts':           row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'provider-events':            row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'ledger-entries':             row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'entitlements':               row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'subscriptions':              row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'subscription-events':        row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'subscription-openings':      row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'mails':                      row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'anomalies':                  row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'refunds':                    row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'gateway-states':             row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'consents':                   row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'course-progress':            row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'help-votes':                 row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'landing-addresses':          row('staff',  'nobody', 'staff',  'nobody', 'none',   'nobody'),
  'protocol-editions':          row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'report-files':               row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'certificates':               row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'game-scores':                row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'daily-answers':              row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'secrets':                    row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'secret-reports':             row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'item-versions':              row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'instrument-versions':        row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  // The system's, and secret
  'report-links':               row('owner',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'sitting-keys':               row('owner',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'taker-facts':                row('owner',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'customer-sessions':          row('owner',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'customer-secrets':           row('owner',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'email-codes':                row('owner',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'rate-limits':                row('owner',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  // People's
  'contact-messages':           row('staff',  'nobody', 'staff',  'staff',  'none',   'nobody'),
  'reply-templates':            row('staff',  'staff',  'staff',  'staff',  'none',   'nobody'),
  'customers':                  row('staff',  'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'admins':                     row('self',   'owner',  'self',   'owner',  'none',   'owner'),
  // Payload's own
  'payload-locked-documents':   row('staff', 'staff', 'staff', 'staff', 'none', 'nobody'),
  'payload-preferences':        row('staff', 'staff', 'staff', 'staff', 'none', 'nobody'),
  'payload-jobs':               row('nobody', 'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'payload-kv':                 row('nobody', 'nobody', 'nobody', 'nobody', 'none',   'nobody'),
  'payload-migrations':         row('nobody', 'nobody', 'nobody', 'nobody', 'none',   'nobody'),
}

/** No REST at all: every path of theirs answers 404, to everybody. */
export const WITHOUT_REST = ['customers', 'payload-migrations']

/** Copied by a call of our own only (Payload's loses localized blocks): Payload's is not there, for anybody. */
export const WITHOUT_DUPLICATE = ['landing-pages']

export const GLOBALS: Record<string, { read: Who; update: Who }> = {
  'site-settings': { read: 'staff', update: 'staff' },
  counters: { read: 'staff', update: 'staff' },
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
]
