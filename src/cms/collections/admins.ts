import type { CollectionConfig, PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { isOwner, isOwnerOrSelf, isStaff, nobody, ownerField } from '../access/roles'
import { lockBefore, lockLogout, spendLetters } from '../hooks/account-lock'

/** The link's host is ours, whatever host was asked. */
const resetLetter = ({ req, token }: { req?: PayloadRequest; token?: string } = {}): string => {
  const url = `${env().SITE_URL}/admin/reset/${token}`
  return `<p>${req?.t('authentication:youAreReceivingResetPassword')}</p><p><a href="${url}">${url}</a></p><p>${req?.t('authentication:youDidNotRequestPassword')}</p>`
}

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
    // What locks is ours, per account and address (services/admins/sign-in); this lock could be set off by anybody.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    forgotPassword: { generateEmailHTML: (args) => resetLetter(args) },
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
  hooks: { beforeOperation: [lockBefore], afterLogout: [lockLogout], beforeChange: [spendLetters] },
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
