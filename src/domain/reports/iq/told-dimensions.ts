import type { Dimension } from '@/domain/measurement/dimensions/dimensions'

/**
 * Dimensions as they may be told. Of speed nothing is known but a person's own seconds: there are no times of our own takers
 * to compare with, so neither level nor distance leaves the server (docs/decisions/0058).
 */
export const toldDimensions = (dimensions: readonly Dimension[]): Dimension[] =>
  dimensions.map((dimension) =>
    dimension.id === 'speed'
      ? { ...dimension, level: null, z: null, se: null, note: 'not_measured' as const }
      : dimension,
  )
