import type { CollectionConfig, GlobalConfig } from 'payload'
import { invalidate } from '@/content/invalidate'

type Hooks = NonNullable<CollectionConfig['hooks']>

/** Hooks that mark a collection's cached reads as stale once the change is committed. They do no outside work. */
export const invalidating = (slug: string): Pick<Hooks, 'afterChange' | 'afterDelete'> => ({
  afterChange: [
    async ({ doc, req }) => {
      await invalidate({ tags: [slug], req })
      return doc
    },
  ],
  afterDelete: [
    async ({ doc, req }) => {
      await invalidate({ tags: [slug], req })
      return doc
    },
  ],
})

export const invalidatingGlobal = (slug: string): GlobalConfig['hooks'] => ({
  afterChange: [
    async ({ doc, req }) => {
      await invalidate({ tags: [slug], req })
      return doc
    },
  ],
})
