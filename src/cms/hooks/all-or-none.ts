import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionAfterOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { inNine } from '../admin/words/labels'
import type { AdminLanguage } from '../admin/words/languages'
import { say } from '../admin/words/say'

const BAD_REQUEST = 400
/** As many as a sentence bears. */
const MOST = 5

type Refused = { id: unknown; isPublic?: boolean; message: string }

/**
 * Many are changed all or none. Payload catches what refuses one of them and commits the others, and of the refused one
 * what it had written before; thrown here, it undoes the whole change.
 */
export const allOrNone: CollectionAfterOperationHook = async ({ collection, result, req }) => {
  const { errors } = (result ?? {}) as { errors?: readonly Refused[] }
  if (!Array.isArray(errors) || errors.length === 0) return result
  throw new APIError(await listed({ errors, collection, req }), BAD_REQUEST, { refused: errors }, true)
}

/** Payload's lists read the documents of every answer to a change of many, also of a refusal. */
export const withoutDocs: CollectionAfterErrorHook = ({ req, result }) =>
  req.routeParams?.id === undefined && ['PATCH', 'DELETE'].includes(String(req.method))
    ? { response: { ...result, docs: [] } }
    : undefined

type What = {
  errors: readonly Refused[]
  collection: SanitizedCollectionConfig
  req: PayloadRequest
}

const listed = async ({ errors, collection, req }: What): Promise<string> => {
  const { slug, admin } = collection
  // A request of its own: the database may have given up on this one's transaction.
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: errors.map(({ id }) => id) } },
    depth: 0,
    limit: 0,
    pagination: false,
    draft: Boolean(collection.versions?.drafts),
  })
  const noun = inNine('singular', slug)?.[req.i18n.language as AdminLanguage] ?? slug
  const said = errors.map(({ id, isPublic, message }) => {
    const doc = docs.find((each) => each.id === id) as Record<string, unknown> | undefined
    const title = String(doc?.[admin.useAsTitle ?? 'id'] || id)
    return `${say(req.i18n, 'uses.named', { title, noun })}: ${isPublic === false ? req.t('error:unknown') : message}`
  })
  const more = said.length > MOST ? [`+ ${said.length - MOST}`] : []
  return say(req.i18n, 'uses.noneChanged', { list: [...said.slice(0, MOST), ...more].join(' · ') })
}
