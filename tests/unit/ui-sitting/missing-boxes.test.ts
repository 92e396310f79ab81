import { expect, it } from 'vitest'
import { missingBoxes } from '@/ui/sitting/instructions/missing-boxes'

it.each([
  [['health', 'adult'], { health: false, adult: false }, ['health', 'adult']],
  [['health', 'adult'], { health: true, adult: false }, ['adult']],
  [['health', 'adult'], { health: false, adult: true }, ['health']],
  [['health', 'adult'], { health: true, adult: true }, []],
  [['adult'], { health: false, adult: true }, []],
] as const)('of the boxes %j with %j these are missing: %j', (asked, boxes, missing) => {
  expect(missingBoxes({ asked, boxes })).toEqual(missing)
})
