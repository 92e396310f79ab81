import { describe, expect, it } from 'vitest'
import { courseHref, readChapterNumber } from '@/ui/centre/courses/course-hrefs'

describe('which chapter an address names', () => {
  it.each([
    ['none', '', null],
    ['the first', 'chapter=1', 1],
    ['the last', 'chapter=4', 4],
    ['none behind the last', 'chapter=5', null],
    ['none before the first', 'chapter=0', null],
    ['no negative one', 'chapter=-1', null],
    ['no fraction', 'chapter=1.5', null],
    ['no other spelling of a number', 'chapter=01', null],
    ['no word', 'chapter=two', null],
  ])('%s', (_, search, number) => {
    expect(readChapterNumber(new URLSearchParams(search), 4)).toBe(number)
  })

  it('is the one that a link leads to', () => {
    const href = courseHref({ place: { code: 'iq', examId: 1 }, id: 'learning-that-lasts', chapter: 3 })
    const { searchParams, pathname } = new URL(href, 'https://example.com')
    expect(pathname).toBe('/userCenter/courseList/detail/iq-1')
    expect(searchParams.get('id')).toBe('learning-that-lasts')
    expect(readChapterNumber(searchParams, 4)).toBe(3)
  })
})
