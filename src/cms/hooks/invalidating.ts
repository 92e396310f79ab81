import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { type CacheTag, invalidate } from '@/content/invalidate'

type Hooks = NonNullable<CollectionConfig['hooks']>

/**
 * Hooks that mark a collection's cached reads as stale once the change is committed. They do no outside work. Which reads
 * these are, and in which files: content/tags.ts.
 */
export const invalidating = (slug: CacheTag): Pick<Hooks, 'afterChange' | 'afterDelete'> => ({
  afterChange: [
    async ({ doc, req }) => {
      if (!isOnlyDraft({ doc, req })) await invalidate({ changed: [slug], req })
      return doc
    },
  ],
  afterDelete: [
    async ({ doc, req }) => {
      await invalidate({ changed: [slug], req })
      return doc
    },
  ],
})

/** A draft that is kept beside what is public changes nothing that a visitor sees, however often it is saved. */
const isOnlyDraft = ({ doc, req }: { doc: { _status?: string }; req: PayloadRequest }): boolean =>
  doc._status === 'draft' && String(req.query?.draft) === 'true'

export const invalidatingGlobal = (slug: CacheTag): GlobalConfig['hooks'] => ({
  afterChange: [
    async ({ doc, req }) => {
      await invalidate({ changed: [slug], req })
      return doc
    },
  ],
})
