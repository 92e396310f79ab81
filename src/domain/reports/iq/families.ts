import type { RuleName } from '@/domain/matrices/rules'

/** Kinds of rules as a report names them to who is no expert. */
export const FAMILIES = ['same', 'sets', 'steps', 'sums', 'overlay'] as const
export type Family = (typeof FAMILIES)[number]

const FAMILY_OF: Record<RuleName, Family> = {
  constant: 'same',
  progression: 'steps',
  'distribute-three': 'sets',
  'distribute-two': 'sets',
  arithmetic: 'sums',
  composition: 'sums',
  or: 'overlay',
  and: 'overlay',
  xor: 'overlay',
  difference: 'overlay',
}

const isRule = (name: string): name is RuleName => Object.hasOwn(FAMILY_OF, name)

/** What rules, without those that only stay the same where others are there too. */
export const governing = (rules: readonly string[]): string[] => {
  const moving = rules.filter((rule) => rule !== 'constant')
  return moving.length > 0 ? moving : rules.slice(0, 1)
}

/** The families that a puzzle asks for, each once. */
export const familiesOf = (rules: readonly string[]): Family[] => [
  ...new Set(governing(rules).flatMap((rule) => (isRule(rule) ? [FAMILY_OF[rule]] : []))),
]
