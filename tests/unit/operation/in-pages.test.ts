import { describe, expect, it } from 'vitest'
import { inPages } from '@/services/in-pages'

const idsTo = (count: number) => Array.from({ length: count }, (_, index) => String(index).padStart(4, '0'))

const allOf = async (ids: string[], { size, each }: { size: number; each?: (id: string) => void }) => {
  const read: string[] = []
  const page = async (after: string | null) =>
    ids
      .filter((id) => after === null || id > after)
      .slice(0, size)
      .map((id) => ({ id }))
  for await (const { id } of inPages(page)) {
    read.push(id)
    each?.(id)
  }
  return read
}

describe('pages of rows', () => {
  it.each([0, 1, 2, 3, 4, 5, 501])('of %i rows miss none, and repeat none', async (count) => {
    for (const size of [1, 2, 500]) expect(await allOf(idsTo(count), { size })).toEqual(idsTo(count))
  })

  it('miss none where every row is gone once it was seen', async () => {
    const left = idsTo(9)
    const each = (id: string) => void left.splice(left.indexOf(id), 1)
    expect(await allOf(left, { size: 2, each })).toEqual(idsTo(9))
    expect(left).toEqual([])
  })
})
