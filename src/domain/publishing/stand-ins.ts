import { REPLACEABLE } from './relations'
import type { Ref, Thing, World } from './world'

/** What can stand in for a document wherever an editor named it. */
export const standInsOf = ({ things }: World, { kind, id }: Ref): Thing[] => {
  const own = things.find((thing) => thing.kind === kind && thing.id === id)
  if (!own || !REPLACEABLE.includes(kind)) return []
  return things.filter((thing) => thing.kind === kind && thing.id !== id && fits(thing, own))
}

/** A question waits unpublished for its place; a page must be public, and of the same storefront. */
const fits = (thing: Thing, own: Thing): boolean => {
  if (thing.kind === 'questions') return !thing.published && thing.refs.exam?.[0] === own.refs.exam?.[0]
  if (thing.kind === 'landing-pages')
    return thing.published && thing.refs.storefront?.[0] === own.refs.storefront?.[0]
  return thing.published
}
