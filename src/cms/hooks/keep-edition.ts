import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { isStaffUser } from '../access/roles'
import { textsOf } from '../publishing/live/editions'
import { readInAllLocales } from '../publishing/read-in-all-locales'
import { handleOf } from './handle-of'

/**
 * A legal page that is published is kept word for word under its version. That only a typing error was corrected is said
 * for one correction: it is stored with the edition, and the page says it no more.
 */
export const keepEdition: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc
  const page = await readInAllLocales({ req, collection: 'protocols', id: doc.id, draft: false })
  if (page?._status !== 'published') return doc
  const version = String(page.version)
  const { docs } = await req.payload.find({
    collection: 'protocol-editions',
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ protocol: { equals: doc.id } }, { version: { equals: version } }] },
  })
  const [known] = docs
  const now = new Date().toISOString()
  const by = req.user && isStaffUser(req.user) ? req.user.id : null
  const texts = textsOf(page)
  const isCorrected = page.onlyTypo === true && !isDeepStrictEqual(known?.texts, texts)
  const corrected = isCorrected ? { correctedAt: now, correctedBy: by } : {}
  const at = { collection: 'protocol-editions', req, depth: 0 } as const
  if (known) await req.payload.update({ ...at, id: known.id, data: { texts, ...corrected } })
  else
    await req.payload.create({
      ...at,
      data: { protocol: doc.id, version, texts, publishedAt: now },
    })
  if (page.onlyTypo !== true) return doc
  await unsay(req, doc.id)
  return { ...doc, onlyTypo: false }
}

const unsay = async (req: PayloadRequest, id: string): Promise<void> => {
  const db = await handleOf(req)
  await db.execute(sql`update protocols set only_typo = false where id = ${id}`)
  await db.execute(sql`update _protocols_v set version_only_typo = false where parent_id = ${id}`)
}

/**
 * By who corrected it nothing is searched or sorted: the order of a list would tell of fields of colleagues that nobody reads, the
 * hash of a password among them.
 */
export const notByCorrector: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  const { sort, where } = args as { sort?: unknown; where?: unknown }
  const names = JSON.stringify([sort ?? null, where ?? null]).includes('correctedBy.')
  if (names && !overrideAccess) throw new APIError('This path cannot be queried.', 400, null, true)
  return args
}
