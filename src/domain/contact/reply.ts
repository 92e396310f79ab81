import { isErasedAddress } from '../mailbox'

/** Where a message may stand once it was answered. */
export const STATES_AFTER_REPLY = ['waiting', 'done'] as const
export type StateAfterReply = (typeof STATES_AFTER_REPLY)[number]

export const LONGEST_REPLY = 4_000

/** Where a template names the order. */
const GAP = '{number}'

/** A template's text with the order's number in it; without an order the gap stays, to be seen. */
export const fillTemplate = (text: string, number: string | null): string =>
  number === null ? text : text.replaceAll(GAP, () => number)

/** Whether a text still has a gap of its template, which the reader of a mail must not meet. */
export const hasGap = (text: string): boolean => text.includes(GAP)

/** Whether nothing can be mailed to whom a message is from: there is no address, or what stands in place of an erased one. */
export const isWriterGone = (email: string): boolean => email.trim() === '' || isErasedAddress(email)
