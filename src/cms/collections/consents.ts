import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS, withoutHealth } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn } from '../admin/records'

/** Who agreed to (or refused) what, in which words. Proof, so append only. */
export const Consents: CollectionConfig = {
  slug: 'consents',
  admin: {
    ...recordsIn('people'),
    listSearchableFields: ['sitting.number', 'order.number'],
    defaultColumns: ['kind', 'choice', 'sitting', 'order', 'version', 'locale', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: withoutHealth(SYSTEM_OWNS('people'), 'sitting.health'),
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: ['cookies', 'email_privacy', 'terms', 'account', 'marketing', 'health'],
    },
    { name: 'choice', type: 'select', required: true, options: ['accepted', 'refused'] },
    { name: 'version', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true, admin: SHOWN_IN_WORDS },
    { name: 'sitting', type: 'relationship', relationTo: 'sittings', index: true },
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'wording', type: 'json' },
    /** SHA-256 of the box as it was shown, text and figures. */
    { name: 'shownHash', type: 'text' },
    { name: 'ip', type: 'text' },
  ],
}
