/**
 * What proves a customer: a password of their own; for a day after a purchase the temporary one and the link of the mail,
 * each good for one use (docs/decisions/0013).
 */
export const SECRET_KINDS = ['password', 'temporary', 'link'] as const
export type SecretKind = (typeof SECRET_KINDS)[number]

export const TEMPORARY_HOURS = 24
