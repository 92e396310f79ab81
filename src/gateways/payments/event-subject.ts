/** What an event of a provider is about. Each provider's `event-subject.ts` reads it from the event. */
export type EventSubject = {
  /** What `fetchIntent` takes: the intent, or an object of it (a charge, a refund). null: it is about no payment. */
  intentId: string | null
  /** The accounts that the event names as the receiver of the money. */
  accounts: readonly string[]
}
