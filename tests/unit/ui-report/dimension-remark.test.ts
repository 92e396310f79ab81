import { describe, expect, it } from 'vitest'
import { dimensionRemark } from '@/ui/report/dimensions/dimension-remark'

const NOTHING = { lateDrop: null, reaction: null }

describe('what is said of a dimension beside its level', () => {
  it.each([
    ['nothing of a steady sitting', 'concentration', { ...NOTHING, lateDrop: -2.2 }, null],
    [
      'a weak end, with concentration',
      'concentration',
      { ...NOTHING, lateDrop: -2.4 },
      { words: 'lateDrop' },
    ],
    ['a weak end, with nothing else', 'logic', { ...NOTHING, lateDrop: -2.4 }, null],
    [
      'the median in whole milliseconds',
      'reaction',
      { ...NOTHING, reaction: { medianMs: 287.5, valid: 11 } },
      { words: 'reactionTimes', values: { ms: 288, valid: 11, trials: 12 } },
    ],
    ['nothing where no task was done', 'reaction', NOTHING, null],
  ] as const)('%s', (_, id, facts, expected) => {
    expect(dimensionRemark(id, facts)).toEqual(expected)
  })
})
