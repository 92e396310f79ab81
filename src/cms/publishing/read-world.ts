import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isWholePolicy, type PolicyTexts } from '@/domain/catalog/checkout-policy'
import type { Kind, Thing, World } from '@/domain/publishing/world'
import { usablePairs } from '../admin/gateways/usable-pairs'
import { handleOf } from '../hooks/handle-of'
import { keptKinds, relationsOf } from './relations'
import { selectThings } from './select-things'

/**
 * Everything that editors own as this request's transaction sees it, without its words: a few hundred rows. Of the
 * records that name them only whether there are any.
 */
export const readWorld = async (req: PayloadRequest): Promise<World> => {
  const db = await handleOf(req)
  const relations = relationsOf(req.payload.config)
  const { rows } = await db.execute<Row>(selectThings({ kinds: keptKinds(req.payload.config), relations }))
  const usable = usablePairs()
  const things = rows.map(
    ({ refs, facts, ...row }): Thing => ({
      ...row,
      refs: Object.fromEntries(Object.entries(refs).map(([field, value]) => [field, [value ?? []].flat()])),
      facts: factsOf({ kind: row.kind, facts, usable }),
    }),
  )
  return { things, relations }
}

/** What the database does not know, and what of its counts the rules want to know. */
const factsOf = ({ kind, facts, usable }: { kind: Kind; facts: Thing['facts']; usable: string[] }) => {
  if (kind === 'storefronts') return { ...facts, usableMethods: usable }
  if (kind === 'checkout-policies') return { whole: isWholePolicy(facts.texts as PolicyTexts) }
  return facts
}

/**
 * One change of what is public at a time: two that each look harmless (a theme goes offline while a page puts it on)
 * would together break a page. Locked until the transaction ends; asked for before anything is written, so that nobody
 * waits for it with rows in hand.
 */
export const takePublishingTurn = async (req: PayloadRequest): Promise<void> => {
  const db = await handleOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('publishing'))`)
}

type Row = {
  kind: Kind
  id: string
  published: boolean
  record: boolean
  refs: Record<string, string | string[] | null>
  facts: Record<string, unknown>
}
