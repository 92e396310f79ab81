import { type CollectionSlug, type GlobalSlug, NotFound, type PayloadRequest } from 'payload'
import { invalidate } from '@/content/invalidate'
import { lostNeeds, usesOf } from '@/domain/publishing/lost-needs'
import type { Ref } from '@/domain/publishing/world'
import { inUse } from './in-use'
import { readWorld, takePublishingTurn } from './read-world'
import { refuseGaps } from './refuse-gaps'

type What = Ref & {
  by: string
  req: PayloadRequest
  /** Does the replacing. */
  replace: () => Promise<void>
}

/** A replacement, judged as any other change: no page loses what it needs, and nothing incomplete becomes public. */
export const judgedReplacement = async ({ kind, id, by, req, replace }: What): Promise<void> => {
  await takePublishingTurn(req)
  const before = await readWorld(req)
  if (!before.things.some((thing) => thing.kind === kind && thing.id === by)) throw new NotFound(req.t)
  const users = usesOf(before, { kind, id })
  await replace()
  const after = await readWorld(req)
  const lost = lostNeeds(before, after)
  if (lost.length > 0) throw await inUse({ lost, before, after, req })
  for (const { user, live } of users) {
    const collection = req.payload.collections[user.kind as CollectionSlug]?.config
    if (live && collection?.versions?.drafts) await refuseGaps({ collection, id: user.id, req })
  }
  const changed = [...new Set([kind, ...users.map(({ user }) => user.kind)])]
  await invalidate({ changed: changed as (CollectionSlug | GlobalSlug)[], req })
}
