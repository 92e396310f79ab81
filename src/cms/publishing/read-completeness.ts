import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Locale } from '@/domain/locale/locales'
import { completenessOf } from '@/domain/publishing/completeness'
import { PUBLISH_FAILED, publishRef } from '@/domain/publishing/scheduled'
import { describeGaps, type GapInWords } from './describe-gaps'
import type { Row } from './leaves'
import { ownLocale, readInAllLocales } from './read-in-all-locales'
import { readSubject } from './read-subject'
import { withForm } from './with-form'

type What = { req: PayloadRequest; collection: string; id: string | null; locale: Locale; form: Row }
export type Completeness = {
  gaps: GapInWords[]
  /** What was to happen at a set time was refused, and nobody has published since. `why`: what it was refused with, where it was to go offline. */
  failed: { at: string; why: string | null } | null
}

/** What a form lacks, and whether publishing it at a set time has failed; null: no such collection or document. */
export const readCompleteness = async ({
  req,
  collection,
  id,
  locale,
  form,
}: What): Promise<Completeness | null> => {
  const config = req.payload.collections[collection as CollectionSlug]?.config
  if (!config?.versions?.drafts) return null
  const stored = id ? await readInAllLocales({ req, collection, id, draft: true }) : {}
  if (!stored) return null
  const { fields } = config
  const doc = withForm({ fields, stored, form, locale })
  const gaps = completenessOf(await readSubject({ collection: config, doc, req }))
  return {
    gaps: describeGaps({ gaps, fields, doc, language: req.i18n.language }),
    failed: id ? await readFailure({ req, ref: publishRef({ collection, id }) }) : null,
  }
}

const readFailure = async ({ req, ref }: { req: PayloadRequest; ref: string }) => {
  const { docs } = await req.payload.find({
    collection: 'anomalies',
    where: { kind: { equals: PUBLISH_FAILED }, ref: { equals: ref }, resolvedAt: { exists: false } },
    limit: 1,
    depth: 0,
    pagination: false,
    req: ownLocale(req),
  })
  const [notice] = docs
  if (!notice) return null
  const { type, message } = (notice.detail ?? {}) as { type?: string; message?: string }
  return { at: notice.updatedAt, why: type === 'unpublish' ? (message ?? '') : null }
}
