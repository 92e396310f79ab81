/** Crockford's base32: no I, L, O (read as digits) and no U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/**
 * The 12-character number of an order or a sitting: the first 60 bits, 5 a character. It identifies, never authorizes.
 * @param bytes at least 8 random bytes; the rest is not used.
 * @throws RangeError for fewer than 60 bits.
 */
export const orderNumberFrom = (bytes: Uint8Array): string => {
  if (bytes.length * 8 < LENGTH * 5) throw new RangeError(`60 bits are needed, got ${bytes.length * 8}`)
  let bits = 0n
  for (const byte of bytes.subarray(0, 8)) bits = (bits << 8n) | BigInt(byte)
  const digits = Array.from({ length: LENGTH }, (_, at) => Number((bits >> BigInt(59 - 5 * at)) & 31n))
  return digits.map((digit) => ALPHABET[digit]).join('')
}

/** A number as a person may type it (any case, O for 0, I or L for 1), or null when it cannot be one. */
export const parseOrderNumber = (text: string): string | null => {
  // ASCII before upper-casing: a dotless ı would become I and then 1.
  if (!/^[0-9A-Za-z]{12}$/.test(text)) return null
  const number = text.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')
  return number.includes('U') ? null : number
}
