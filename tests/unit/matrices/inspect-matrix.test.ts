import { describe, expect, it } from 'vitest'
import { FORM_30_BLUEPRINT } from '@/domain/matrices/generate/blueprint'
import { generateForm } from '@/domain/matrices/generate/generate-form'
import type { Matrix } from '@/domain/matrices/matrix-slots'
import { inspectMatrix } from '@/domain/matrices/solve/inspect-matrix'

const items = generateForm({ seed: 'inspection', blueprint: FORM_30_BLUEPRINT })
const matrixOf = (index: number): Matrix => {
  const { panels, options, key } = items[index]!
  return { panels: [...panels], options: [...options], key: key + 1 }
}

describe('the inspection of a question', () => {
  it('agrees with every generated item, at most as hard as its blueprint says', () => {
    for (const [index, item] of items.entries()) {
      const { verdict, alike, difficulty } = inspectMatrix(matrixOf(index))
      expect({ verdict, alike }).toEqual({ verdict: 'agrees', alike: [] })
      expect(difficulty?.b).toBeLessThanOrEqual(item.difficulty.b + 0.001)
    }
  })

  it('warns when the key names another option than the solver finds', () => {
    const matrix = matrixOf(0)
    const found = inspectMatrix({ ...matrix, key: ((matrix.key ?? 1) % 6) + 1 })
    expect(found).toMatchObject({ verdict: 'another', answers: [matrix.key] })
  })

  it('warns of two options that look the same', () => {
    const matrix = matrixOf(0)
    const right = matrix.options[(matrix.key ?? 1) - 1]!
    const options = matrix.options.map((slot, index) => (index === (matrix.key ?? 1) % 6 ? right : slot))
    expect(inspectMatrix({ ...matrix, options })).toMatchObject({ verdict: 'several', alike: { length: 2 } })
  })

  it('warns when no option follows', () => {
    const matrix = matrixOf(0)
    const [wrong] = matrix.options.filter((_, index) => index + 1 !== matrix.key)
    expect(inspectMatrix({ ...matrix, options: Array(6).fill(wrong) })).toMatchObject({
      verdict: 'none',
      difficulty: null,
    })
  })

  it('waits for what cannot be drawn yet', () => {
    const matrix = matrixOf(0)
    expect(inspectMatrix({ ...matrix, panels: [...matrix.panels.slice(0, 7), 'broken'] }).verdict).toBe(
      'waits',
    )
  })
})
