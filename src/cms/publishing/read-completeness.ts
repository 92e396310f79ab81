import type { CollectionSlug, PayloadRequest } from 'payload'
import { type LanguageState, languageStates } from '@/domain/languages/public-languages'
import type { Locale } from '@/domain/locale/locales'
import { completenessOf } from '@/domain/publishing/completeness'
import { PUBLISH_FAILED, publishRef } from '@/domain/publishing/scheduled'
import { describeGaps, type PlaceInWords, whereIs } from './describe-gaps'
import { choosesLanguages } from './languages/chooses-languages'
import type { Row } from './leaves'
import { ownLocale, readInAllLocales } from './read-in-all-locales'
import { readSubject } from './read-subject'
import { readWarnings } from './trial/read-warnings'
import type { Refusal } from './trial/try-publishing'
import { withForm } from './with-form'

type What = {
  req: PayloadRequest
  collection: string
  id: string | null
  locale: Locale
  form: Row
  /** Publishes the form and takes it back: what that was refused with. */
  attempt: () => Promise<Refusal[] | 'busy'>
}
export type Completeness = {
  /** Everything that publishing would refuse. */
  gaps: PlaceInWords[]
  /** What becomes of each language; null: a document of this kind is public in all nine. */
  languages: { locale: Locale; state: LanguageState }[] | null
  /** What it would not refuse, and should be looked at. */
  warnings: PlaceInWords[]
  /** Publishing was tried. If not, somebody else was publishing, and what it would refuse beside the gaps is not known. */
  tried: boolean
  /** What was to happen at a set time was refused, and nobody has published since. `why`: what it was refused with, where it was to go offline. */
  failed: { at: string; why: string | null } | null
}

/**
 * What a form would be refused with if it were published, and what should be looked at before; and whether publishing it
 * at a set time has failed. Null: no such collection or document. Payload refuses in rounds, first empty fields, then what
 * must be unique, then our rules; so the gaps are read beside the attempt, which ends with the first round that fails.
 */
export const readCompleteness = async ({
  req,
  collection,
  id,
  locale,
  form,
  attempt,
}: What): Promise<Completeness | null> => {
  const config = req.payload.collections[collection as CollectionSlug]?.config
  if (!config?.versions?.drafts) return null
  const stored = id ? await readInAllLocales({ req, collection, id, draft: true }) : {}
  if (!stored) return null
  const { fields } = config
  const live =
    id && choosesLanguages(fields) ? await readInAllLocales({ req, collection, id, draft: false }) : null
  const doc = withForm({ fields, stored, form, locale })
  const gaps = completenessOf(await readSubject({ collection: config, doc, req }))
  const at = { fields, doc, language: req.i18n.language }
  const warnings = await readWarnings({ collection: config, id, doc, req })
  const attempted = await attempt()
  return {
    gaps: [...describeGaps({ ...at, gaps }), ...describeRefusals({ ...at, gaps, attempted })],
    languages: choosesLanguages(fields)
      ? languageStates({ before: live?._status === 'published' ? live : null, after: doc })
      : null,
    warnings,
    tried: attempted !== 'busy',
    failed: id ? await readFailure({ req, ref: publishRef({ collection, id }) }) : null,
  }
}

type Attempted = Parameters<typeof whereIs>[0] & {
  gaps: readonly { path: string }[]
  attempted: Refusal[] | 'busy'
}

/** Without what the gaps have said of the same field, in more words. */
const describeRefusals = ({ gaps, attempted, ...at }: Attempted): PlaceInWords[] => {
  if (attempted === 'busy') return []
  const where = whereIs(at)
  return attempted
    .filter(({ path }) => !gaps.some((gap) => gap.path === path))
    .map(({ path, message, label }) => ({
      path,
      where: where(path, label || path),
      sentence: message,
      locales: [],
    }))
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
