import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '@/domain/api/calls'
import { site } from '../../support/site'
import { eventually, pidOf } from '../../support/storms'
import { newVisitor } from '../../support/visitor'
import { startSitting } from '../../support/way'
import { forgetRateLimits } from '../support/rate-limits'

/** As in src/front/slow-bodies.ts. */
const SLOWEST_SECONDS = 15
const MOST_SLOW = 100

const open: Slow[] = []
beforeAll(forgetRateLimits)
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy()
})

type Slow = { socket: Socket; heard: string; endedAfter: number | null }

/**
 * A client that announces a body and sends it byte by byte, one a second, and never closes its side. `head`: bytes that
 * come at once.
 */
const slowBody = (path: string, { length = 100_000, head = 1 } = {}): Slow => {
  const socket = connect({ port: Number(new URL(site().url).port), host: '127.0.0.1', allowHalfOpen: true })
  const slow: Slow = { socket, heard: '', endedAfter: null }
  const begun = Date.now()
  const drip = setInterval(() => socket.writable && socket.write(' '), 1_000)
  const ended = (): void => {
    clearInterval(drip)
    slow.endedAfter ??= Date.now() - begun
  }
  socket.on('data', (chunk) => {
    slow.heard += chunk.toString('latin1')
  })
  socket.on('error', ended)
  socket.on('end', ended)
  socket.on('close', ended)
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${' '.repeat(head)}`,
  )
  open.push(slow)
  return slow
}

const residentMegabytes = async (): Promise<number> => {
  const status = readFileSync(`/proc/${await pidOf('server')}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const landing = async () => (await newVisitor().fetch('/landing_page/new/iq-1?hl=EN')).status

describe.each([
  ['through Next', CALLS['app.contact'].path],
  ['past Next', CALLS['sitting.save'].path],
])('a body of which one byte comes a second, %s', (_, path) => {
  it('is cut off, though its sender never hangs up, and keeps nobody out meanwhile', async () => {
    const sitting = newVisitor()
    await startSitting(sitting)
    // More than may be under way at once in the lane of landing pages.
    const slow = Array.from({ length: 60 }, () => slowBody(path))
    await wait(1_800)
    expect(await landing()).toBe(200)
    await sitting.ok('sitting.current', { query: { appExamId: 'iq-1' } })
    // The others were told at once that they are too many.
    const waiting = slow.filter(({ heard }) => heard === '')
    expect(waiting.length).toBeGreaterThanOrEqual(15)
    await eventually(
      async () => waiting.filter(({ endedAfter }) => endedAfter === null).length,
      (left) => left === 0,
      { seconds: SLOWEST_SECONDS + 5 },
    )
    for (const { endedAfter, heard } of waiting) {
      expect(endedAfter).toBeGreaterThan((SLOWEST_SECONDS - 2) * 1000)
      expect(heard).toMatch(/^HTTP\/1\.1 408 /)
      expect(heard).toContain("default-src 'none'")
    }
  })
})

describe('many slow bodies', () => {
  it('crowd out each other, the oldest first, and the server’s memory stays as it was', async () => {
    const before = await residentMegabytes()
    const path = CALLS['sitting.save'].path
    const first = Array.from({ length: MOST_SLOW }, () => slowBody(path, { length: 250_000, head: 249_000 }))
    await wait(1_500)
    const later = Array.from({ length: 60 }, () => slowBody(path, { length: 250_000, head: 249_000 }))
    await wait(2_000)
    const cut = (slow: Slow[]) => slow.filter(({ endedAfter }) => endedAfter !== null).length
    expect([cut(first), cut(later)]).toEqual([60, 0])
    expect(await landing()).toBe(200)
    expect((await residentMegabytes()) - before).toBeLessThan(150)
  })
})
