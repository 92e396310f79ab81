/** What the log of the admin tells apart. */
export const AUDIT_KINDS = ['money', 'access', 'prices', 'terms', 'health'] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

/** A changed field; `before` and `after` are left out where they would be somebody's personal data or a secret. */
export type AuditChange = { path: string; before?: unknown; after?: unknown }
