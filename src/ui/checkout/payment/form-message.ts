/** What a provider's form, in a frame or by a script, reports to the payment screen. Numbers of a card are never in it. */
export type FormMessage =
  | { type: 'ready'; state: 'form' | 'challenge' | 'ended' }
  | { type: 'submitting' }
  | { type: 'result'; status: FormResult; code: string | null }
  /** It did not load: blocked, refused, or the network is gone. */
  | { type: 'lost' }

export type FormResult =
  | 'succeeded'
  | 'failed'
  /** The bank, or the provider's own window, asks the buyer for something. */
  | 'requires_action'
  | 'invalid'
  | 'unavailable'
  /** The buyer closed the provider's window. */
  | 'closed'
