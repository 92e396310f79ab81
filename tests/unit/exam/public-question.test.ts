import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shuffleOptions } from '@/domain/exam/option-order'
import { publicQuestion } from '@/domain/exam/public-question'
import { seeded } from '../measurement/support/forms'

const panels = Array.from({ length: 8 }, (_, cell) => ({
  figure: { shape: 'star', fill: 'dark', size: cell },
}))
const options = Array.from({ length: 6 }, (_, option) => ({
  figure: { shape: 'cross', fill: 'none', size: option },
}))
const item = { publicId: 'q7f3', position: 11, part: 2, panels, options }
const order = [3, 0, 5, 1, 4, 2]

describe('public question', () => {
  it('has an opaque id, its position and part, the panels, and the options as shown', () => {
    expect(publicQuestion({ item, order })).toEqual({
      id: 'q7f3',
      position: 11,
      part: 2,
      panels,
      options: [options[3], options[0], options[5], options[1], options[4], options[2]],
    })
  })

  it('has exactly these keys and no planted secret, whatever the item carries', () => {
    const secrets = fc.dictionary(fc.string({ minLength: 1 }), fc.constant('SECRET'))
    const planted = {
      key: 'SECRET',
      a: 'SECRET',
      b: 'SECRET',
      c: 'SECRET',
      rules: ['SECRET'],
      seed: 'SECRET',
    }
    const more = {
      distractors: ['SECRET'],
      errors: ['SECRET'],
      questionId: 'SECRET',
      template: { id: 'SECRET' },
    }
    fc.assert(
      fc.property(secrets, fc.integer(), (extra, seed) => {
        const shown = shuffleOptions({ random: seeded(seed), count: 6 })
        const carrying = { ...extra, ...planted, ...more, ...item }
        const output = publicQuestion({ item: carrying, order: shown })
        expect(Object.keys(output)).toEqual(['id', 'position', 'part', 'panels', 'options'])
        expect(JSON.stringify(output)).not.toContain('SECRET')
        expect(JSON.stringify(output)).toHaveLength(JSON.stringify(publicQuestion({ item, order })).length)
      }),
    )
  })

  it.each([[[0, 1, 2, 3, 4]], [[0, 0, 1, 2, 3, 4]], [[1, 2, 3, 4, 5, 6]]])(
    'refuses the order %j',
    (wrong) => {
      expect(() => publicQuestion({ item, order: wrong })).toThrow(/order/)
    },
  )
})
