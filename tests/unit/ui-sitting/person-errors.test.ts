import { describe, expect, it } from 'vitest'
import { orderCalls } from '@/domain/api/calls/order'
import { LONGEST_NAME } from '@/domain/exam/taker-facts'
import { personErrors, refusedFields } from '@/ui/sitting/person/person-errors'

const SOUND = {
  firstName: 'Kim',
  lastName: 'Vogel',
  fullName: 'Kim Vogel',
  email: 'kim@example.com',
  agreed: true,
}
const body = orderCalls['order.person'].body

describe('the form of the 16 types', () => {
  it.each([
    ['all that it needs', {}, {}],
    ['spaces around an answer', { firstName: ' Kim ', email: ' kim@example.com ' }, {}],
    ['no first name', { firstName: '' }, { firstName: 'firstName' }],
    ['a last name of spaces', { lastName: '   ' }, { lastName: 'lastName' }],
    ['no full name', { fullName: '' }, { fullName: 'fullName' }],
    ['a name of 80 letters', { fullName: 'a'.repeat(LONGEST_NAME) }, {}],
    ['a name of 81 letters', { fullName: 'a'.repeat(LONGEST_NAME + 1) }, { fullName: 'tooLong' }],
    ['a name of 80 emoji', { lastName: '🙂'.repeat(LONGEST_NAME) }, {}],
    ['a name of 81 emoji', { lastName: '🙂'.repeat(LONGEST_NAME + 1) }, { lastName: 'tooLong' }],
    ['a name of 80 letters between spaces', { firstName: ` ${'a'.repeat(LONGEST_NAME)} ` }, {}],
    ['no address', { email: '' }, { email: 'email' }],
    ['half an address', { email: 'kim@' }, { email: 'email' }],
    ['no agreement', { agreed: false }, { agreed: 'agreed' }],
    [
      'nothing at all',
      { firstName: '', lastName: '', fullName: '', email: '', agreed: false },
      {
        firstName: 'firstName',
        lastName: 'lastName',
        fullName: 'fullName',
        email: 'email',
        agreed: 'agreed',
      },
    ],
  ])('with %s', (_, change, errors) => {
    const written = { ...SOUND, ...change }
    expect(personErrors(written)).toEqual(errors)
    const sent = {
      ...written,
      orderNumber: '0123456789AB',
      birthYear: null,
      sex: null,
      country: null,
      hl: 'EN',
    }
    expect(body.safeParse(sent).success).toBe(Object.keys(errors).length === 0)
  })

  it.each([
    ['a birth year', [{ path: 'birthYear' }], { birthYear: 'birthYear' }],
    [
      'a name and a country',
      [{ path: 'country' }, { path: 'lastName' }],
      { lastName: 'lastName', country: 'country' },
    ],
    ['what it does not show', [{ path: 'orderNumber' }, { path: '' }], {}],
    ['nothing', [], {}],
  ])('puts at its field where the server refuses %s', (_, issues, errors) => {
    expect(refusedFields(issues)).toEqual(errors)
  })
})
