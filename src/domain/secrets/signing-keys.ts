/** A seed of a private key (32 bytes), or a public key alone that old certificates are checked with. */
const SEED = /^[0-9a-f]{64}$/
const PUBLIC = /^public:[A-Za-z0-9_-]{43}$/

export type GivenKey = { seed: string } | { x: string }

/**
 * The keys of certificates as the environment gives them, with commas: the first one signs and is a seed, all are published.
 * null: that is no such list.
 */
export const parseSigningKeys = (text: string): GivenKey[] | null => {
  const parts = text.split(',')
  if (!SEED.test(parts[0] ?? '')) return null
  if (!parts.every((part) => SEED.test(part) || PUBLIC.test(part))) return null
  return parts.map((part) => (SEED.test(part) ? { seed: part } : { x: part.slice('public:'.length) }))
}
