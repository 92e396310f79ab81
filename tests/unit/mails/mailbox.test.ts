import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailboxOf, maskedAddress, writtenAddress } from '@/domain/mailbox'

describe('the mailbox that an address means', () => {
  it.each([
    ['a plain one', 'taker@example.com', 'taker@example.com'],
    ['capitals', 'Taker@Example.COM', 'taker@example.com'],
    ['a tag', 'taker+shop@example.com', 'taker@example.com'],
    ['several tags', 'taker+a+b@example.com', 'taker@example.com'],
    ['an empty tag', 'taker+@example.com', 'taker@example.com'],
    ['dots', 't.a.k.e.r@example.com', 'taker@example.com'],
    ['dots and a tag with dots', 'ta.ker+a.b@example.com', 'taker@example.com'],
    ['dots of its host, which stay', 'taker@mail.example.com', 'taker@mail.example.com'],
    ['a plus in its host, which stays', 'taker@ex+ample.com', 'taker@ex+ample.com'],
    ['a hyphen and an underscore, which stay', 'a-b_c@example.com', 'a-b_c@example.com'],
    ['spaces around it', '  taker@example.com ', 'taker@example.com'],
    ['only a tag', '+tag@example.com', '@example.com'],
    ['two at signs', 'a+b@c.d@example.com', 'a@example.com'],
    ['no at sign', 'Taker', 'taker'],
    ['nothing', '', ''],
  ])('%s: %s', (_, email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  it('means itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
        const mailbox = mailboxOf(email)
        expect(mailboxOf(mailbox)).toBe(mailbox)
      }),
    )
  })
})

describe('an address for who may not know it', () => {
  it.each([
    ['has the first letter of its name', 'anna@example.com', 'a…@example.com'],
    ['says nothing of how long the name is', 'a@example.com', 'a…@example.com'],
    ['has a whole letter of any script', '𠮷野@example.com', '𠮷…@example.com'],
    ['is nothing where there is no name', '@example.com', '…'],
    ['is nothing where it is none', 'anna', '…'],
  ])('%s', (_, email, shown) => {
    expect(maskedAddress(email)).toBe(shown)
  })

  it('is not what a field begins with', () => {
    expect([null, 'anna@example.com', maskedAddress('anna@example.com')].map(writtenAddress)).toEqual([
      '',
      'anna@example.com',
      '',
    ])
  })
})
