import { collections } from '@/cms/collections'
import { globals } from '@/cms/globals'
import { relationsOf } from '@/cms/publishing/relations'
import type { Kind, Thing, World } from '@/domain/publishing/world'

const RELATIONS = relationsOf({ collections, globals })

/** Documents with the relations of the product. */
export const worldOf = (...things: Thing[]): World => ({ things, relations: RELATIONS })

/** The world with more documents. */
export const plus = ({ things }: World, ...more: Thing[]): World => worldOf(...things, ...more)

export const thing = (
  kind: Kind,
  id: string,
  refs: Record<string, string | string[]> = {},
  facts: Thing['facts'] = {},
): Thing => ({
  kind,
  id,
  published: true,
  refs: Object.fromEntries(Object.entries(refs).map(([field, value]) => [field, [value].flat()])),
  facts,
})

export const record = (kind: Kind, id: string, refs: Record<string, string>): Thing => ({
  ...thing(kind, id, refs),
  record: true,
})
