import type { Access, FieldAccess, PayloadRequest } from 'payload'

const admin = (req: PayloadRequest) => (req.user?.collection === 'admins' ? req.user : null)

/** Anybody who works in the admin; a customer never is. */
export const isStaff: Access = ({ req }) => admin(req) !== null

/** The role that may manage colleagues and see everything. */
export const isOwner: Access = ({ req }) => admin(req)?.role === 'owner'

/** Owners see every admin; others see and change themselves. */
export const isOwnerOrSelf: Access = ({ req }) => {
  const user = admin(req)
  if (!user) return false
  return user.role === 'owner' ? true : { id: { equals: user.id } }
}

export const nobody: Access = () => false

export const ownerField: FieldAccess = ({ req }) => admin(req)?.role === 'owner'
export const nobodyField: FieldAccess = () => false
