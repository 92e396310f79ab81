import type { CollectionConfig } from 'payload'
import { nobodyField } from '../access/roles'
import { SYSTEM_OWNS } from '../access/rules'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'

const HIDDEN = { access: { read: nobodyField }, admin: { hidden: true } } as const

/**
 * What people wrote in the tree hole, encrypted. It names nobody: its writer is known by keyed hashes alone, and what
 * staff read of it stands in the queue (cms/admin/secrets).
 */
export const Secrets: CollectionConfig = {
  slug: 'secrets',
  admin: {
    ...recordsIn('centre'),
    defaultColumns: ['week', 'locale', 'state', 'reasons', 'decidedAt'],
    components: { beforeListTable: ['/cms/admin/secrets/secret-queue#SecretQueue'] },
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('moderation'),
  fields: [
    { name: 'text', type: 'textarea', required: true, ...HIDDEN },
    { name: 'locale', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: ['waiting', 'held', 'public', 'refused'],
      index: true,
    },
    {
      name: 'reasons',
      type: 'select',
      hasMany: true,
      options: ['first_look', 'crisis', 'harm', 'reported'],
    },
    { name: 'ownerHash', type: 'text', index: true, ...HIDDEN },
    { name: 'visitorHash', type: 'text', index: true, ...HIDDEN },
    { name: 'tokenHash', type: 'text', required: true, index: true, ...HIDDEN },
    /** The Monday of the week in which it was written, YYYY-MM-DD: readers see no other time. */
    { name: 'week', type: 'text', required: true },
    /** By chance: the order in which it is read. */
    { name: 'place', type: 'number', required: true, index: true, ...HIDDEN },
    { name: 'expiresAt', type: 'date', required: true, index: true, admin: TO_THE_MINUTE },
    { name: 'decidedAt', type: 'date', admin: TO_THE_MINUTE },
  ],
}
