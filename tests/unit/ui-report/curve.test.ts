import { describe, expect, it } from 'vitest'
import { areaPath, baseLineOf, curvePath, IQ_PLOT, namePlace, xOf, yOf } from '@/domain/reports/curve'

const pointsOf = (path: string): [number, number][] =>
  [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

describe('the curve of the norm', () => {
  it('has its highest point at 100, in the middle of the drawing', () => {
    expect(xOf(IQ_PLOT, 100)).toBe(IQ_PLOT.width / 2)
    expect(yOf(IQ_PLOT, 100)).toBe(IQ_PLOT.top)
    expect(yOf(IQ_PLOT, 99)).toBeGreaterThan(yOf(IQ_PLOT, 100))
  })

  it('is the same height one standard deviation to either side: e^-½ of the top', () => {
    expect(yOf(IQ_PLOT, 85)).toBe(yOf(IQ_PLOT, 115))
    expect((baseLineOf(IQ_PLOT) - yOf(IQ_PLOT, 115)) / IQ_PLOT.height).toBeCloseTo(Math.exp(-0.5), 4)
  })

  it('keeps scores beyond its ends at its ends', () => {
    expect(xOf(IQ_PLOT, 20)).toBe(IQ_PLOT.padding)
    expect(xOf(IQ_PLOT, 200)).toBe(IQ_PLOT.width - IQ_PLOT.padding)
  })

  it('runs from left to right and never leaves the drawing', () => {
    const points = pointsOf(curvePath(IQ_PLOT))
    expect(points.length).toBeGreaterThan(50)
    for (const [index, [x, y]] of points.entries()) {
      expect(x).toBeGreaterThanOrEqual(points[index - 1]?.[0] ?? 0)
      expect(x).toBeLessThanOrEqual(IQ_PLOT.width)
      expect(y).toBeGreaterThanOrEqual(IQ_PLOT.top)
      expect(y).toBeLessThanOrEqual(baseLineOf(IQ_PLOT))
    }
  })

  it('closes an area on the base line below its own ends', () => {
    const path = areaPath(IQ_PLOT, [85, 115])
    const base = baseLineOf(IQ_PLOT)
    expect(path).toContain(`L${xOf(IQ_PLOT, 115)} ${base}L${xOf(IQ_PLOT, 85)} ${base}Z`)
  })

  it('reads null as the end of the drawing', () => {
    expect(areaPath(IQ_PLOT, [null, null])).toBe(areaPath(IQ_PLOT, IQ_PLOT.domain))
    expect(areaPath(IQ_PLOT, [null, 69])).toBe(areaPath(IQ_PLOT, [IQ_PLOT.domain[0], 69]))
  })

  it('draws nothing for a stretch that is turned round', () => {
    expect(areaPath(IQ_PLOT, [115, 85])).toBe('')
  })

  it('names a point on the outer side of the curve, inside the drawing', () => {
    expect(namePlace(IQ_PLOT, { iq: 108, letters: 8 })).toMatchObject({ anchor: 'start' })
    expect(namePlace(IQ_PLOT, { iq: 92, letters: 8 })).toMatchObject({ anchor: 'end' })
    for (const iq of [40, 60, 100, 130, 142, 160]) {
      const { x, y, anchor } = namePlace(IQ_PLOT, { iq, letters: 8 })
      expect(anchor === 'end' || x + 8 * 17 <= IQ_PLOT.width).toBe(true)
      expect(anchor === 'start' || x - 8 * 17 >= 0).toBe(true)
      expect(y).toBeGreaterThan(0)
    }
  })
})
