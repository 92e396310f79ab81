import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import type { Locale } from '@/domain/locale/locales'
import { handleOf } from '../../hooks/handle-of'
import { namedUnique } from '../../hooks/name-unique'
import { isRow, type Row, rowsOf } from '../leaves'

type What = { req: PayloadRequest; collection: string; id: string | null; locale: Locale; form: Row }

/** What a publishing was refused with. `path` is empty where it is about no field. */
export type Refusal = { path: string; message: string; label: string }

/** Shorter than the second after which PostgreSQL looks for deadlocks: a trial gives way, and never a colleague's work. */
const PATIENCE = '400ms'

/**
 * What publishing a form would be refused with, nothing where it would pass. It is the publishing itself, with everything
 * that Payload and our hooks ask on the way, so it is called in a transaction that is taken back (services/on-trial.ts).
 * 'busy': somebody else is writing or publishing, and it was not tried. `req` is of no use afterwards: Payload ends the
 * transaction of what it refuses.
 */
export const tryPublishing = async ({
  req,
  collection,
  id,
  locale,
  form,
}: What): Promise<Refusal[] | 'busy'> => {
  const db = await handleOf(req)
  await db.execute(sql`select set_config('lock_timeout', ${PATIENCE}, true)`)
  const asked = {
    collection: collection as CollectionSlug,
    data: { ...form, _status: 'published' },
    locale,
    fallbackLocale: false as const,
    depth: 0,
    draft: false,
    // As the person who would publish.
    overrideAccess: false,
    user: req.user,
    // What is taken back changes no page.
    context: { skipInvalidation: true },
    req,
  }
  try {
    await (id ? req.payload.update({ ...asked, id } as Update) : req.payload.create(asked as Create))
    return []
  } catch (error) {
    if (isBusy(error)) return 'busy'
    if (!(error instanceof APIError) || error.status >= 500) throw error
    return refusalsOf({ error, collection, req })
  }
}

/** The form of any collection: which fields it has, Payload finds out. */
type Update = Parameters<PayloadRequest['payload']['update']>[0]
type Create = Parameters<PayloadRequest['payload']['create']>[0]

const LOCK_NOT_AVAILABLE = '55P03'

const isBusy = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE || isBusy(error.cause))

type Refused = { error: APIError; collection: string; req: PayloadRequest }

const refusalsOf = ({ error, collection, req }: Refused): Refusal[] => {
  const { fields } = req.payload.collections[collection as CollectionSlug].config
  const rows = isRow(error.data) ? rowsOf(error.data.errors) : []
  if (rows.length === 0) return [{ path: '', message: error.message, label: '' }]
  return rows.map((row) => {
    const { path, message, label } = namedUnique({ row, fields, language: req.i18n.language })
    return { path: String(path ?? ''), message: String(message), label: String(label ?? '') }
  })
}
