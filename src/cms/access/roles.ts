import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { type Area, mayDo, type Operation, sees } from '@/domain/accounts/staff-roles'
import { needsSecondStep } from '@/domain/accounts/totp'

type User = PayloadRequest['user']

const admin = (user: User) => (user?.collection === 'admins' ? user : null)

/** Whoever is signed in at the admin, also before the second step that they still have to set up. */
export const isSignedInAdmin = (user: User): boolean => admin(user) !== null

/** None for customers, and none for who must set up the second step of signing in first. */
const rolesOf = (user: User): readonly string[] => {
  const known = admin(user)
  const { takesRealMoney } = env()
  return known && !needsSecondStep({ totpSince: known.totpSince, takesRealMoney }) ? (known.roles ?? []) : []
}

/** Whether somebody may read or write in an area: the one question that every rule of the admin asks. */
export const may = (user: User, area: Area, operation: Operation): boolean =>
  mayDo(rolesOf(user), area, operation)

/** Whether an area belongs into somebody's navigation. */
export const seesArea = (user: User, area: Area): boolean => sees(rolesOf(user), area)

/** Anybody who works in the admin; a customer never is. */
export const isStaffUser = (user: User): boolean => rolesOf(user).length > 0
export const isStaff: Access = ({ req }) => isStaffUser(req.user)

/** The role that may manage colleagues and see everything. */
export const isOwnerUser = (user: User): boolean => rolesOf(user).includes('owner')
export const isOwner: Access = ({ req }) => isOwnerUser(req.user)

/** Owners see every admin; others see and change themselves, also to set up their second step. */
export const isOwnerOrSelf: Access = ({ req }) => {
  const user = admin(req.user)
  if (!user) return false
  return isOwnerUser(req.user) ? true : { id: { equals: user.id } }
}

export const nobody: Access = () => false

export const ownerField: FieldAccess = ({ req }) => isOwnerUser(req.user)
export const nobodyField: FieldAccess = () => false
