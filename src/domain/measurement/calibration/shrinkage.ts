type Group = { mean: number; n: number; sd: number }

/**
 * The mean of a group, drawn towards the mean of all groups as far as it is unsure (empirical Bayes; Efron & Morris
 * 1975): weight = tau² / (tau² + sd² / n), mean = grandMean + weight (mean - grandMean), sd = tau sqrt(1 - weight).
 * @param n people in the group; @param sd standard deviation of one person's score within the group, above 0;
 * @param tau standard deviation of the true group means, 0 or more, see `estimateTau`. All on one scale of scores.
 * @returns mean and sd of the group's true mean, weight in [0, 1].
 * @throws RangeError that names the argument.
 */
export const shrinkGroupMean = ({
  mean,
  n,
  sd,
  grandMean,
  tau,
}: Group & { grandMean: number; tau: number }): { mean: number; sd: number; weight: number } => {
  assertGroup({ mean, n, sd }, '')
  if (!Number.isFinite(grandMean)) {
    throw new RangeError(`grandMean must be a finite number, got ${grandMean}`)
  }
  if (!(tau >= 0 && Number.isFinite(tau))) {
    throw new RangeError(`tau must be a finite number from 0, got ${tau}`)
  }
  const error = (sd * sd) / n
  const weight = (tau * tau) / (tau * tau + error)
  return { mean: grandMean + weight * (mean - grandMean), sd: tau * Math.sqrt(1 - weight), weight }
}

/**
 * How far true group means lie apart (DerSimonian & Laird 1986): tau from Cochran's Q by the method of moments, 0 when
 * the groups differ no more than their sizes explain; grandMean: their mean, weighted by 1 / (sd² / n + tau²).
 * @throws RangeError below two groups and for a group that `shrinkGroupMean` would refuse.
 */
export const estimateTau = (groups: readonly Group[]): { tau: number; grandMean: number } => {
  if (groups.length < 2) throw new RangeError(`groups must be at least two, got ${groups.length}`)
  groups.forEach((group, index) => {
    assertGroup(group, `groups[${index}].`)
  })
  const weights = groups.map(({ sd, n }) => n / (sd * sd))
  const center = weightedMean(groups, weights)
  const total = sum(weights)
  const q = sum(groups.map(({ mean }, index) => weights[index]! * (mean - center) ** 2))
  const scale = total - sum(weights.map((weight) => weight * weight)) / total
  const variance = Math.max(0, (q - (groups.length - 1)) / scale)
  const grandMean = weightedMean(
    groups,
    groups.map(({ sd, n }) => 1 / ((sd * sd) / n + variance)),
  )
  return { tau: Math.sqrt(variance), grandMean }
}

const weightedMean = (groups: readonly Group[], weights: readonly number[]): number =>
  sum(groups.map(({ mean }, index) => weights[index]! * mean)) / sum(weights)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const assertGroup = ({ mean, n, sd }: Group, prefix: string): void => {
  if (!Number.isFinite(mean)) throw new RangeError(`${prefix}mean must be a finite number, got ${mean}`)
  if (!(Number.isInteger(n) && n >= 1)) {
    throw new RangeError(`${prefix}n must be a whole number from 1, got ${n}`)
  }
  if (!(sd > 0 && Number.isFinite(sd))) {
    throw new RangeError(`${prefix}sd must be a finite number above 0, got ${sd}`)
  }
}
