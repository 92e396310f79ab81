import type { CollectionConfig } from 'payload'
import { CODE_PURPOSES } from '@/domain/accounts/email-code'
import { nobodyField } from '../access/roles'
import { SYSTEM_SECRET } from '../access/rules'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'

/**
 * Codes that were mailed. The newest one of a browser, an address and a purpose counts, for ten minutes, five tries and
 * one success. Addresses without an account have rows too: they must take the same work.
 */
export const EmailCodes: CollectionConfig = {
  slug: 'email-codes',
  admin: { ...recordsIn('system'), defaultColumns: ['email', 'purpose', 'tries', 'expiresAt', 'createdAt'] },
  defaultSort: '-createdAt',
  access: SYSTEM_SECRET,
  indexes: [{ fields: ['email', 'purpose', 'visitorHash'], unique: true }],
  fields: [
    { name: 'email', type: 'email', required: true },
    { name: 'purpose', type: 'select', required: true, options: [...CODE_PURPOSES] },
    /** Who changes their address; for the other purposes the address says it. */
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    /** The browser that asked: a code that somebody else was told is of no use in another one. */
    {
      name: 'visitorHash',
      type: 'text',
      required: true,
      access: { read: nobodyField },
      admin: { hidden: true },
    },
    /** Empty until the worker has written the mail, which is where the code is made. */
    { name: 'hash', type: 'text', access: { read: nobodyField }, admin: { hidden: true } },
    /** What a registration asked for, its password hashed: an account begins with the proof of its address. */
    { name: 'pending', type: 'json', access: { read: nobodyField }, admin: { hidden: true } },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'expiresAt', type: 'date', required: true, index: true, admin: TO_THE_MINUTE },
    { name: 'usedAt', type: 'date', admin: TO_THE_MINUTE },
  ],
}
