import { panelKey } from '../../../src/domain/matrices/attributes'
import { type Check, type Choice, percent } from './judged-item'
import { countHues, shareOfDifferent } from './raster'

const LEAST = 0.015

type Drawn = { choices: readonly Choice[]; rasters: ReadonlyMap<string, Uint8Array> }

/** Any two options of an item differ visibly in grey at 96 px. */
export const checkPixels = ({ choices, rasters }: Drawn): Check[] => {
  const differences = choices.map(({ options }) => {
    const drawn = options.map((panel) => rasters.get(panelKey(panel))!)
    return Math.min(
      ...drawn.flatMap((left, index) => drawn.slice(index + 1).map((right) => shareOfDifferent(left, right))),
    )
  })
  const least = differences.reduce((low, share) => Math.min(low, share), 1)
  const tooClose = differences.filter((share) => share < LEAST).length
  return [
    {
      name: 'least difference of two options of an item, in grey, of 96 x 96 pixels',
      found: `${percent(least)} (${tooClose} items below)`,
      asked: 'at least 1.50 %',
      holds: tooClose === 0,
    },
  ]
}

/** No drawing needs colour: in black it has shades of grey only. */
export const checkHues = async (drawings: readonly string[]): Promise<Check[]> => {
  let hues = 0
  for (const drawing of drawings) hues += await countHues(drawing)
  return [
    { name: 'pixels with a hue, keys drawn in black', found: String(hues), asked: '0', holds: hues === 0 },
  ]
}
