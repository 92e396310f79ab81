import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { type WhyNot, whyNot } from '@/domain/languages/texts/check-change'
import { partsOf, withParts } from '@/domain/languages/texts/rich-parts'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { lockRow } from '../../hooks/lock-row'
import { textsInLocale } from '../languages/in-locale'
import { isRow, type Row } from '../leaves'
import { ownLocale } from '../read-in-all-locales'
import { takePublishingTurn } from '../read-world'
import { collectionWithTexts, PICTURE, readNewest, readTexts } from './read-texts'

/** `seen`: the text that it was written over, as the table had it. */
export type TextChange = { path: string; seen: string; text: string }
export type RefusedText = { path: string; why: WhyNot; max: number | null; now: string | null }
export type SavedTexts = {
  /** How many texts are others than before, or would be. */
  changed: number
  refused: RefusedText[]
}

type What = {
  /** Of a transaction. */
  req: PayloadRequest
  collection: string
  id: string
  locale: Locale
  changes: readonly TextChange[]
  /** Only says what it would do. */
  dry: boolean
}

/**
 * Writes texts of a document in one language, as a form in that language would: a draft where there are drafts, through the
 * same hooks. All of them or, where one is refused, none. null: there is no such document.
 */
export const saveTexts = async ({ dry, changes, ...at }: What): Promise<SavedTexts | null> => {
  const { req, collection, id, locale } = at
  const config = collectionWithTexts({ req, collection })
  if (!config) return null
  const pictures = changes.some(({ path }) => path.startsWith(PICTURE))
  // A picture has no drafts, so describing it changes what is public.
  if (pictures || !config.versions?.drafts) await takePublishingTurn(req)
  await lockRow({ collection: config, id, req })
  const texts = await readTexts(at)
  if (!texts) return null
  const known = new Map(texts.rows.map((row) => [row.path, row]))
  const refused = changes.flatMap((change): RefusedText[] => {
    const why = whyNot(change, { known, others: changes })
    const found = known.get(change.path)
    if (!why) return []
    return [
      {
        path: change.path,
        why,
        max: found?.max ?? null,
        now: why === 'changed' ? (found?.said ?? null) : null,
      },
    ]
  })
  const wanted = changes.filter(({ path, text }) => known.get(path)?.said !== text)
  if (refused.length > 0) return { changed: 0, refused }
  if (!dry && wanted.length > 0) {
    await writeOwn({
      req,
      config,
      id,
      locale,
      changes: wanted.filter(({ path }) => !path.startsWith(PICTURE)),
    })
    await writePictures({ req, locale, changes: wanted.filter(({ path }) => path.startsWith(PICTURE)) })
  }
  return { changed: wanted.length, refused }
}

type Write = Pick<What, 'req' | 'locale' | 'changes'>
type Own = Write & { config: SanitizedCollectionConfig; id: string }

const writeOwn = async ({ req, config, id, locale, changes }: Own): Promise<void> => {
  const doc = changes.length > 0 && (await readNewest({ req, config, id }))
  if (!doc) return
  const { fields, slug, versions } = config
  const english = textsInLocale({ fields, doc, locale: DEFAULT_LOCALE })
  let form = textsInLocale({ fields, doc, locale })
  for (const [path, parts] of byField(changes)) {
    const steps = path.split('.')
    const whole = parts.get(null)
    form = changedAt(form, steps, (value) =>
      whole === undefined
        ? withParts(partsOf(value).length > 0 ? value : valueAt(english, steps), numbered(parts))
        : whole || null,
    ) as Row
  }
  const touched = new Set(changes.map(({ path }) => path.split(/[.#]/)[0]))
  const drafts = Boolean(versions?.drafts)
  await req.payload.update({
    collection: slug as CollectionSlug,
    id,
    locale,
    draft: drafts,
    depth: 0,
    data: {
      ...Object.fromEntries(Object.entries(form).filter(([name]) => touched.has(name))),
      ...(drafts && { _status: 'draft' }),
    } as never,
    overrideAccess: false,
    user: req.user,
    req: ownLocale(req),
  })
}

const writePictures = async ({ req, locale, changes }: Write): Promise<void> => {
  for (const { path, text } of changes)
    await req.payload.update({
      collection: 'media',
      id: path.slice(PICTURE.length),
      locale,
      depth: 0,
      data: { alt: text },
      overrideAccess: false,
      user: req.user,
      req: ownLocale(req),
    })
}

type Parts = Map<number | null, string>

/** The changes of each field: of its parts by their numbers, or of all of it under null. */
const byField = (changes: readonly TextChange[]): Map<string, Parts> => {
  const fields = new Map<string, Parts>()
  for (const { path, text } of changes) {
    const [field = '', part] = path.split('#')
    const parts = fields.get(field) ?? new Map()
    fields.set(field, parts.set(part === undefined ? null : Number(part), text))
  }
  return fields
}

const numbered = (parts: Parts): Map<number, string> =>
  new Map([...parts].flatMap(([part, text]) => (part === null ? [] : [[part, text] as const])))

/** A form with another value at a path in which rows are named by their ids. */
const changedAt = (
  value: unknown,
  steps: readonly string[],
  change: (value: unknown) => unknown,
): unknown => {
  const [step, ...rest] = steps
  if (step === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((row) => (isRow(row) && row.id === step ? changedAt(row, rest, change) : row))
  return isRow(value) ? { ...value, [step]: changedAt(value[step], rest, change) } : value
}

const valueAt = (value: unknown, steps: readonly string[]): unknown => {
  const [step, ...rest] = steps
  if (step === undefined) return value
  const next = Array.isArray(value)
    ? value.find((row) => isRow(row) && row.id === step)
    : isRow(value)
      ? value[step]
      : undefined
  return valueAt(next, rest)
}
