import type { MessageState } from './message-state'

/** Some of what belongs to somebody, the newest first, and how much there is of it. */
export type Newest<Row> = { rows: Row[]; total: number }

export type WritersOrder = {
  id: string
  number: string
  status: string
  tier: string
  /** Hundredths. */
  total: number
  currency: string
  createdAt: string
}
/** Where a test stands and what of its report is bought; never its result. */
export type WritersTest = { id: string; exam: string; state: string; tiers: string[]; startedAt: string }
export type WritersMail = { id: string; template: string; status: string; createdAt: string }
export type WritersMessage = { id: string; topic: string; state: MessageState; createdAt: string }
export type SentReply = { id: string; text: string; by: string; sentAt: string }
export type ReplyTemplate = { id: string; name: string; text: string }

/** What staff see beside a message: who wrote it, by its address and by the order that came with it. */
export type Writer = {
  email: string
  /** Nothing can be mailed there any more. */
  gone: boolean
  order: {
    number: string
    /** It was bought with another address than the message came from. */
    otherAddress: boolean
  } | null
  orders: Newest<WritersOrder>
  tests: Newest<WritersTest>
  mails: Newest<WritersMail>
  messages: Newest<WritersMessage>
  replies: SentReply[]
  /** In the language of the message. */
  templates: ReplyTemplate[]
}
