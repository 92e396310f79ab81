import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { newVisitor } from '../support/visitor'
import { readyToBuy, startSitting } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

const stored = (orderNumber: string) =>
  query<{ year: number | null; sex: string | null }>(
    `select f.birth_year::int as year, f.sex from taker_facts f join sittings s on s.id = f.sitting_id
     where s.number = $1`,
    [orderNumber],
  )

describe('what a taker says of themselves after handing in', () => {
  const visitor = newVisitor()
  let orderNumber = ''
  beforeAll(async () => {
    await forgetRateLimits()
    orderNumber = (await readyToBuy(visitor, { email: `about-${crypto.randomUUID()}@example.com` }))
      .orderNumber
  })

  it('is kept once, apart from the result, and the newest holds', async () => {
    await visitor.ok('sitting.about', { body: { orderNumber, birthYear: 1990, sex: 'woman' } })
    await visitor.ok('sitting.about', { body: { orderNumber, birthYear: 1991, sex: null } })
    expect(await stored(orderNumber)).toEqual([{ year: 1991, sex: null }])
  })

  it.each([
    ['a year in the future', { birthYear: 2030, sex: null }],
    ['a year of long ago', { birthYear: 1200, sex: null }],
    ['no whole year', { birthYear: 1990.5, sex: null }],
    ['another sex than those asked', { birthYear: null, sex: 'robot' }],
    ['half of it', { birthYear: 1990 }],
  ])('is refused with %s, and what was said stays', async (_, body) => {
    const answer = await visitor.fetch('/api/exam/sitting/about', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderNumber, ...body }),
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ issues: [{ path: expect.stringMatching(/birthYear|sex/) }] })
    expect(await stored(orderNumber)).toEqual([{ year: 1991, sex: null }])
  })

  it('is nobody else’s to say', async () => {
    const answer = await newVisitor().call('sitting.about', {
      body: { orderNumber, birthYear: 1950, sex: 'man' },
    })
    expect(answer.status).toBe(404)
    expect(await stored(orderNumber)).toEqual([{ year: 1991, sex: null }])
  })

  it('is forgotten by who rather not says', async () => {
    await visitor.ok('sitting.about', { body: { orderNumber, birthYear: null, sex: null } })
    expect(await stored(orderNumber)).toEqual([])
  })

  it('is not asked before', async () => {
    const running = await startSitting(visitor)
    const answer = await visitor.call('sitting.about', {
      body: { orderNumber: running.orderNumber, birthYear: 1990, sex: 'man' },
    })
    expect(answer).toMatchObject({ status: 200, result: 20106 })
    expect(await stored(running.orderNumber)).toEqual([])
  })
})
