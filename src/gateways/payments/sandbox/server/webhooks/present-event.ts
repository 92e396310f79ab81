import type { WireEvent } from '../../wire'

export type EventRow = {
  seq: number
  id: string
  type: string
  intent_id: string
  created_ms: number
  state: 'pending' | 'delivered' | 'dropped' | 'gave_up'
  copies: number
  tries: number
  next_ms: number
}

export const presentEvent = ({ row, account }: { row: EventRow; account: string }): WireEvent => ({
  id: row.id,
  type: row.type,
  created: Math.floor(row.created_ms / 1000),
  livemode: false,
  account,
  data: { object: { id: row.intent_id } },
})
