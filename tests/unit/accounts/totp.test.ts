import { describe, expect, it } from 'vitest'
import {
  acceptedStep,
  invitationState,
  isRecoveryCode,
  needsSecondStep,
  shownRecoveryCode,
  typedCode,
} from '@/domain/accounts/totp'
import { codeAt } from '@/services/admins/second-step/secrets'

/** RFC 6238, appendix B: the secret "12345678901234567890", six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const now = new Date(1_111_111_109_000)
const step = 37_037_036

describe('a code of an app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('of second %i is %s, as the standard has it', (second, code) => {
    expect(codeAt(SECRET)(Math.floor(second / 30))).toBe(code)
  })

  // biome-ignore format: a table
  it.each([
    ['this step', 0, null, step],
    ['the step before', -1, null, step - 1],
    ['the step after', 1, null, step + 1],
    ['two steps before', -2, null, null],
    ['two steps after', 2, null, null],
    ['a step that was used', 0, step, null],
    ['a step before one that was used', -1, step, null],
    ['the step after one that was used', 1, step, step + 1],
  ] as const)('of %s', (_, offset, lastStep, accepted) => {
    const code = codeAt(SECRET)(step + offset)
    expect(acceptedStep({ code, now, lastStep, codeAt: codeAt(SECRET) })).toBe(accepted)
  })

  it.each(['', '12345', '1234567', 'abcdef', '٠٨١٨٠٤', '081804\0'])('%j is none', (code) => {
    expect(acceptedStep({ code, now, lastStep: null, codeAt: codeAt(SECRET) })).toBeNull()
  })
})

describe('what is typed', () => {
  it.each([
    ['081 804', '081804'],
    [' 081-804 ', '081804'],
    ['０８１８０４', '081804'],
    ['abcd-efgh-2345-6789', 'ABCDEFGH23456789'],
  ])('%j is read as %s', (typed, code) => {
    expect(typedCode(typed)).toBe(code)
  })

  it('is a recovery code as it is shown', () => {
    const code = 'ABCDEFGH23456723'
    expect(shownRecoveryCode(code)).toBe('ABCD-EFGH-2345-6723')
    expect(isRecoveryCode(typedCode(shownRecoveryCode(code)))).toBe(true)
    expect(isRecoveryCode('ABCDEFGH2345672')).toBe(false)
    expect(isRecoveryCode('ABCDEFGH23456781')).toBe(false)
  })
})

describe('an invitation', () => {
  const invitedAt = '2026-01-01T00:00:00.000Z'
  it.each([
    [null, '2026-01-01T00:00:00.000Z', null],
    [invitedAt, '2026-01-07T23:59:59.999Z', 'invited'],
    [invitedAt, '2026-01-08T00:00:00.000Z', 'expired'],
  ] as const)('of %s is on %s: %s', (at, day, state) => {
    expect(invitationState(at, new Date(day))).toBe(state)
  })
})

describe('the second step', () => {
  it.each([
    [false, null, false],
    [true, null, true],
    [true, undefined, true],
    [true, '2026-01-01T00:00:00.000Z', false],
  ])('where real money is taken (%s), set up %s: needed %s', (takesRealMoney, totpSince, needed) => {
    expect(needsSecondStep({ takesRealMoney, totpSince })).toBe(needed)
  })
})
