/** The longest address that mail takes (RFC 5321), in characters. */
export const LONGEST_ADDRESS = 254

/** The same letters as zod's own check of an address, and top-level domains of other scripts in the form that mail needs. */
export const ADDRESS_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,59})$/

/**
 * An address without what keyboards and copying add to it: full-width letters and signs, characters that are not seen, blanks around
 * it, `mailto:`, the angle brackets of a mail program with the name before them, a dot or comma at its end. A domain in another
 * script is spelled as mail needs it (`xn--…`). What is no address stays something that is none. Its length is the caller's to limit.
 */
export const foldAddress = (written: string): string => {
  const seen = written
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .trim()
  const bare = seen.endsWith('>') ? seen.slice(seen.lastIndexOf('<') + 1, -1) : seen
  const address = bare
    .trim()
    .replace(/^mailto:([^?]*).*$/is, '$1')
    .replace(/[.,;\s]{1,9}$/, '')
  return withAsciiDomain(address)
}

/** Whether an address that is folded can be one; the server takes no other. */
export const isAddress = (address: string): boolean =>
  address.length <= LONGEST_ADDRESS && ADDRESS_PATTERN.test(address)

const withAsciiDomain = (address: string): string => {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // Only letters, digits and marks of any script: what the URL standard reads as something else in a host stays out.
  if (at === -1 || !/\P{ASCII}/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address
  try {
    return `${address.slice(0, at + 1)}${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}
