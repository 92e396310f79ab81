import { describe, expect, it } from 'vitest'
import { describeError, withoutValues } from '@/domain/logs/describe-error'

describe('what a log says of an error', () => {
  it('is its name, message, code and where it came from', () => {
    const note = describeError(Object.assign(new TypeError('no such thing'), { code: '42P01' }))
    expect(note).toMatchObject({ name: 'TypeError', message: 'no such thing', code: '42P01' })
    expect(note.stack).toMatch(/^at .*describe-error\.test/)
  })

  it('is not what a query carried', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.c)' })
    const error = new Error('Failed query: insert into mails\nparams: a@b.c,secret', { cause })
    const said = JSON.stringify(describeError(error))
    expect(said).toContain('insert into mails')
    expect(said).toContain('23505')
    expect(said).not.toMatch(/a@b\.c|secret/)
  })

  it.each([
    ['an address', 'no mailbox taker@example.com here', 'no mailbox <address> here'],
    ['a token', `link ${'a1B-'.repeat(11)} is used`, 'link <token> is used'],
  ])('hides %s', (_, text, expected) => expect(withoutValues(text)).toBe(expected))

  it.each([
    ['one long word', 'x'.repeat(500_000)],
    ['one long quotation', `"${'x '.repeat(250_000)}`],
    ['addresses without an end', 'a@'.repeat(250_000)],
    // Read anew from each of its characters, any of these would take minutes, longer than a test may.
  ])('is written whatever was sent: %s', (_, text) => {
    expect(withoutValues(text).length).toBeLessThanOrEqual(300)
  })

  it('never ends in the middle of what it would hide', () => {
    const padded = (words: string) =>
      `${'"a quotation of thirty characters" '.repeat(60).slice(0, 1_980)}${words}`
    for (const secret of ['taker.of.tests@example.com', `token-${'a1B'.repeat(20)}`])
      expect(withoutValues(padded(` ${secret} follows`))).not.toMatch(/taker|a1B/)
  })

  it('ends with a chain of causes that goes round', () => {
    const error = new Error('round')
    error.cause = error
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(8_000)
  })

  it('takes whatever is thrown', () =>
    expect(describeError('boom')).toEqual({ name: 'Thrown', message: 'boom' }))
})
