import { APIError, type CollectionSlug } from 'payload'
import { z } from 'zod'
import { usesOf } from '@/domain/publishing/lost-needs'
import { REPLACEABLE } from '@/domain/publishing/relations'
import { nameInstead, takePlace } from '@/services/editing/stand-in'
import { inTransaction } from '@/services/transaction'
import { collections } from '../../collections'
import { globals } from '../../globals'
import { readUses } from '../../publishing/read-uses'
import { readWorld } from '../../publishing/read-world'
import { keptKinds, relationsOf } from '../../publishing/relations'
import { judgedReplacement } from '../../publishing/replace'
import { asAskedBy } from './as-asked-by'
import { defineStaffEndpoint } from './define-staff-endpoint'
import { mayTouch } from './may-touch'

/** Who needs a document, and what could stand in for it. */
export const usesEndpoint = defineStaffEndpoint({
  path: '/admin/uses',
  may: 'perDocument',
  body: z.strictObject({ kind: z.enum(keptKinds({ collections, globals })), id: z.uuid() }),
  handler: async ({ input, req }) => {
    await mayTouch('read', { req, collection: input.kind })
    return readUses({ ...input, req })
  },
})

/** One document in the place of another wherever that is named, and then, if asked, without that one. */
export const replaceEndpoint = defineStaffEndpoint({
  path: '/admin/replace',
  may: 'perDocument',
  body: z.strictObject({
    kind: z.enum(REPLACEABLE),
    id: z.uuid(),
    by: z.uuid(),
    remove: z.boolean(),
  }),
  handler: async ({ deps, input, req }) => {
    const { kind, id, remove } = input
    // It is written into whatever names it, of whichever area.
    const users = usesOf(await readWorld(req), { kind, id }).filter(({ user }) => !user.record)
    for (const collection of new Set([kind, ...users.map(({ user }) => user.kind)]))
      await mayTouch('update', { req, collection })
    try {
      await inTransaction(deps, async ({ db, newReq }) => {
        const own = asAskedBy(req, await newReq())
        await judgedReplacement({
          ...input,
          req: own,
          replace: () =>
            kind === 'questions'
              ? takePlace(own, input)
              : nameInstead(db, { ...input, relations: relationsOf(req.payload.config) }),
        })
        if (remove) await req.payload.delete({ collection: kind as CollectionSlug, id, req: own })
      })
      return { refused: null }
    } catch (error) {
      // What a rule says is for the person at the screen.
      if (error instanceof APIError && error.status < 500) return { refused: error.message }
      throw error
    }
  },
})
