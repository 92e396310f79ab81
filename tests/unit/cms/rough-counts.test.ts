import { expect, it } from 'vitest'
import { asSeen } from '@/cms/rough-counts'

const LIMIT = 10

const listOf = ({ page, shown, totalDocs }: { page: number; shown: number; totalDocs: number }) => {
  const totalPages = Math.ceil(totalDocs / LIMIT)
  return {
    docs: Array.from({ length: shown }, () => ({})),
    limit: LIMIT,
    page,
    totalDocs,
    totalPages,
    pagingCounter: (page - 1) * LIMIT + 1,
    hasPrevPage: page > 1,
    prevPage: page > 1 ? page - 1 : null,
    hasNextPage: totalPages > page,
    nextPage: totalPages > page ? page + 1 : null,
  }
}

// biome-ignore format: a table
it.each([
  ['a page in the middle leaves what is expected', { page: 3, shown: 10, totalDocs: 120_000 }, [120_000, 12_000, 4]],
  ['a search that found a few says so', { page: 1, shown: 3, totalDocs: 120_000 }, [3, 1, null]],
  ['one that is expected to find many and finds none, too', { page: 1, shown: 0, totalDocs: 120_000 }, [0, 1, null]],
  ['the last page tells how many there are', { page: 9_001, shown: 4, totalDocs: 120_000 }, [90_004, 9_001, null]],
  ['a full page beyond the expected end leads on', { page: 12_001, shown: 10, totalDocs: 120_000 }, [120_011, 12_002, 12_002]],
  ['an empty page beyond the end says nothing new', { page: 11_000, shown: 0, totalDocs: 120_000 }, [120_000, 12_000, 11_001]],
  ['a short list stays as it was counted', { page: 1, shown: 9, totalDocs: 10 }, [10, 1, null]],
] as const)('%s', (_, list, [totalDocs, totalPages, nextPage]) => {
  expect(asSeen(listOf(list))).toMatchObject({ totalDocs, totalPages, nextPage, hasNextPage: nextPage !== null })
})
