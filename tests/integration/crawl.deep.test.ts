import { expect, it } from 'vitest'
import { pathTo } from '@/domain/routing/path-to'
import { crawl } from './support/crawl'

it('a visitor meets no page that is missing or broken, two steps from a landing in two languages', async () => {
  const landings = (['new', 'test_center'] as const).flatMap((slug) => {
    const path = pathTo({ route: 'landing', code: 'iq', examId: 1, slug })
    return [`${path}?hl=EN`, `${path}?hl=JA`]
  })
  const { seen, dead } = await crawl(['/?hl=EN', ...landings], 2)
  expect(dead).toEqual([])
  // Nine languages of landing, instructions, support, retrieval and three legal pages.
  expect(seen.size).toBeGreaterThan(60)
}, 240_000)
