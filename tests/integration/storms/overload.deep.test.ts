import { request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { site } from '../../support/site'
import { newVisitor } from '../../support/visitor'
import { humanAnswers, startSitting } from '../../support/way'
import { forgetRateLimits } from '../support/rate-limits'

const CROWD = 600
type Seen = { status: number; retryAfter: string | undefined; body: string }

/** A page as a browser asks for it, on a connection of its own. */
const get = (path: string): Promise<Seen> =>
  new Promise((done, fail) => {
    const headers = { accept: 'text/html' }
    const asked = request(`${site().url}${path}`, { agent: false, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    asked.on('error', fail)
    asked.end()
  })

const WAVES = 15

/** One wave after the other until somebody is turned away: how many that takes is the machine's affair. */
const comeInWaves = async (): Promise<Seen[]> => {
  const seen: Seen[] = []
  for (let wave = 0; wave < WAVES && !seen.some(({ status }) => status === 503); wave++) {
    const path = (each: number) => `/landing_page/new/iq-1?hl=KR&logid=${wave}-${each}`
    seen.push(...(await Promise.all(Array.from({ length: CROWD }, (_, each) => get(path(each))))))
  }
  return seen
}

beforeAll(forgetRateLimits)

describe('a crowd at the landing page', () => {
  it('is partly asked to come again, keeps nobody from answering, and is served when it is gone', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    const { orderNumber, anchor, epoch } = sitting
    const crowd = comeInWaves()
    const saves = humanAnswers(sitting).map((answer) =>
      visitor.call('sitting.save', { body: { orderNumber, epoch, anchor, answers: [answer] } }),
    )
    const saved = await Promise.all(saves)
    const pages = await crowd

    expect(new Set(saved.map(({ status, result }) => `${status} ${result}`))).toEqual(new Set(['200 200']))
    const turnedAway = pages.filter(({ status }) => status === 503)
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200, 503]))
    for (const { retryAfter, body } of turnedAway) {
      expect(Number(retryAfter)).toBeGreaterThan(0)
      expect(body).toContain('<html lang="ko">')
      expect(body).toContain(`content="${retryAfter}"`)
    }
    expect((await get('/landing_page/new/iq-1?hl=KR')).status).toBe(200)
  })
})
