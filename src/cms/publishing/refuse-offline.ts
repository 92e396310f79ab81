import type { APIError, PayloadRequest } from 'payload'
import { lostNeeds } from '@/domain/publishing/lost-needs'
import { patched, planned, type Ref } from '@/domain/publishing/world'
import { inUse } from './in-use'
import { readWorld } from './read-world'

/** Why a document could not be taken offline as things stand; null: it could. */
export const refuseOffline = async ({
  kind,
  id,
  req,
}: Ref & { req: PayloadRequest }): Promise<APIError | null> => {
  const world = await readWorld(req)
  const after = planned(world, (thing) =>
    thing.kind === kind && thing.id === id ? patched(thing, { _status: 'draft' }) : thing,
  )
  const lost = lostNeeds(world, after)
  return lost.length > 0 ? inUse({ lost, before: world, after, req }) : null
}
