/** What the buyer is told of the mail with the receipt: a mail server took it, refused or returned it for good, or has not yet. */
export const RECEIPT_STATES = ['onItsWay', 'delayed', 'sent', 'refused', 'kept'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

type Mail = { status: 'queued' | 'sent' | 'kept' | 'failed'; queuedAt: Date }

/** A mail is sent within a minute (docs/facts/commerce.md R9); after two its buyer is told that it takes longer. */
const DELAYED_AFTER_MS = 2 * 60_000

/** `kept`: this site has no mail server, so that its mails stay in the admin. */
export const receiptState = ({ mail, now }: { mail: Mail; now: Date }): ReceiptState => {
  if (mail.status === 'failed') return 'refused'
  if (mail.status !== 'queued') return mail.status
  return now.getTime() - mail.queuedAt.getTime() > DELAYED_AFTER_MS ? 'delayed' : 'onItsWay'
}
