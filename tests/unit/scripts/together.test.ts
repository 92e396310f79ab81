import { describe, expect, it } from 'vitest'
import { together } from '../../../scripts/lib/together'

/** A work that ends only when it is told to. */
const untilEnded = (said: string[]) => (signal: AbortSignal) =>
  new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => {
      said.push('ended')
      fail(signal.reason)
    })
  })

describe('two works beside each other', () => {
  it('give both results', async () => {
    expect(
      await together(
        async () => 'site',
        async () => 'database',
      ),
    ).toEqual(['site', 'database'])
  })

  it('begin at once', async () => {
    const began: string[] = []
    let endFirst = () => {}
    await together(
      () => new Promise<void>((done) => (endFirst = done)),
      async () => {
        began.push('second')
        endFirst()
      },
    )
    expect(began).toEqual(['second'])
  })

  it.each([
    ['first', 0],
    ['second', 1],
  ] as const)('end when the %s fails, with what it said', async (_, place) => {
    const said: string[] = []
    const fails = async () => {
      throw new Error('no room')
    }
    const waits = untilEnded(said)
    const both = place === 0 ? together(fails, waits) : together(waits, fails)
    await expect(both).rejects.toThrow('no room')
    expect(said).toEqual(['ended'])
  })

  it('have both ended when the failure is said', async () => {
    const ended: string[] = []
    const slow = (signal: AbortSignal) =>
      new Promise<void>((done) => {
        signal.addEventListener('abort', () =>
          queueMicrotask(() => {
            ended.push('slow')
            done()
          }),
        )
      })
    const both = together(slow, async () => {
      throw new Error('no room')
    })
    await expect(both).rejects.toThrow('no room')
    expect(ended).toEqual(['slow'])
  })

  it('end when they are told to from outside', async () => {
    const said: string[] = []
    const outside = new AbortController()
    const both = together(untilEnded(said), untilEnded(said), outside.signal)
    outside.abort(new Error('Ctrl-C'))
    await expect(both).rejects.toThrow('Ctrl-C')
    expect(said).toEqual(['ended', 'ended'])
  })
})
