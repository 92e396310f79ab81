import { describe, expect, it } from 'vitest'
import type { Dimension } from '@/domain/measurement/dimensions/dimensions'
import { shownDimensions } from '@/ui/report/dimensions/shown-dimensions'

const range: Dimension['range'] = [-1, 1]
const measured = (id: Dimension['id']): Dimension => ({ id, level: 3, z: 0.1, se: 0.4, range })
const missing = (id: Dimension['id']): Dimension => ({
  id,
  level: null,
  z: null,
  se: null,
  range,
  note: 'not_measured',
})
const namesOf = (dimensions: Dimension[]) => shownDimensions(dimensions).map(({ id }) => id)

describe('the dimensions of a report', () => {
  it('are all five where all were measured, in their order', () => {
    const all = (['memory', 'speed', 'reaction', 'concentration', 'logic'] as const).map(measured)
    expect(shownDimensions(all)).toEqual(all)
  })

  it('leave out the reaction of who did not do its task', () => {
    expect(namesOf([measured('speed'), missing('reaction'), measured('logic')])).toEqual(['speed', 'logic'])
  })

  it('keep a reaction that is not precise enough, and say so', () => {
    const vague: Dimension = { id: 'reaction', level: null, z: 0.2, se: 0.7, range, note: 'not_precise' }
    expect(shownDimensions([vague])).toEqual([vague])
  })

  it('keep what the test itself could not measure', () => {
    expect(namesOf([missing('memory'), missing('reaction')])).toEqual(['memory'])
  })
})
