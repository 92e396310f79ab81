import type { Relation } from './relations'

/** The slug of a collection, or of a global. */
export type Kind = string
export type Ref = { kind: Kind; id: string }

/** A document without its words: whether it is published (true where there are no drafts), whom it names, and its codes. */
export type Thing = Ref & {
  published: boolean
  refs: Readonly<Record<string, readonly string[]>>
  facts: Readonly<Record<string, unknown>>
  /** What the system keeps: all rows that name the same document count as one. */
  record?: boolean
}

/** What editors own and what depends on it, as far as one document needs another. */
export type World = { things: readonly Thing[]; relations: readonly Relation[] }

/** Visitors meet it. */
export const isLive = ({ published, facts }: Thing): boolean => published && facts.active !== false

export const keyOf = ({ kind, id }: Ref): string => `${kind}/${id}`

/** The world with some of its documents changed as `plan` says; null: gone. */
export const planned = (world: World, plan: (thing: Thing) => Thing | null): World => ({
  ...world,
  things: world.things.flatMap((thing) => plan(thing) ?? []),
})

/** A document as it would be with these fields written over it; what it does not hold is left aside. */
export const patched = (thing: Thing, data: Readonly<Record<string, unknown>>): Thing => ({
  ...thing,
  published: '_status' in data ? data._status === 'published' : thing.published,
  refs: mapped(thing.refs, (field, ids) => (field in data ? idsOf(data[field]) : ids)),
  facts: mapped(thing.facts, (field, value) => (field in data ? data[field] : value)),
})

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  change: (field: string, value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, change(field, value)]))

/** The ids of a relation, bare or populated, one or many. */
export const idsOf = (relation: unknown): string[] =>
  [relation].flat().flatMap((each) => {
    if (typeof each === 'string') return [each]
    return each && typeof each === 'object' && 'id' in each ? [String(each.id)] : []
  })
