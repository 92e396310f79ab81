import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { LOCALES } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { signedIn } from '../support/customer'
import { query } from '../support/database'
import { newVisitor, type Visitor } from '../support/visitor'
import { PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const visitor = newVisitor()
const OPEN = 'what-an-iq-score-says'
const CLOSED = 'what-cognitive-therapy-does'
const COURSE = 'learning-that-lasts'

const find = async (keyword: string, hl: (typeof LOCALES)[number] = 'EN') =>
  (await visitor.ok('article.list', { body: { keyword, hl } })).items.map(({ id }) => id)

describe('the list of articles', () => {
  it('is there in every language, the newest first, and says what is closed', async () => {
    for (const hl of LOCALES) {
      const { items, total } = await visitor.ok('article.list', { body: { hl } })
      expect(items).toHaveLength(total)
      expect(total).toBeGreaterThanOrEqual(6)
      expect(items.find(({ id }) => id === OPEN)?.locked).toBe(false)
      expect(items.find(({ id }) => id === CLOSED)?.locked).toBe(true)
      const dates = items.map(({ publishedAt }) => publishedAt)
      expect(dates).toEqual(dates.toSorted().toReversed())
    }
  })

  it('has a page whose links robots may follow, though it is in no search itself', async () => {
    const html = await (
      await visitor.fetch(`${pathTo({ route: 'articles', code: 'iq', examId: 1 })}?hl=EN`)
    ).text()
    expect(html).toMatch(/<meta name="robots" content="noindex, follow"/)
  })

  it('is searched in every script, by whole words and parts of them', async () => {
    expect(await find('interval')).toContain(OPEN)
    expect(await find('INTERVÁL')).toContain(OPEN)
    // The best where none has every word.
    expect(await find('interval giraffe')).toContain(OPEN)
    expect(await find('知能', 'JA')).toContain(OPEN)
    expect(await find('지능', 'KR')).toContain(OPEN)
    expect(await find('分数', 'CN')).toContain(OPEN)
    expect(await find('zebra xylophone')).toEqual([])
    expect(await find('100%_')).not.toContain(CLOSED)
  })

  it('takes whatever is typed: nothing, a mark without a letter, quotes', async () => {
    const { total } = await visitor.ok('article.list', { body: {} })
    for (const keyword of ['', '   ', '\u200f'])
      expect((await visitor.ok('article.list', { body: { keyword } })).total).toBe(total)
    expect(await find("nosuchword' or 1=1 --")).toEqual([])
    expect(await find('%')).toEqual([])
  })

  it.each([
    ['a search of 10,000 characters', { keyword: 'a'.repeat(10_000) }],
    ['page 0', { page: 0 }],
    ['page -1', { page: -1 }],
    ['page 10^9', { page: 1_000_000_000 }],
    ['a category that there is not', { category: 'astrology' }],
  ])('refuses %s', async (_, body) => {
    expect((await visitor.call('article.list', { body: body as never })).result).toBe(400)
  })

  it('has nothing beyond its last page, and counts by category', async () => {
    expect(await visitor.ok('article.list', { body: { page: 900 } })).toMatchObject({ items: [], pages: 1 })
    const { total, categories } = await visitor.ok('article.categories', { body: {} })
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    const { items } = await visitor.ok('article.list', { body: { category: 'test' } })
    expect(items).toHaveLength(categories.find(({ id }) => id === 'test')?.count ?? -1)
  })
})

describe('an article', () => {
  const read = (who: Visitor, id: string) =>
    who.call('article.detail', { params: { id }, query: { hl: 'EN' } })

  it('is whole for everybody where it is open, with its sources and neighbours', async () => {
    const { data } = await read(visitor, OPEN)
    expect(data?.locked).toBe(false)
    expect(data?.blocks.length).toBeGreaterThan(5)
    expect(data?.sources.length).toBeGreaterThan(0)
    expect(data?.related.map(({ id }) => id)).toContain('type-or-trait')
  })

  it('has only its beginning for a visitor where it is for people with an account', async () => {
    const [stranger, { visitor: customer }] = [(await read(visitor, CLOSED)).data, await signedIn()]
    const whole = (await read(customer, CLOSED)).data
    expect(stranger?.locked).toBe(true)
    expect(whole?.locked).toBe(false)
    expect(stranger?.blocks.length).toBeLessThan(4)
    expect(whole?.blocks.slice(0, stranger?.blocks.length)).toEqual(stranger?.blocks)
    expect(JSON.stringify(stranger)).not.toContain(JSON.stringify(whole?.blocks.at(-1)))
  })

  it('is 404 by an unknown name', async () => {
    expect((await read(visitor, 'nothing-of-the-kind')).result).toBe(404)
    expect((await read(visitor, 'Not A Slug')).result).toBe(400)
  })
})

describe('a course', () => {
  let reader: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    reader = await signedIn()
  })
  const chapter = (who: Visitor, number: number, id = COURSE) =>
    who.call('course.chapter', { params: { id, number }, query: { hl: 'EN' } })

  it('opens its first chapter to everybody, and the others to people with an account', async () => {
    const { data } = await visitor.call('course.detail', { params: { id: COURSE }, query: { hl: 'EN' } })
    expect(data?.chapterList.map(({ open }) => open)).toEqual([true, false, false, false])
    expect((await chapter(visitor, 1)).data?.blocks.length).toBeGreaterThan(3)
    expect((await chapter(visitor, 2)).result).toBe(RESULTS.partLocked)
    expect((await chapter(reader.visitor, 2)).data?.blocks.length).toBeGreaterThan(3)
    expect((await chapter(visitor, 9)).result).toBe(404)
    expect((await chapter(visitor, 1, 'no-such-course')).result).toBe(404)
  })

  it('remembers what a customer finished, and nobody else’s', async () => {
    const finish = (who: Visitor, number: number, finished = true) =>
      who.call('course.finish', { body: { course: COURSE, chapter: number, finished } })
    expect((await finish(visitor, 1)).result).toBe(RESULTS.loginNeeded)
    expect((await finish(reader.visitor, 1)).data).toEqual({ finished: 1 })
    expect((await finish(reader.visitor, 1)).data).toEqual({ finished: 1 })
    expect((await finish(reader.visitor, 3)).data).toEqual({ finished: 2 })
    expect((await finish(reader.visitor, 3, false)).data).toEqual({ finished: 1 })
    const { begun } = await reader.visitor.ok('course.homepage', { query: { hl: 'EN' } })
    expect(begun).toMatchObject([{ id: COURSE, finished: 1, chapters: 4 }])
    const other = await signedIn()
    expect((await other.visitor.ok('course.homepage', { query: { hl: 'EN' } })).begun).toEqual([])
  })

  it('counts a customer who opened it as a student, once', async () => {
    const students = async () =>
      (await visitor.ok('course.list', { body: {} })).items.find(({ id }) => id === COURSE)?.students ?? 0
    const { visitor: newcomer } = await signedIn()
    const before = await students()
    await newcomer.ok('course.detail', { params: { id: COURSE }, query: { hl: 'EN' } })
    await newcomer.ok('course.detail', { params: { id: COURSE }, query: { hl: 'EN' } })
    expect(await students()).toBe(before + 1)
  })

  it('stands in its category and beside tests', async () => {
    const { total, categories } = await visitor.ok('course.categories', { body: {} })
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    const { courses } = await visitor.ok('course.category', { params: { id: 'thinking' }, query: {} })
    expect(courses.map(({ id }) => id)).toContain(COURSE)
    const beside = await visitor.ok('course.recommended', { params: { id: PLACE }, query: {} })
    expect(beside.map(({ id }) => id)).toContain(COURSE)
  })
})

describe('the help', () => {
  it('has four categories in every language, and each entry by its name', async () => {
    for (const hl of LOCALES) {
      const list = await visitor.ok('help.list', { params: { examId: PLACE, hl } })
      expect(list.map(({ entries }) => entries.length)).toEqual([7, 4, 4, 4])
    }
    const [first] = await visitor.ok('help.list', { params: { examId: PLACE, hl: 'EN' } })
    const id = first?.entries[0]?.id ?? ''
    const entry = await visitor.ok('help.info', { params: { id }, query: { hl: 'DE' } })
    expect(entry.blocks.length).toBeGreaterThan(0)
    expect((await visitor.call('help.info', { params: { id: 'none-such' }, query: {} })).result).toBe(404)
  })

  it('counts one vote of a browser, an entry and a day', async () => {
    const entry = 'write-to-us'
    const votes = async () =>
      (
        await query<{ helped: string }>(
          'select coalesce(sum(helped), 0) as helped from help_votes where entry = $1',
          [entry],
        )
      )[0]?.helped
    const [before, voter] = [Number(await votes()), newVisitor()]
    await voter.ok('data.link', { body: { appExamId: PLACE, email: 'voter@example.com', hl: 'EN' } })
    for (let times = 0; times < 3; times++) await voter.ok('help.vote', { body: { entry, helped: true } })
    expect(Number(await votes())).toBe(before + 1)
    const unknown = await voter.call('help.vote', { body: { entry: 'none-such', helped: true } })
    expect(unknown.result).toBe(404)
  })
})
