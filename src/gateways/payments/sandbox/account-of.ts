import { createHash } from 'node:crypto'

/** The provider's name for whoever holds this key; it tells nothing of the key. */
export const accountOf = (secretKey: string): string =>
  `acct_${createHash('sha256').update(`${secretKey}:account`).digest('hex').slice(0, 24)}`
