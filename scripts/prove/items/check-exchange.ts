import { BLUEPRINTS } from '../../../src/domain/matrices/generate/blueprint'
import {
  generateItem,
  type KeyPosition,
  type MatrixItem,
} from '../../../src/domain/matrices/generate/generate-item'
import type { Check } from './judged-item'

type Generate = (order: Parameters<typeof generateItem>[0]) => Pick<MatrixItem, 'options'>

const POSITIONS: readonly KeyPosition[] = [0, 1, 2, 3, 4, 5]

/**
 * Whichever of the six is to be the key, the six options are the same. Then they cannot tell which it is, to any picker
 * however clever: the reason behind the shares that the pickers reach.
 */
export const checkExchange = ({
  seed,
  generate = generateItem,
}: {
  seed: string
  generate?: Generate
}): Check[] => {
  const dependent = BLUEPRINTS.filter((blueprint) => {
    const drawn = POSITIONS.map((keyPosition) =>
      JSON.stringify(generate({ seed, blueprint, keyPosition }).options),
    )
    return new Set(drawn).size > 1
  })
  return [
    {
      name: 'templates whose options depend on which of them is the key',
      found: `${dependent.length} of ${BLUEPRINTS.length}`,
      asked: '0',
      holds: dependent.length === 0,
    },
  ]
}
