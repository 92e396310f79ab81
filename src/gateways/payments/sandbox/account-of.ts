import { createHash } from 'node:crypto'

/** The provider's name of the account with this key; the key cannot be computed from it. */
export const accountOf = (secretKey: string): string =>
  `acct_${createHash('sha256').update(`${secretKey}:account`).digest('hex').slice(0, 24)}`
