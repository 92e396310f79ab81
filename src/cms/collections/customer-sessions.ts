import type { CollectionConfig } from 'payload'
import { SIGN_IN_WAYS } from '@/domain/accounts/session'
import { nobodyField } from '../access/roles'
import { SYSTEM_SECRET } from '../access/rules'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'

/** Where a customer is signed in: one row a browser, by the hash of its cookie. Signing out deletes the row. */
export const CustomerSessions: CollectionConfig = {
  slug: 'customer-sessions',
  admin: { ...recordsIn('system'), defaultColumns: ['customer', 'device', 'way', 'seenAt', 'createdAt'] },
  defaultSort: '-createdAt',
  access: SYSTEM_SECRET,
  fields: [
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true },
    {
      name: 'tokenHash',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { read: nobodyField },
      admin: { hidden: true },
    },
    { name: 'way', type: 'select', required: true, options: [...SIGN_IN_WAYS] },
    /** Browser and system as the browser calls itself, for the person to know it again. */
    { name: 'device', type: 'text', required: true },
    { name: 'network', type: 'text', required: true },
    { name: 'seenAt', type: 'date', required: true, admin: TO_THE_MINUTE },
    { name: 'expiresAt', type: 'date', required: true, admin: TO_THE_MINUTE },
  ],
}
