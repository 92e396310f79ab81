import { expect, it } from 'vitest'
import { LIMITS, overLimits } from '../../../scripts/test/limits'

const most = LIMITS['browser tests']

it.each([
  ['nothing was counted', {}, 0],
  ['as many as are allowed', { 'browser tests': most, 'starts of a site': 1 }, 0],
  ['one browser test more', { 'browser tests': most + 1, 'starts of a site': 1 }, 1],
])('a run is refused by its counts: %s', (_, counts, sentences) => {
  expect(overLimits(counts)).toHaveLength(sentences)
})
