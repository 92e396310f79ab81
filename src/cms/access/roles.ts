import type { Access, FieldAccess, PayloadRequest } from 'payload'

type User = PayloadRequest['user']

const admin = (user: User) => (user?.collection === 'admins' ? user : null)

/** Anybody who works in the admin; a customer never is. */
export const isStaffUser = (user: User): boolean => admin(user) !== null
export const isStaff: Access = ({ req }) => isStaffUser(req.user)

/** The role that may manage colleagues and see everything. */
export const isOwnerUser = (user: User): boolean => admin(user)?.roles?.includes('owner') ?? false
export const isOwner: Access = ({ req }) => isOwnerUser(req.user)

/** Owners see every admin; others see and change themselves. */
export const isOwnerOrSelf: Access = ({ req }) => {
  const user = admin(req.user)
  if (!user) return false
  return isOwnerUser(user) ? true : { id: { equals: user.id } }
}

export const nobody: Access = () => false

export const ownerField: FieldAccess = ({ req }) => isOwnerUser(req.user)
export const nobodyField: FieldAccess = () => false
