import { describe, expect, it } from 'vitest'
import { RESULTS, type ResultName } from '@/domain/api/results'
import {
  addressError,
  againError,
  codeError,
  type FieldErrors,
  knownPasswordError,
  nameError,
  newPasswordError,
  onlyWrong,
  refusedCode,
  refusedFields,
  stillWrong,
} from '@/ui/account/fields/field-errors'
import { CallRefused, NetworkError } from '@/ui/api/call-at'

describe('a field', () => {
  it.each([
    ['a name', nameError(' Kim '), null],
    ['no name', nameError('  '), 'nameMissing'],
    ['a name of 121 characters', nameError('k'.repeat(121)), 'nameTooLong'],
    ['an address', addressError(' kim@example.com '), null],
    ['no address', addressError(' '), 'emailMissing'],
    ['a user name in place of an address', addressError('kim'), 'emailInvalid'],
    ['a known password, however short', knownPasswordError('a'), null],
    ['no known password', knownPasswordError(''), 'passwordMissing'],
    ['a known password of 129 characters', knownPasswordError('a'.repeat(129)), 'passwordTooLong'],
    ['a new password of 7 characters', newPasswordError('1234567'), 'passwordTooShort'],
    ['a new password of 8 characters', newPasswordError('12345678'), null],
    ['a new password of blanks and words', newPasswordError('  long words  '), null],
    [
      'a new password of 7 characters that take two units each',
      newPasswordError('😀'.repeat(7)),
      'passwordTooShort',
    ],
    ['a new password of 129 characters', newPasswordError('a'.repeat(129)), 'passwordTooLong'],
    ['the same password again', againError({ password: 'secret words', again: 'secret words' }), null],
    ['another password again', againError({ password: 'secret words', again: 'secret word' }), 'mismatch'],
    ['a code', codeError('12345678'), null],
    ['a code in two groups', codeError(' 1234 5678 '), null],
    ['a code in full-width digits', codeError('１２３４５６７８'), null],
    ['no code', codeError(' '), 'codeMissing'],
    ['a code of seven digits', codeError('1234567'), 'codeInvalid'],
    ['a code with a letter', codeError('1234567O'), 'codeInvalid'],
  ] as const)('%s', (_, error, expected) => {
    expect(error).toBe(expected)
  })

  it('is left out when nothing is wrong with it', () => {
    expect(onlyWrong({ email: null, password: 'passwordMissing' })).toEqual({ password: 'passwordMissing' })
  })
})

describe('a refusal', () => {
  const refusal = (name: ResultName) => new CallRefused(RESULTS[name], name)

  it.each([
    ['loginWrong', { password: 'loginWrong' }],
    ['codeWrong', { code: 'codeWrong' }],
    ['codeExpired', { code: 'codeExpired' }],
    ['passwordWrong', { old: 'passwordWrong' }],
    ['passwordTooShort', { password: 'passwordTooShort' }],
    ['passwordCommon', { password: 'passwordCommon' }],
    ['privacyMissing', { agreed: 'privacyMissing' }],
    ['loginNeeded', {}],
  ] as [ResultName, FieldErrors][])('%s is told at its field', (name, expected) => {
    expect(refusedFields(refusal(name))).toEqual(expected)
  })

  it('of a sign-in by code is told at the code, there is no other field', () => {
    expect(refusedCode(refusal('loginWrong'))).toEqual({ code: 'codeWrong' })
    expect(refusedCode(refusal('codeExpired'))).toEqual({ code: 'codeExpired' })
  })

  it('of a call that was not of its form is told at the fields that it names', () => {
    const issues = [
      { path: 'email', message: 'Invalid' },
      { path: 'hl', message: 'Invalid' },
    ]
    expect(refusedFields(new CallRefused(400, 'bad_request', issues))).toEqual({ email: 'emailInvalid' })
  })

  it.each([
    ['no network', new NetworkError()],
    ['too many tries', new CallRefused(429, 'too_many')],
    ['a fault of the server', new CallRefused(500, 'internal')],
  ])('is no field’s: %s', (_, failure) => {
    expect(refusedFields(failure)).toEqual({})
  })
})

describe('an error', () => {
  it.each([
    ['ends when its field is written anew', { code: 'codeWrong' }, ['code'], {}],
    ['stays when another field is', { code: 'codeWrong' }, ['password'], { code: 'codeWrong' }],
    ['of two passwords that differ ends with the first', { again: 'mismatch' }, ['password'], {}],
    ['of two passwords that differ ends with the second', { again: 'mismatch' }, ['again'], {}],
    ['of address and password ends with the address', { password: 'loginWrong' }, ['email'], {}],
    [
      'of a password alone stays when the address is written anew',
      { password: 'passwordTooShort' },
      ['email'],
      { password: 'passwordTooShort' },
    ],
  ] as [string, FieldErrors, string[], FieldErrors][])('%s', (_, errors, touched, left) => {
    expect(stillWrong(errors, new Set(touched))).toEqual(left)
  })
})
