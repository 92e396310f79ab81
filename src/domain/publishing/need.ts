import type { Relation } from './relations'
import type { Kind, Ref, Thing } from './world'

export type Need = {
  user: Ref & Pick<Thing, 'record'>
  /** The field that names the other, or what the page needs without naming it. */
  place: string
  /** Which of several: a kind of legal page, a place in a test, a country. */
  detail: string
  /** What kind of document meets it. */
  of: Kind
  /** Whatever meets it today; none: it is not met. */
  by: readonly Ref[]
  /** While its user is public, it may not even cease to be a need. */
  lasting?: true
}

/** The world, looked up. */
export type At = {
  get: (kind: Kind, id: string | undefined) => Thing | undefined
  every: (kind: Kind) => readonly Thing[]
  relations: readonly Relation[]
}

/** The one that a field names. */
export const one = ({ refs }: Thing, field: string): string | undefined => refs[field]?.[0]
