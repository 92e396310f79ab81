/**
 * The mailbox that an address very likely means, for counting letters only, never for sending one: lower case, no `+tag`,
 * no dots in the part before the at sign. Where dots do make another mailbox, the two share a count.
 */
export const mailboxOf = (email: string): string => {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at === -1) return address
  const name = address.slice(0, at)
  return `${name.replace(/\+.*$/s, '').replaceAll('.', '')}${address.slice(at)}`
}

/** An address for who may not know it: the first letter of its name, and where it is. */
export const maskedAddress = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? '…' : `${first}…${email.slice(at)}`
}

/** What a field for an address begins with: nobody can go on from a masked one. */
export const writtenAddress = (email: string | null): string => (email?.includes('…') ? '' : (email ?? ''))

/** Whether this stands in the place of an address that was erased: nothing can be mailed to it any more. */
export const isErasedAddress = (email: string): boolean => email.startsWith('erased:')
