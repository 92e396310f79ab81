import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isSame, judgeRoles, type RolesProblem } from '@/domain/accounts/staff-roles'
import type { Admin } from '@/payload-types'
import { isOwnerUser } from '../access/roles'
import { say } from '../admin/words/say'
import { handleOf } from './handle-of'

type Roles = readonly string[]

/** Whoever changes who is an owner does it alone: two who took the role from each other would leave nobody. */
const lockOwners = async (req: PayloadRequest) => {
  const db = await handleOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('roles of the staff', 0))`)
  return db
}

/** Roles as they are stored once everybody before has committed. */
const readRoles = async (req: PayloadRequest): Promise<Map<string, Roles>> => {
  const db = await lockOwners(req)
  const { rows } = await db.execute<{ id: string; roles: string[] }>(
    sql`select parent_id::text as id, array_agg(value::text order by "order") as roles
        from admins_roles group by parent_id`,
  )
  return new Map(rows.map(({ id, roles }) => [id, roles]))
}

type Change = { req: PayloadRequest; id: string; after: Roles | null }

const refuse = async ({ req, id, after }: Change): Promise<void> => {
  const stored = await readRoles(req)
  const actor = req.user?.collection === 'admins' ? String(req.user.id) : null
  // Somebody took the role from who asks, while this waited.
  if (actor !== null && !stored.get(actor)?.includes('owner')) throw new Forbidden(req.t)
  const otherOwners = [...stored].filter(([other, roles]) => other !== id && roles.includes('owner')).length
  const problem = judgeRoles({ before: stored.get(id) ?? [], after, isSelf: actor === id, otherOwners })
  if (problem) throw refusalOf(problem, { id, req })
}

const refusalOf = (problem: RolesProblem, { id, req }: Pick<Change, 'id' | 'req'>): ValidationError => {
  const message = say(req.i18n, `refusals.${problem}`)
  return new ValidationError({ collection: 'admins', id, errors: [{ path: 'roles', message }], req }, req.t)
}

/**
 * The field's rule takes the roles out of what a colleague saves of their own account, and says nothing. Whoever sends others than
 * their own is told before that. Owners pass the field's rule; `keepOwner` judges them with what is stored.
 */
export const refuseOwnRoles: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const me = req.user?.collection === 'admins' ? req.user : null
  if (operation !== 'update' || overrideAccess || !me || isOwnerUser(me)) return args
  const { id = me.id, data } = args as { id?: string; data?: { roles?: unknown } }
  // Of anybody else they save nothing at all.
  if (data?.roles === undefined || id !== me.id) return args
  const isUnchanged = Array.isArray(data.roles) && isSame(data.roles.map(String), me.roles)
  if (!isUnchanged) throw refusalOf('ownRoles', { id, req })
  return args
}

/** Nobody changes their own roles, and the last owner stays one. */
export const keepOwner: CollectionBeforeChangeHook<Admin> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || !data.roles || isSame(data.roles, originalDoc.roles))
    return data
  await refuse({ req, id: originalDoc.id, after: data.roles })
  return data
}

export const keepOwnerThere: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuse({ req, id: String(id), after: null })

/** What somebody was allowed ends with the role: they sign in again with what they are now. */
export const endSessions: CollectionAfterChangeHook<Admin> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || isSame(doc.roles ?? [], previousDoc.roles ?? [])) return doc
  const db = await handleOf(req)
  await db.execute(sql`delete from admins_sessions where _parent_id::text = ${String(doc.id)}`)
  return doc
}
