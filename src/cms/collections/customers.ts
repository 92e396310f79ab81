import type { CollectionConfig } from 'payload'
import { env } from '@/config/env'
import { SYSTEM_OWNS } from '../access/rules'

/** People who buy. Apart from admins; Payload's own routes (login, forgot-password, ...) stay closed for them. */
export const Customers: CollectionConfig = {
  slug: 'customers',
  admin: {
    group: 'people',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'nickname', 'createdAt'],
    listSearchableFields: ['email', 'nickname'],
  },
  defaultSort: '-createdAt',
  auth: {
    removeTokenFromResponses: true,
    useAPIKey: false,
    cookies: { sameSite: 'Lax', secure: env().secureCookies },
  },
  access: { ...SYSTEM_OWNS, admin: () => false },
  endpoints: false,
  fields: [{ name: 'nickname', type: 'text' }],
}
