import { createElement } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { CourseRows } from '@/ui/centre/courses/course-rows'
import type { CourseRow } from '@/ui/centre/courses/course-shapes'
import { render } from '../ui-checkout/render'

const course: CourseRow = {
  id: 'reading-your-feelings',
  language: 'EN',
  languages: ['EN'],
  title: 'Reading your feelings',
  summary: 'In four chapters.',
  level: 'premium',
  locked: true,
  minutes: 40,
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  category: 'emotions',
  tags: [],
  chapters: 4,
  formats: ['pdf'],
  pages: null,
  finished: null,
  students: 0,
  bought: false,
  onSale: true,
  buyers: 0,
}

type Given = Partial<CourseRow> & { total?: number; priced?: string; hl?: (typeof LOCALES)[number] }
const shown = ({ total = 1900, priced = course.id, hl = 'EN', ...over }: Given) => {
  const fallback = {
    [unstable_serialize(['app.view', hl])]: { country: 'US' },
    [unstable_serialize(['order.countries', hl])]: [{ code: 'US', currency: 'USD' }],
    [unstable_serialize(['course.prices', 'US'])]: [
      { id: 'another-course', list: 500, total: 500, currency: 'USD' },
      { id: priced, list: 1900, total, currency: 'USD' },
    ],
  }
  const rows = createElement(CourseRows, {
    place: { code: 'iq', examId: 1 },
    courses: [{ ...course, ...over }],
  })
  return render({ locale: hl, screen: createElement(SWRConfig, { value: { fallback } }, rows) })
}

describe('a course in a list', () => {
  it.each(LOCALES)('says in %s how many chapters it has and what it costs', async (hl) => {
    const { text, messages } = await shown({ hl })
    expect(text).toContain(messages.courses.price.price)
    expect(text).toMatch(/4/)
    expect(text).toMatch(/19[.,]00/)
    expect(text).not.toContain(messages.courses.price.original)
  })

  it.each(LOCALES)('says in %s how many pages it has, where an editor does', async (hl) => {
    const said = await shown({ hl, pages: 137 })
    expect(said.text).toMatch(/137 ?[^\d\s]/)
    expect((await shown({ hl })).text).not.toContain('137')
  })

  it('names the original price, struck out, where the reader pays less', async () => {
    const { html, text } = await shown({ total: 1520 })
    expect(html).toMatch(/<s>.*19\.00.*<\/s>/)
    expect(text).toContain('Original price')
    expect(text).toContain('15.20')
  })

  it.each([
    ['is not sold in the country', { priced: 'a-third-course' }],
    ['is not sold by itself', { onSale: false }],
    ['is open to the reader', { locked: false }],
  ])('names no price where it %s', async (_, over) => {
    expect((await shown(over)).text).not.toMatch(/\d\.00/)
  })
})
