import { describe, expect, it } from 'vitest'
import { isCode, normalizeCode } from '@/domain/accounts/email-code'
import { passwordProblem } from '@/domain/accounts/password'
import { accountAddress, isBirthday } from '@/domain/accounts/profile'
import { deviceName, leastSeen } from '@/domain/accounts/session'

describe('a birthday', () => {
  it.each([
    ['2020-01-01', true],
    ['2000-02-29', true],
    ['1900-01-01', true],
    ['2026-11-25', true],
    ['2026-11-26', false],
    ['1899-12-31', false],
    ['2001-02-29', false],
    ['2020-13-01', false],
    ['2020-00-10', false],
    ['2020-1-1', false],
    ['01.01.2020', false],
    ['2020-01-01T00:00', false],
    ['', false],
  ])('%j is one: %s', (text, right) => {
    expect(isBirthday(text, '2026-11-25')).toBe(right)
  })
})

describe('a password', () => {
  const problemOf = (password: string) =>
    passwordProblem({
      password,
      words: ['plumbline', 'ada.lovelace', 'example', 'jo'],
      isCommon: (plain) => ['password1', 'iloveyou'].includes(plain),
    })
  it.each([
    ['seven77', 'passwordTooShort'],
    // Eight code units, but four characters.
    ['🦦🦦🦦🦦', 'passwordTooShort'],
    ['Password1', 'passwordCommon'],
    ['ILOVEYOU', 'passwordCommon'],
    ['aaaaaaaa', 'passwordCommon'],
    ['abababab', 'passwordCommon'],
    ['Plumbline-2026', 'passwordCommon'],
    ['adalovelace1815', 'passwordCommon'],
    ['example!!', 'passwordCommon'],
    ['seven quiet otters', null],
    ['密码很长也可以吗', null],
    ['jo-likes-rain', null],
  ])('%j: %s', (password, problem) => {
    expect(problemOf(password)).toBe(problem)
  })
})

describe('a code', () => {
  it.each([
    ['12345678', '12345678', true],
    [' 1234 5678 ', '12345678', true],
    ['1234-5678', '12345678', true],
    ['１２３４５６７８', '12345678', true],
    ['1234567', '1234567', false],
    ['1234567a', '1234567a', false],
    ['', '', false],
  ])('typed as %j is read as %j', (typed, code, whole) => {
    expect(normalizeCode(typed)).toBe(code)
    expect(isCode(normalizeCode(typed))).toBe(whole)
  })
})

describe('a browser', () => {
  const SAFARI =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1'
  it.each([
    [SAFARI, 'Safari · iPhone'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome · Android'],
    ['curl/8.0', ''],
    ['', ''],
  ])('%j is called %j', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})

describe('a session', () => {
  it('ends thirty days after it was last used', () => {
    expect(leastSeen(new Date('2026-11-25T12:00:00Z')).toISOString()).toBe('2026-10-26T12:00:00.000Z')
  })
})

describe('an address', () => {
  it('is one account however it is spelled', () => {
    expect(accountAddress(' Ada@Example.COM ')).toBe('ada@example.com')
  })
})
