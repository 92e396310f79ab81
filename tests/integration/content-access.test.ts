import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { buyCourse } from '../support/course'
import { newCustomer, signedIn, signIn } from '../support/customer'
import { query } from '../support/database'
import { newVisitor, type Visitor } from '../support/visitor'
import { PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const FREE = 'learning-that-lasts'
const SOLD = 'reading-your-feelings'

type Role = 'visitor' | 'unproven' | 'customer' | 'buyer'
const who = {} as Record<Role, Visitor>

beforeAll(async () => {
  who.visitor = newVisitor()
  const unproven = await newCustomer()
  await query('update customers set proven_at = null where id = $1', [unproven.id])
  who.unproven = signIn(newVisitor(), unproven)
  who.customer = (await signedIn()).visitor
  who.buyer = (await signedIn()).visitor
  await buyCourse(who.buyer, SOLD)
})

/** Whether somebody gets what a call or an address holds. */
const article = (id: string) => async (one: Visitor) =>
  (await one.ok('article.detail', { params: { id }, query: {} })).locked === false
const chapter = (id: string, number: number) => async (one: Visitor) => {
  const { result } = await one.call('course.chapter', { params: { id, number }, query: {} })
  expect([RESULTS.ok, RESULTS.partLocked]).toContain(result)
  return result === RESULTS.ok
}
const file = (path: string) => async (one: Visitor) => {
  const response = await one.fetch(`/api/course/${path}`)
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json')) return response.ok
  expect(await response.json()).toMatchObject({ result: RESULTS.partLocked })
  return false
}
const help = async (one: Visitor) => {
  const [category] = await one.ok('help.list', { params: { examId: PLACE, hl: 'EN' } })
  const id = category?.entries[0]?.id ?? ''
  return (await one.ok('help.info', { params: { id }, query: {} })).blocks.length > 0
}

type Row = [what: string, opens: (one: Visitor) => Promise<boolean>, ...roles: [0 | 1, 0 | 1, 0 | 1, 0 | 1]]

// Nobody signed in; an account whose address is not proven; one whose address is; one that bought the sold course.
const ROWS: Row[] = [
  ['help', help, 1, 1, 1, 1],
  ['an open article', article('what-an-iq-score-says'), 1, 1, 1, 1],
  ['an article for accounts', article('what-cognitive-therapy-does'), 0, 0, 1, 1],
  ['the first chapter of any course', chapter(SOLD, 1), 1, 1, 1, 1],
  ['a chapter for accounts', chapter(FREE, 2), 0, 0, 1, 1],
  ['its PDF file', file(`chapter/${FREE}/2/pdf?hl=EN`), 0, 0, 1, 1],
  ['its recording', file(`chapter/${FREE}/2/recording`), 0, 0, 1, 1],
  ['its captions', file(`chapter/${FREE}/2/captions?hl=EN`), 0, 0, 1, 1],
  ['a chapter that is sold', chapter(SOLD, 3), 0, 0, 0, 1],
  ['the PDF file of one', file(`chapter/${SOLD}/3/pdf?hl=EN`), 0, 0, 0, 1],
  ['the recording of one', file(`chapter/${SOLD}/3/recording`), 0, 0, 0, 1],
  ['the captions of one', file(`chapter/${SOLD}/3/captions?hl=EN`), 0, 0, 0, 1],
  ['an attachment of a course that is sold', file(`attachment/${SOLD}/1`), 0, 0, 0, 1],
]

describe('who gets what', () => {
  it.each(ROWS)('%s', async (_, opens, ...roles) => {
    const got: number[] = []
    for (const role of ['visitor', 'unproven', 'customer', 'buyer'] as const)
      got.push(Number(await opens(who[role])))
    expect(got).toEqual(roles)
  })
})
