import type { CollectionConfig, GlobalConfig, GlobalSlug, PayloadRequest } from 'payload'
import {
  AUDITED,
  AUDITED_OF_HEALTH,
  type AuditAction,
  type AuditEntry,
  actionBetween,
  changesBetween,
  liveOf,
} from '@/domain/accounts/audit'
import { isHealthKind } from '@/domain/exam/kinds'
import type { Row } from '../publishing/leaves'
import { ownLocale, readInAllLocales } from '../publishing/read-in-all-locales'
import { lockGlobal, lockRow } from './lock-row'

// The log tells what is in force: a draft that is kept beside it is nobody's price yet, and becomes an entry when it is
// published. So what is public is read before and after each change, in the change's own transaction, and from before the first
// reading on alone: of two changes at once the second would else be told from what the first found.

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
/** Of who got a new password: that it is another one, and no more. */
const passwordKeyOf = (id: string): string => `logged password ${id}`

type Subject = { slug: string; doc: Row; req: PayloadRequest }

/** Of tests and questionnaires, those about health. */
const isLogged = async ({ slug, doc, req }: Subject): Promise<boolean> => {
  if (!AUDITED_OF_HEALTH.includes(slug)) return true
  const exam = slug === 'exams' ? doc : await examOf(doc.exam, req)
  return isHealthKind(String(exam?.kind))
}

const examOf = async (exam: unknown, req: PayloadRequest): Promise<Row | null> =>
  typeof exam === 'string'
    ? ((await req.payload.findByID({
        collection: 'exams',
        id: exam,
        depth: 0,
        disableErrors: true,
        req: ownLocale(req),
      })) as unknown as Row | null)
    : (exam as Row | null)

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
    const password = passwordKeyOf(id) in req.context ? [{ path: 'password' }] : []
    delete req.context[passwordKeyOf(id)]
    const changes = [...changesBetween({ before, after, people }), ...password]
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
          const id = String(originalDoc.id)
          await lockRow({ collection: config, id, req })
          // First read: Payload gives a request that reads by it a new context.
          const before = (await isLogged({ slug, doc: originalDoc, req })) ? await read(req, id) : null
          req.context[keyOf(slug, id)] = before
          if (people && data.password) req.context[passwordKeyOf(id)] = true
          return data
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          const id = String(doc.id)
          const before = (req.context[keyOf(slug, id)] ?? null) as Row | null
          delete req.context[keyOf(slug, id)]
          if (before || (await isLogged({ slug, doc, req })))
            await write(req, id, before, await read(req, id))
          return doc
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        async ({ doc, id, req }) => {
          const subject = { collection: slug, id: String(id) }
          if (await isLogged({ slug, doc: doc as Row, req }))
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
          await lockGlobal({ global: config, req })
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
