import type { CollectionConfig, PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { STAFF_ROLES } from '@/domain/accounts/staff-roles'
import { isOwner, isOwnerOrSelf, isStaff, nobody, nobodyField, ownerField } from '../access/roles'
import { lockBefore, lockLogout, spendLetters } from '../hooks/account-lock'
import { askSecondStep } from '../hooks/ask-second-step'
import { endSessions, keepOwner, keepOwnerThere, refuseOwnRoles } from '../hooks/keep-owner'
import { ownAddress, strongPassword } from '../hooks/strong-password'

/** The link's host is ours, whatever host was asked. */
const resetLetter = ({ req, token }: { req?: PayloadRequest; token?: string } = {}): string => {
  const url = `${env().SITE_URL}/admin/reset/${token}`
  return `<p>${req?.t('authentication:youAreReceivingResetPassword')}</p><p><a href="${url}">${url}</a></p><p>${req?.t('authentication:youDidNotRequestPassword')}</p>`
}

const KEPT_BY_US = { create: nobodyField, update: nobodyField }
const HIDDEN_FROM_ALL = { ...KEPT_BY_US, read: nobodyField }

export const Admins: CollectionConfig = {
  slug: 'admins',
  admin: {
    group: 'people',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'roles', 'totpSince', 'invitedAt'],
    components: { beforeListTable: ['/cms/admin/colleagues/invite-colleague#InviteColleague'] },
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
  hooks: {
    beforeOperation: [lockBefore, refuseOwnRoles],
    afterLogout: [lockLogout],
    beforeLogin: [askSecondStep],
    beforeValidate: [ownAddress, strongPassword],
    beforeChange: [spendLetters, keepOwner],
    afterChange: [endSessions],
    beforeDelete: [keepOwnerThere],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['editor'],
      saveToJWT: true,
      options: [...STAFF_ROLES],
      access: { create: ownerField, update: ownerField, read: ({ req }) => Boolean(isStaff({ req })) },
    },
    /** Until they have set their first password. */
    {
      name: 'invitedAt',
      type: 'date',
      access: KEPT_BY_US,
      admin: { readOnly: true, components: { Cell: '/cms/admin/colleagues/invitation-cell#InvitationCell' } },
    },
    /** Since when a one-time code is asked at the login; empty: it is not. */
    { name: 'totpSince', type: 'date', access: KEPT_BY_US, admin: { readOnly: true } },
    /** What the codes are made of, encrypted. */
    { name: 'totpSecret', type: 'text', hidden: true, access: HIDDEN_FROM_ALL },
    /** The step of the last code that was taken: each is taken once. */
    { name: 'totpLastStep', type: 'number', hidden: true, access: HIDDEN_FROM_ALL },
    {
      name: 'account',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/cms/admin/sign-in/own-account#OwnAccount' },
      },
    },
    /** Hashes of the codes for who lost the device; a code that was used is taken out. */
    { name: 'recoveryCodes', type: 'json', hidden: true, access: HIDDEN_FROM_ALL },
  ],
}
