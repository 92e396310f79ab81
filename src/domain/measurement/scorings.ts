/**
 * What a scoring version assumes beside the items. `upper`: the share of right answers that somebody for whom a puzzle is far
 * too easy gives; the rest are slips. `zeroSd`: how far the common zero of difficulties that are only predicted may lie from
 * that of the norm, as a standard deviation in logits (docs/decisions/0049).
 */
export type Scoring = GateRules & { upper: number; zeroSd: number }

/**
 * What a version judges a sitting by. `fit`: whether person fit looks at all answers, or leaves the first ones out
 * (gate/misfit.ts); `cautionsHurry`: whether half of the answers within a few seconds are a caution (docs/decisions/0058).
 */
export type GateRules = { fit: 'whole' | 'after-start'; cautionsHurry: boolean }

const THREE = { upper: 1, zeroSd: 0, fit: 'after-start' } as const

/**
 * One row a version, and none is ever changed or taken out: a result that was sold is shown as it was stored, and computed
 * again by the row it was made by. The first version has none: payments were a trial while it lasted. Why .95 and .27:
 * docs/decisions/0049.
 */
export const SCORINGS = {
  'eap-3pl-2': { ...THREE, fit: 'whole', cautionsHurry: false },
  'eap-3pl-3': { ...THREE, cautionsHurry: false },
  'eap-3pl-4': { ...THREE, cautionsHurry: true },
  'eap-4pl-1': { upper: 0.95, zeroSd: 0.27, fit: 'after-start', cautionsHurry: true },
} as const satisfies Record<string, Scoring>
export type ScoringVersion = keyof typeof SCORINGS

/** Names everything between stored answers and stored result. A change of any rule or constant is a new version. */
export const SCORING_VERSION: ScoringVersion = 'eap-4pl-1'

/** Whether a stored result can be computed again. */
export const isScoringVersion = (version: string): version is ScoringVersion =>
  Object.hasOwn(SCORINGS, version)

/** The upper asymptote that the ability of a stored result was estimated with; versions without a row had none. */
export const upperOf = (version: string): number => (isScoringVersion(version) ? SCORINGS[version].upper : 1)

/**
 * The versions whose scores may stand beside one of that version, itself among them: those that share asymptote and zero, so
 * the same answers give the same number. What gate they judge by makes no difference to a valid score. A version without a
 * row is comparable with itself alone.
 */
export const comparableWith = (version: string): string[] => {
  if (!isScoringVersion(version)) return [version]
  const { upper, zeroSd } = SCORINGS[version]
  return Object.entries(SCORINGS)
    .filter(([, other]) => other.upper === upper && other.zeroSd === zeroSd)
    .map(([id]) => id)
}
