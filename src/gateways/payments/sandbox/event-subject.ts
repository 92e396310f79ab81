import type { EventSubject } from '../event-subject'
import type { WireEvent } from './wire'

export const eventSubject = ({ account, data }: WireEvent): EventSubject => ({
  intentId: data.object?.id ?? null,
  accounts: account === undefined ? [] : [account],
})
