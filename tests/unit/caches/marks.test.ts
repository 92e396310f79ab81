import { describe, expect, it } from 'vitest'
import { changedTags, isCurrent, isOutdated, withoutTags } from '@/domain/caches/marks'
import { entryOf, mayShow, packEntry, unpackEntry } from '@/gateways/caches/entry'

const marks = (of: Record<string, string>) => new Map(Object.entries(of))
const BEFORE = marks({ exams: 'a', skus: 'b' })

describe('the tags that were changed', () => {
  it.each([
    ['none', BEFORE, BEFORE, []],
    ['one', BEFORE, marks({ exams: 'a', skus: 'c' }), ['skus']],
    ['one that nobody knew', BEFORE, marks({ exams: 'a', skus: 'b', media: 'd' }), ['media']],
    ['all while nothing is known', null, BEFORE, ['exams', 'skus']],
  ])('are %s', (_, before, now, changed) => {
    expect(changedTags({ before, now })).toEqual(changed)
  })
})

describe('what was read under tags', () => {
  it.each([
    ['is current while no mark is another one', ['exams', 'skus'], BEFORE, true],
    ['is current whatever happens to other tags', ['exams'], marks({ exams: 'a', skus: 'c' }), true],
    ['is stale when one mark is another one', ['exams', 'skus'], marks({ exams: 'a', skus: 'c' }), false],
    ['is stale when a mark is gone', ['exams', 'skus'], marks({ exams: 'a' }), false],
    ['is stale when nobody ever knew a tag', ['exams', 'media'], BEFORE, false],
    ['is stale without tags: nobody could say when it changes', [], BEFORE, false],
  ])('%s', (_, tags, now, current) => {
    expect(isCurrent({ tags, before: BEFORE, now })).toBe(current)
  })
})

describe('what was being made when a tag changed', () => {
  it.each([
    ['is outdated when its tag did', ['skus'], marks({ exams: 'a', skus: 'c' }), true],
    ['is outdated while that is not forgotten yet', ['skus'], withoutTags(BEFORE, ['skus']), true],
    ['is not when another did', ['exams'], marks({ exams: 'a', skus: 'c' }), false],
    ['is not without tags', [], marks({}), false],
    ['is not for a tag that nobody ever knew', ['media'], BEFORE, false],
  ])('%s', (_, tags, now, outdated) => {
    expect(isOutdated({ tags, before: BEFORE, now })).toBe(outdated)
  })

  it('leaves the other marks as they are', () => {
    expect(withoutTags(BEFORE, ['skus'])).toEqual(marks({ exams: 'a' }))
  })
})

describe('an entry', () => {
  const made = { value: { kind: 'APP_PAGE' }, cacheControl: { revalidate: 300 } }

  it('keeps the marks of its own tags', () => {
    const entry = entryOf({ ...made, tags: ['exams'], before: BEFORE })
    expect(entry).toEqual({ ...made, marks: marks({ exams: 'a' }) })
  })

  it.each([
    ['has no tags', []],
    ['has a tag that nobody knows', ['exams', 'media']],
  ])('is not made of what %s', (_, tags) => {
    expect(entryOf({ ...made, tags, before: BEFORE })).toBeNull()
  })

  it.each([
    ['under its own tags', [], true],
    ['under one more that it was not read under', ['skus'], false],
  ])('asked for %s', (_, tags, shown) => {
    const entry = entryOf({ ...made, tags: ['exams'], before: BEFORE })
    expect(entry && mayShow(entry, { tags, now: BEFORE })).toBe(shown)
  })

  it('comes back as it was, with the pieces of a page', () => {
    const value = {
      kind: 'APP_PAGE',
      html: '<p>é 心</p>',
      rscData: Buffer.from([0, 255, 128]),
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
      headers: { 'x-next-cache-tags': 'exams' },
      postponed: undefined,
    }
    const entry = { value, cacheControl: { revalidate: false, expire: undefined }, marks: BEFORE }
    const back = unpackEntry(packEntry(entry)) as typeof entry
    expect(back).toEqual(entry)
    expect(Buffer.isBuffer(back.value.rscData)).toBe(true)
    expect(back.value.segmentData.get('/_tree')?.toString()).toBe('tree')
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('{"form":1}')],
    ['half of one', packEntry({ ...made, marks: BEFORE }).subarray(0, 30)],
    ['one without marks', packEntry({ ...made, marks: undefined as never })],
  ])('is not read from %s', (_, bytes) => {
    expect(unpackEntry(bytes)).toBeNull()
  })
})
