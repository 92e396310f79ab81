import { describe, expect, it } from 'vitest'
import { contrast, contrastFailures } from '@/domain/theme/contrast'
import { SEED_THEMES } from '@/seed/themes'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#ffffff', 1],
  ])('of %s on %s is %d to 1, as WCAG computes it', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1)
    expect(contrast(other, one)).toBeCloseTo(ratio, 1)
  })

  it('names each pair that cannot be read', () => {
    const pale = { ...SEED_THEMES.paper.colours, muted: '#d0d0d0' }
    expect(contrastFailures(pale).map(({ text, on }) => `${text} on ${on}`)).toEqual([
      'muted on surface',
      'muted on raised',
    ])
  })

  it.each(Object.entries(SEED_THEMES))('of the seeded theme %s holds everywhere', (_, { colours }) => {
    expect(contrastFailures(colours)).toEqual([])
  })
})
