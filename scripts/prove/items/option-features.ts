import { ATTRIBUTE_SCALE, ATTRIBUTES, readPanel, type Value } from '../../../src/domain/matrices/attributes'
import { renderPanel } from '../../../src/domain/matrices/drawing/render-panel'
import type { Panel } from '../../../src/domain/matrices/panel'
import { featuresOf } from './pickers'

export type Features = Map<string, number>

/**
 * Everything about an option that might give it away to someone who does not see the matrix: each value as it is, its
 * share and its rank among the six; distances to the others; segments, layers, ink and bytes by rank. The same again
 * within the options that vary in the same attributes, from which the template can be guessed.
 */
export const optionFeatures = ({
  options,
  inkOf,
}: {
  options: readonly Panel[]
  inkOf: (panel: Panel) => number
}): Features[] => {
  const values = options.map(readPanel)
  const shown = options.map(featuresOf)
  const varying = ATTRIBUTES.filter(
    (attribute) => new Set(values.map((option) => option[attribute])).size > 1,
  )
  const signature = varying
    .map((attribute) => `${attribute}${new Set(values.map((option) => option[attribute])).size}`)
    .join('+')
  const distances = options.map((_, here) =>
    options.map((__, there) => shown[here]!.filter((value, at) => value !== shown[there]![at]).length),
  )
  const amounts = {
    ink: options.map(inkOf),
    bytes: options.map((panel) => renderPanel(panel).length),
    segments: values.map((option) => bits(option['lines.segments']) + bits(option['figure.slots'])),
    distance: distances.map((row) => row.reduce((sum, distance) => sum + distance, 0)),
    nearest: distances.map((row) => row.toSorted((a, b) => a - b)[1]!),
    farthest: distances.map((row) => Math.max(...row)),
  }
  return options.map((_, index) => {
    const features: Features = new Map()
    const note = (name: string, amount = 1) => {
      features.set(name, amount)
      features.set(`${signature}|${name}`, amount)
    }
    for (const attribute of varying) {
      const value = values[index]![attribute]
      const all = values.map((option) => option[attribute])
      note(`${attribute} shown by ${all.filter((other) => other === value).length}`)
      note(`${attribute} rank ${rankOf(value, all)}`)
      if (ATTRIBUTE_SCALE[attribute] !== 'set') note(`${attribute} is ${value}`)
    }
    shown[index]!.forEach((value, at) => {
      const all = shown.map((other) => other[at]!)
      if (new Set(all).size < 2) return
      note(`feature ${at} is ${value} in ${all.filter((other) => other === value).length}`)
    })
    for (const [name, all] of Object.entries(amounts)) note(`${name} rank ${rankOf(all[index]!, all)}`)
    return features
  })
}

const bits = (mask: Value): number => (mask ?? 0).toString(2).replaceAll('0', '').length

/** How many are smaller and how many equal, so that ties are a rank of their own. */
const rankOf = (value: Value, all: readonly Value[]): string => {
  const number = (other: Value) => other ?? -1
  const smaller = all.filter((other) => number(other) < number(value)).length
  return `${smaller} of ${all.filter((other) => other === value).length}`
}
