import type { CollectionConfig } from 'payload'
import { SECRET_KINDS } from '@/domain/accounts/secrets'
import { nobodyField } from '../access/roles'
import { SYSTEM_SECRET } from '../access/rules'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'

/**
 * What a customer can prove with that they are one: a password, or for a day the temporary one and the link that a
 * purchase mailed. Apart from the customer, so that no read of a customer can carry a hash.
 */
export const CustomerSecrets: CollectionConfig = {
  slug: 'customer-secrets',
  admin: { ...recordsIn('system'), defaultColumns: ['customer', 'kind', 'expiresAt', 'createdAt'] },
  defaultSort: '-createdAt',
  access: SYSTEM_SECRET,
  indexes: [{ fields: ['customer', 'kind'], unique: true }],
  fields: [
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...SECRET_KINDS] },
    {
      name: 'hash',
      type: 'text',
      required: true,
      index: true,
      access: { read: nobodyField },
      admin: { hidden: true },
    },
    { name: 'expiresAt', type: 'date', admin: TO_THE_MINUTE },
  ],
}
