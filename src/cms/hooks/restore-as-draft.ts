import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

/** An earlier version comes back as a draft: what is public changes when somebody publishes it (docs/publishing.md). */
export const restoreAsDraft: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'restoreVersion' ? { ...args, draft: true } : args

type Saving = { id?: number | string; data?: { _status?: unknown }; draft?: boolean; req: PayloadRequest }

/**
 * A save that names no status, as scripts and "edit many" send them, leaves public what is public: it is stored as a draft
 * beside it. Payload would take the document off the net where a newer draft exists.
 */
export const keepPublic: CollectionBeforeOperationHook = async ({ args, operation, collection }) => {
  const { id, data, draft, req } = args as Saving
  if (operation !== 'update' || req.payloadAPI !== 'REST' || draft || !data || data._status !== undefined)
    return args
  if (id !== undefined && !(await hasNewerDraft(req, collection.slug, id))) return args
  return { ...args, draft: true }
}

const hasNewerDraft = async (
  req: PayloadRequest,
  collection: Parameters<PayloadRequest['payload']['findVersions']>[0]['collection'],
  id: number | string,
): Promise<boolean> => {
  const { docs } = await req.payload.findVersions({
    collection,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  })
  const version = docs[0]?.version as { _status?: string } | undefined
  return version?._status === 'draft'
}
