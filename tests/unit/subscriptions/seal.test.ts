import { describe, expect, it } from 'vitest'
import { type LeavingState, seal, unseal } from '@/services/subscriptions/leaving/seal'

const ID = '7a1de8a6-5f0c-4c39-9a35-0b1d4b6a9f10'
const NOW = new Date('2027-03-01T10:00:00.000Z')
const minutesOn = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const ANY = ['typed', 'ticket', 'left', 'withdrawal'] as const
const ticket = (ids: string[], blind: boolean): LeavingState => ({ is: 'ticket', ids, blind })
const left: LeavingState = { is: 'left', plans: [{ id: ID, at: NOW.toISOString() }], blind: false }

describe('what is sealed', () => {
  it.each([
    ticket([ID], false),
    left,
    { is: 'typed', problem: 'planNotFound', key: 'ada@example.com', email: '' },
    {
      ...{ is: 'withdrawal', outcome: 'waived', number: '0123456789AB', at: NOW.toISOString() },
      ...{ amount: null, mailedTo: 'a…@example.com' },
    } as const,
  ] satisfies LeavingState[])('is the same again: $is', (state) => {
    expect(unseal(seal(state, NOW), { is: ANY, now: NOW })).toEqual(state)
  })

  it.each([
    ['a ticket', ticket([ID], false), 59, 60],
    ['a form', { is: 'typed', problem: '', key: '', email: '' } as const, 59, 60],
  ])('%s lives an hour', (_, state, yet, no) => {
    const token = seal(state, NOW)
    expect(unseal(token, { is: ANY, now: minutesOn(yet) })).toEqual(state)
    expect(unseal(token, { is: ANY, now: minutesOn(no) })).toBeNull()
  })

  it('a receipt lives as long as what it is about', () => {
    expect(unseal(seal(left, NOW), { is: ['left'], now: minutesOn(60 * 24 * 400) })).toEqual(left)
  })

  it('is not taken for something else: a receipt cancels nothing, a ticket takes nothing back', () => {
    expect(unseal(seal(left, NOW), { is: ['ticket'], now: NOW })).toBeNull()
    expect(unseal(seal(ticket([ID], false), NOW), { is: ['left'], now: NOW })).toBeNull()
  })

  it('is nothing once any of its bytes is another, or with bytes cut off', () => {
    const token = seal(ticket([ID], false), NOW)
    const bytes = Buffer.from(token, 'base64url')
    for (const index of bytes.keys()) {
      const other = Buffer.from(bytes)
      other[index] = (other[index] ?? 0) ^ 1
      expect(unseal(other.toString('base64url'), { is: ANY, now: NOW })).toBeNull()
    }
    for (const length of [0, 1, 12, 28, 29, bytes.length - 1])
      expect(unseal(bytes.subarray(0, length).toString('base64url'), { is: ANY, now: NOW })).toBeNull()
  })

  it.each(['', 'x', 'null', '{}', '☃', 'A'.repeat(43)])('%j is none of ours', (token) => {
    expect(unseal(token, { is: ANY, now: NOW })).toBeNull()
  })

  it('tells by no letter or length what a ticket cancels, nor whether it cancels anything', () => {
    const tokens = [ticket([ID], true), ticket([], true), ticket([ID, ID], false)].map((one) =>
      seal(one, NOW),
    )
    expect(new Set(tokens.map(({ length }) => length)).size).toBe(1)
    for (const token of tokens) expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(ID)
    expect(seal(ticket([], true), NOW)).not.toBe(seal(ticket([], true), NOW))
  })
})
