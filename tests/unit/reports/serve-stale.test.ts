import { describe, expect, it } from 'vitest'
import { serveStale } from '@/services/reports/view/serve-stale'

const KEPT_MS = 1000
const STALE_MS = 5000

type Reading = { promise: Promise<string>; resolve: (value: string) => void; reject: (error: Error) => void }

const reading = (): Reading => {
  let [resolve, reject]: [Reading['resolve'], Reading['reject']] = [() => {}, () => {}]
  const promise = new Promise<string>((done, fail) => {
    resolve = done
    reject = fail
  })
  return { promise, resolve, reject }
}

/** Readings that end when the test says so. */
const open = () => {
  const readings: Reading[] = []
  const failures: unknown[] = []
  const ask = serveStale<string>({
    keptMs: KEPT_MS,
    staleMs: STALE_MS,
    failed: (error) => failures.push(error),
  })
  const read = () => {
    const begun = reading()
    readings.push(begun)
    return begun.promise
  }
  return { readings, failures, at: (now: number, key = 'iq') => ask({ key, now, read }) }
}

describe('a value that takes long to read', () => {
  it('is read once for all who come before it is there', async () => {
    const { readings, at } = open()
    const both = Promise.all([at(0), at(1)])
    readings[0]?.resolve('first')
    expect(await both).toEqual(['first', 'first'])
    expect(readings).toHaveLength(1)
  })

  it('is given as it was while it is read again, which one reader starts and nobody waits for', async () => {
    const { readings, at } = open()
    const first = at(0)
    readings[0]?.resolve('first')
    await first
    expect(await at(KEPT_MS - 1)).toBe('first')
    expect(readings).toHaveLength(1)
    expect([await at(KEPT_MS), await at(KEPT_MS + 1)]).toEqual(['first', 'first'])
    expect(readings).toHaveLength(2)
    readings[1]?.resolve('second')
    await readings[1]?.promise
    expect(await at(KEPT_MS + 2)).toBe('second')
  })

  it('stays as it was when reading it again fails, which is told, and is tried again later', async () => {
    const { readings, failures, at } = open()
    const first = at(0)
    readings[0]?.resolve('first')
    await first
    await at(KEPT_MS)
    const error = new Error('Database unavailable')
    readings[1]?.reject(error)
    await readings[1]?.promise.catch(() => {})
    expect([await at(KEPT_MS + 1), failures, readings.length]).toEqual(['first', [error], 2])
    expect(await at(2 * KEPT_MS)).toBe('first')
    readings[2]?.resolve('third')
    await readings[2]?.promise
    expect(await at(2 * KEPT_MS + 1)).toBe('third')
  })

  it('is waited for by all when the one that there is has become too old', async () => {
    const { readings, at } = open()
    const first = at(0)
    readings[0]?.resolve('first')
    await first
    const both = Promise.all([at(STALE_MS), at(STALE_MS + 1)])
    readings[1]?.resolve('second')
    expect([await both, readings.length]).toEqual([['second', 'second'], 2])
  })

  it('is told as it was, however old, when it cannot be read again', async () => {
    const { readings, failures, at } = open()
    const first = at(0)
    readings[0]?.resolve('first')
    await first
    const late = at(STALE_MS)
    readings[1]?.reject(new Error('Database unavailable'))
    expect([await late, failures.length]).toEqual(['first', 1])
    const later = at(STALE_MS + KEPT_MS)
    readings[2]?.resolve('third')
    expect(await later).toBe('third')
  })

  it('whose first reading fails is read anew by the next', async () => {
    const { readings, failures, at } = open()
    const first = at(0)
    readings[0]?.reject(new Error('Database unavailable'))
    await expect(first).rejects.toThrow('Database unavailable')
    const next = at(1)
    readings[1]?.resolve('there')
    expect([await next, failures]).toEqual(['there', []])
  })

  it('is one of its key', async () => {
    const { readings, at } = open()
    const both = Promise.all([at(0, 'iq'), at(0, 'eq')])
    readings[0]?.resolve('of iq')
    readings[1]?.resolve('of eq')
    expect(await both).toEqual(['of iq', 'of eq'])
  })
})
