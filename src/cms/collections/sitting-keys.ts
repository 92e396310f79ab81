import type { CollectionConfig } from 'payload'
import { SYSTEM_SECRET, withoutHealth } from '../access/rules'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'

/**
 * Keys of sittings beside those in their own rows, the browser and the customer who began them (docs/decisions/0063): a
 * mailbox to which the letter of a paid order went (`receipt`) or whose link was opened (`link`), and a customer who proved
 * that mailbox (`letter`). One that ended stays with its end, so that a letter which comes late does not open it again.
 */
export const SittingKeys: CollectionConfig = {
  slug: 'sitting-keys',
  admin: { ...recordsIn('system'), defaultColumns: ['sitting', 'how', 'createdAt', 'endedAt'] },
  defaultSort: '-createdAt',
  access: withoutHealth(SYSTEM_SECRET, 'sitting.health'),
  indexes: [
    { fields: ['sitting', 'mailbox'], unique: true },
    { fields: ['sitting', 'customer'], unique: true },
  ],
  fields: [
    { name: 'sitting', type: 'relationship', relationTo: 'sittings', required: true, index: true },
    // In small letters.
    { name: 'mailbox', type: 'text', index: true },
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    { name: 'how', type: 'select', required: true, options: ['receipt', 'link', 'letter'] },
    { name: 'endedAt', type: 'date', admin: TO_THE_MINUTE },
  ],
}
