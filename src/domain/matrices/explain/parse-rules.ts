import { ATTRIBUTES } from '../attributes'
import { DIRECTIONS, RULES, type Rule } from '../rules'

/** The rules that an unknown JSON value lists; what is no rule of the grammar is left out. Throws never. */
export const parseRules = (value: unknown): Rule[] => (Array.isArray(value) ? value.filter(isRule) : [])

const isRule = (value: unknown): value is Rule => {
  if (typeof value !== 'object' || value === null) return false
  const { attribute, rule, direction } = value as Record<string, unknown>
  return isOneOf(ATTRIBUTES, attribute) && isOneOf(RULES, rule) && isOneOf(DIRECTIONS, direction)
}

const isOneOf = (names: readonly string[], value: unknown): boolean => names.includes(value as string)
