import { expect, it } from 'vitest'
import { LEAST_SALES, mostPopularOf } from '@/domain/catalog/most-popular'

const offered = ['score', 'answers', 'complete'].map((skuId) => ({ skuId, ticked: false }))
const tickedTo = (skuId: string) => offered.map((one) => ({ ...one, ticked: one.skuId === skuId }))

it.each([
  ['what most chose', offered, { score: 5, answers: 11, complete: 4 }, 'answers'],
  ['nothing below twenty sales', offered, { score: 5, answers: LEAST_SALES - 6 }, null],
  ['and from twenty on', offered, { score: 5, answers: LEAST_SALES - 5 }, 'answers'],
  ['nothing where two were chosen as often', offered, { score: 12, answers: 12, complete: 1 }, null],
  ['nothing where an editor has chosen', tickedTo('score'), { score: 1, answers: 40 }, null],
  ['nothing where what most chose is not offered here', offered, { gone: 30, answers: 10 }, null],
  ['nothing where there is one alone', offered.slice(1, 2), { answers: 40 }, null],
  ['nothing where nothing was sold', offered, {}, null],
])('%s', (_, skus, sales, popular) => {
  expect(mostPopularOf({ offered: skus, sales })).toBe(popular)
})
