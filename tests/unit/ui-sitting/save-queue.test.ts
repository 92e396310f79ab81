import { describe, expect, it } from 'vitest'
import type { Batch } from '@/ui/sitting/store/answer-book'
import { backoffMs, createSaveQueue, type Sent } from '@/ui/sitting/store/save-queue'
import { createFakeTime } from './support/fake-time'

const build = (outcomes: Sent[] = [], { chance = (): number => 0 } = {}) => {
  const time = createFakeTime()
  let unsaved: Batch[] = []
  const log: string[] = []
  const queue = createSaveQueue({
    batches: () => unsaved,
    send: async (batch, { keepalive }) => {
      const outcome = outcomes.shift() ?? 'saved'
      log.push(
        `${time.now()} ${typeof outcome === 'object' ? 'put off' : outcome}${keepalive ? ' keepalive' : ''}`,
      )
      if (outcome === 'saved') unsaved = unsaved.filter((each) => each !== batch)
      return outcome
    },
    timers: { ...time.timers, chance },
    onUnstable: (unstable) => log.push(`${time.now()} ${unstable ? 'unstable' : 'stable'}`),
    onClosed: () => log.push(`${time.now()} told closed`),
  })
  const add = () => {
    unsaved = [...unsaved, { anchor: String(unsaved.length), answers: [] }]
    queue.poke()
  }
  const forget = () => {
    unsaved = []
  }
  return { time, queue, add, forget, log }
}

describe('the save queue', () => {
  it('waits 300 ms from the last answer, then saves all', async () => {
    const { time, add, log } = build()
    add()
    await time.pass(200)
    add()
    await time.pass(1000)
    expect(log).toEqual(['500 saved', '500 saved'])
  })

  it('tries again after 1, 2 and 4 s, says so from 5 s on, and says when it works again', async () => {
    const { time, add, log } = build(['failed', 'failed', 'failed'])
    add()
    await time.pass(20_000)
    expect(log).toEqual([
      '300 failed',
      '1300 failed',
      '3300 failed',
      '5300 unstable',
      '7300 saved',
      '7300 stable',
    ])
  })

  it('waits as long as the server asks', async () => {
    const { time, add, log } = build([{ retryAfterMs: 4_000 }])
    add()
    await time.pass(20_000)
    expect(log.filter((line) => !line.includes('stable'))).toEqual(['300 put off', '4300 saved'])
  })

  it('spreads those who failed together', async () => {
    const { time, add, log } = build(['failed'], { chance: () => 0.5 })
    add()
    await time.pass(20_000)
    expect(log).toContain('1550 saved')
  })

  it('says nothing of a failure that mends within 5 s', async () => {
    const { time, add, log } = build(['failed'])
    add()
    await time.pass(20_000)
    expect(log).toEqual(['300 failed', '1300 saved', '1300 stable'])
  })

  it('goes on saving when what failed turned out to have arrived', async () => {
    const { time, add, forget, log } = build(['failed'])
    add()
    await time.pass(400)
    forget()
    await time.pass(10_000)
    add()
    await time.pass(400)
    expect(log).toEqual(['300 failed', '1300 stable', '10700 saved'])
  })

  it('is not hurried by answers while it waits after a failure', async () => {
    const { time, add, log } = build(['failed'])
    add()
    await time.pass(400)
    add()
    await time.pass(5000)
    expect(log.filter((line) => line.endsWith('saved') || line.endsWith('failed'))).toEqual([
      '300 failed',
      '1300 saved',
      '1300 saved',
    ])
  })

  it('does not press a server that takes an answer and does not say so', async () => {
    const time = createFakeTime()
    let sent = 0
    const queue = createSaveQueue({
      batches: () => [{ anchor: 'a', answers: [] }],
      send: async () => {
        sent += 1
        if (sent > 100) throw new Error('hurried')
        return 'saved'
      },
      timers: time.timers,
      onUnstable: () => {},
      onClosed: () => {},
    })
    queue.poke()
    await time.pass(60_000)
    expect(sent).toBeLessThan(10)
    expect(await queue.flush()).toBe(false)
  })

  it('flushes at once and reports whether all is saved', async () => {
    const { queue, add, log } = build(['saved', 'failed', 'saved'])
    add()
    expect(await queue.flush()).toBe(true)
    add()
    expect(await queue.flush()).toBe(false)
    expect(await queue.flush()).toBe(true)
    expect(log.map((line) => line.split(' ')[1])).toEqual(['saved', 'failed', 'saved', 'stable'])
  })

  it('hands what is unsaved to the browser when the page goes', async () => {
    const { queue, add, log, time } = build()
    add()
    queue.leave()
    await time.settle()
    expect(log).toEqual(['0 saved keepalive'])
  })

  it('ends when the server takes no more answers', async () => {
    const { time, queue, add, log } = build(['closed'])
    add()
    await time.pass(60_000)
    add()
    await time.pass(60_000)
    expect(log).toEqual(['300 closed', '300 told closed'])
    expect(await queue.flush()).toBe(false)
  })

  it('never waits longer than 30 s', () => {
    expect([1, 2, 3, 5, 6, 60].map(backoffMs)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
  })
})
