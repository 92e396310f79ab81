import type { CollectionConfig } from 'payload'
import { env } from '@/config/env'
import { isOwner, isOwnerOrSelf, isStaff, nobody, ownerField } from '../access/roles'

export const Admins: CollectionConfig = {
  slug: 'admins',
  admin: {
    group: 'people',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
  },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 15 * 60 * 1000,
    removeTokenFromResponses: true,
    useAPIKey: false,
    cookies: { sameSite: 'Lax', secure: env().secureCookies },
  },
  access: {
    admin: ({ req }) => req.user?.collection === 'admins',
    create: isOwner,
    read: isOwnerOrSelf,
    update: isOwnerOrSelf,
    delete: isOwner,
    unlock: isOwner,
    readVersions: nobody,
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: ['owner', 'editor'],
      access: { create: ownerField, update: ownerField, read: ({ req }) => Boolean(isStaff({ req })) },
    },
  ],
}
