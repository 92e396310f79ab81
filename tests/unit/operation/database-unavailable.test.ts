import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from '@/services/database-unavailable'

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code })

describe('the database is unavailable', () => {
  it.each([
    ['a server that is not there', withCode('ECONNREFUSED')],
    ['a connection that was cut', withCode('ECONNRESET')],
    ['a server that was shut down', withCode('57P01')],
    ['a server that is starting', withCode('57P03')],
    ['too many connections', withCode('53300')],
    ['a full disk', withCode('53100')],
    ['a lock that others hold', withCode('55P03')],
    ['a statement that took too long', withCode('57014')],
    ['a deadlock', withCode('40P01')],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['the same inside another error', new Error('Failed query', { cause: withCode('57P02') })],
    ['the first of several addresses', new AggregateError([withCode('ECONNREFUSED')])],
    ['Payload that cannot begin', new Error('Error: cannot connect to Postgres: no')],
  ])('with %s', (_, error) => expect(isDatabaseUnavailable(error)).toBe(true))

  it.each([
    ['a duplicate', withCode('23505')],
    ['a check that failed', withCode('23514')],
    ['a wrong type', withCode('22P02')],
    ['a mistake of ours', new TypeError('undefined is not a function')],
    ['an unknown path', withCode('ENOENT')],
    ['nothing', undefined],
  ])('but not with %s', (_, error) => expect(isDatabaseUnavailable(error)).toBe(false))

  it('is decided for an error that is its own cause', () => {
    const error = new Error('round')
    error.cause = error
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
