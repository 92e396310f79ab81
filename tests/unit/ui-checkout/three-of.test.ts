import { describe, expect, it } from 'vitest'
import { threeOf } from '@/ui/triple/three-of'

const tiers = (count: number, popular?: number) =>
  Array.from({ length: count }, (_, at) => ({ name: at + 1, mostPopular: at + 1 === popular }))
const names = (list: { name: number }[]) => list.map(({ name }) => name)

describe('the reports laid side by side', () => {
  it.each([
    ['none of none', tiers(0), []],
    ['one of one', tiers(1), [1]],
    ['all of three', tiers(3, 1), [1, 2, 3]],
    ['the ends and the popular one of four', tiers(4, 2), [1, 2, 4]],
    ['the ends and the middle where none between them is popular', tiers(4, 4), [1, 3, 4]],
    ['the ends and the middle of five', tiers(5), [1, 3, 5]],
  ])('are %s', (_, offered, shown) => expect(names(threeOf(offered))).toEqual(shown))
})
