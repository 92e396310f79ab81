import { describe, expect, it } from 'vitest'
import { RADAR, RADAR_BOX, radarPath, radarPoint } from '@/domain/reports/radar-shape'
import { fieldOf, reachOf } from '@/ui/report/map/charts/quadrant-plot'

describe('the radar', () => {
  const middle = RADAR.radius + RADAR.padding

  it.each([
    ['the first axis upwards', 0, 100, { x: middle, y: RADAR.padding }],
    ['0 in the middle', 3, 0, { x: middle, y: middle }],
    ['what is above 100 at the edge', 0, 140, { x: middle, y: RADAR.padding }],
    ['what is below 0 in the middle', 0, -20, { x: middle, y: middle }],
  ])('draws %s', (_, axis, percent, point) => {
    expect(radarPoint({ axis, of: 5, percent })).toEqual(point)
  })

  it('has room for every point at its edge', () => {
    for (const axis of [0, 1, 2, 3, 4]) {
      const { x, y } = radarPoint({ axis, of: 5, percent: 100 })
      expect(x).toBeGreaterThanOrEqual(RADAR.padding)
      expect(x).toBeLessThanOrEqual(RADAR_BOX.width - RADAR.padding)
      expect(y).toBeLessThanOrEqual(RADAR_BOX.height - RADAR.padding + 1)
    }
  })

  it('closes its line', () => expect(radarPath([10, 20, 30, 40, 50])).toMatch(/^M[\d. ]+(?:L[\d. ]+){4}Z$/))
})

describe('the four fields', () => {
  const cut = { anxiety: 51.5, avoidance: 38.5, text: '' }

  it.each([
    ['secure', { x: 0, y: 48.5, width: 38.5, height: 51.5 }],
    ['preoccupied', { x: 0, y: 0, width: 38.5, height: 48.5 }],
    ['dismissing', { x: 38.5, y: 48.5, width: 61.5, height: 51.5 }],
    ['fearful', { x: 38.5, y: 0, width: 61.5, height: 48.5 }],
  ] as const)('meet where the lines are cut: %s', (id, field) => {
    expect(fieldOf(id, { cut })).toMatchObject(field)
  })

  it('draws as far around a point as its longer side goes, since an interval is cut at the ends', () => {
    expect(reachOf({ percent: 5, ci95: [0, 20] })).toBe(15)
    expect(reachOf({ percent: 95, ci95: [80, 100] })).toBe(15)
  })
})
