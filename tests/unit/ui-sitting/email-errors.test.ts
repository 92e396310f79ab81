import { describe, expect, it } from 'vitest'
import { email as wireShape } from '@/domain/api/shapes'
import { emailErrors } from '@/ui/sitting/email/email-errors'

describe('the e-mail form', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['a', 'invalid'],
    ['a@b', 'invalid'],
    ['a b@example.com', 'invalid'],
    [`${'a'.repeat(250)}@example.com`, 'invalid'],
    [' anna@example.com ', null],
    ["o'neil+iq@mail.example.co.uk", null],
  ])('takes %j as %s', (email, error) => {
    expect(emailErrors({ email, agreed: true }).email ?? null).toBe(error)
  })

  it('asks for the agreement', () => {
    expect(emailErrors({ email: 'a@b.cd', agreed: false })).toEqual({ agree: 'agree' })
  })

  it.each([
    'anna@example.com',
    'a@b',
    '.a@b.cd',
    'a..b@c.de',
    'a@-b.cd',
    'ä@b.cd',
    'a_b-c+d@e-f.gh',
    "x'@b.cd",
    'a.@b.cd',
  ])('agrees with the server about %s', (email) => {
    const passes = emailErrors({ email, agreed: true }).email === undefined
    expect(passes).toBe(wireShape.safeParse(email).success)
  })
})
