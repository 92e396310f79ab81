import { expect, it } from 'vitest'
import { receiptState } from '@/domain/orders/receipt-state'

const NOW = new Date('2026-11-22T12:00:00Z')

it.each([
  ['queued', 0, 'onItsWay'],
  ['queued', 120, 'onItsWay'],
  ['queued', 121, 'delayed'],
  // A clock that went back.
  ['queued', -600, 'onItsWay'],
  ['sent', 600, 'sent'],
  ['kept', 600, 'kept'],
  ['failed', 0, 'refused'],
] as const)('a mail that is %s, asked for %i s ago, is %s', (status, seconds, state) => {
  const mail = { status, queuedAt: new Date(NOW.getTime() - seconds * 1000) }
  expect(receiptState({ mail, now: NOW })).toBe(state)
})
