import type { CollectionConfig, GlobalConfig, GlobalSlug, PayloadRequest } from 'payload'
import {
  AUDITED,
  type AuditAction,
  type AuditEntry,
  actionBetween,
  changesBetween,
  liveOf,
} from '@/domain/accounts/audit'
import type { Row } from '../publishing/leaves'
import { ownLocale, readInAllLocales } from '../publishing/read-in-all-locales'

// The log tells what is in force: a draft that is kept beside it is nobody's price yet, and becomes an entry when it is
// published. So what is public is read before and after each change, in the change's own transaction.

/** Writes an entry with the change that it tells of: both are stored, or neither. */
const writeEntry = async (
  req: PayloadRequest,
  { kind, action, subject, summary, changes }: AuditEntry,
): Promise<void> => {
  const user = req.user?.collection === 'admins' ? req.user : null
  await req.payload.db.create({
    collection: 'audit-entries',
    data: {
      at: new Date().toISOString(),
      byId: user ? String(user.id) : null,
      byEmail: user?.email ?? null,
      kind,
      action,
      subjectCollection: subject.collection,
      subjectId: subject.id,
      summary: summary ?? null,
      changes: changes ?? null,
    },
    req,
  })
}

const keyOf = (slug: string, id: string): string => `logged ${slug} ${id}`

/** Of a collection in `AUDITED`: what changes of it is logged. Others stay as they are. */
export const logged = (config: CollectionConfig): CollectionConfig => {
  const { slug, hooks, admin } = config
  const kind = AUDITED[slug]
  if (!kind) return config
  const people = slug === 'admins'
  const read = async (req: PayloadRequest, id: string) =>
    liveOf(await readInAllLocales({ req, collection: slug, id, draft: false }))
  const titleOf = (doc: Row | null) => (people ? null : textOf(doc?.[admin?.useAsTitle ?? 'id']))
  const write = async (req: PayloadRequest, id: string, before: Row | null, after: Row | null) => {
    const action = actionBetween(before, after)
    const changes = changesBetween({ before, after, people })
    // Seeds make thousands, and nobody of the staff.
    const bySeed = !req.user && !before
    if (!action || changes.length === 0 || bySeed) return
    const subject = { collection: slug, id }
    await writeEntry(req, { kind, action, subject, summary: titleOf(after ?? before), changes })
  }
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        async ({ data, operation, originalDoc, req }) => {
          if (operation !== 'update') return data
          // Read first: reading gives the request another context, and what is put into the old one is lost.
          const before = await read(req, String(originalDoc.id))
          req.context[keyOf(slug, String(originalDoc.id))] = before
          return data
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          const id = String(doc.id)
          const before = (req.context[keyOf(slug, id)] ?? null) as Row | null
          delete req.context[keyOf(slug, id)]
          await write(req, id, before, await read(req, id))
          return doc
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        async ({ doc, id, req }) => {
          const subject = { collection: slug, id: String(id) }
          await writeEntry(req, { kind, action: 'deleted', subject, summary: titleOf(doc as Row) })
          return doc
        },
      ],
    },
  }
}

/** The same for a global, which is in force as it is saved. */
export const loggedGlobal = (config: GlobalConfig): GlobalConfig => {
  const { slug, hooks } = config
  const kind = AUDITED[slug]
  if (!kind) return config
  const read = async (req: PayloadRequest) =>
    (await req.payload.findGlobal({
      slug: slug as GlobalSlug,
      depth: 0,
      locale: 'all',
      fallbackLocale: false,
      req: ownLocale(req),
    })) as unknown as Row
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        async ({ data, req }) => {
          const before = await read(req)
          req.context[keyOf(slug, slug)] = before
          return data
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          const before = (req.context[keyOf(slug, slug)] ?? null) as Row | null
          const changes = changesBetween({ before, after: await read(req) })
          const action: AuditAction = 'changed'
          if (req.user && changes.length > 0)
            await writeEntry(req, { kind, action, subject: { collection: slug, id: slug }, changes })
          return doc
        },
      ],
    },
  }
}

/** A title in English where it is in nine languages. */
const textOf = (title: unknown): string | null => {
  const text = typeof title === 'object' && title !== null ? (title as Row).EN : title
  return typeof text === 'string' || typeof text === 'number' ? String(text).slice(0, 200) : null
}
