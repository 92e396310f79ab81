/**
 * What a letter is about, and what its words need. No secrets: they are made when it is sent (docs/decisions/0032). It names
 * no exam: place-of-letter.ts tells from what the letter is about which pages it leads to, and nobody who asks for one.
 */
export type LetterParams = {
  orderId?: string
  copyOf?: string
  refundId?: string
  /** Of `plan_note`: what it is about, which of them it is, and hundredths that it tells of. */
  subscriptionId?: string
  note?: string
  amount?: number
  replyId?: string
  sittingIds?: string[]
  /** The code of the storefront in whose name it is written, where nothing above tells. */
  storefront?: string | null
  /** Of `report_link`: the address was replaced by another. */
  moved?: boolean
  /** Of `report_link`: the owner of these sittings ended the mailbox's key. */
  keyEnded?: boolean
  /** Of `report_link`: when somebody else asked to erase these sittings, and when they go. */
  erasing?: { askedAt: string; on: string }
  codeId?: string
  customerId?: string
  /** Of `daily_question`: YYYY-MM-DD where its reader is. */
  day?: string
  notice?: string
  kind?: string
  /** Of `staff_invitation`: the new colleague, and who invited them. */
  adminId?: string
  inviterId?: string
  count?: number
}
