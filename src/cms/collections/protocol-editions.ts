import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'
import { TO_THE_MINUTE } from '../admin/records'
import { invalidating } from '../hooks/invalidating'
import { notByCorrector } from '../hooks/keep-edition'

/**
 * Each version of a legal page as it was public, in every language: what people agreed to can be read for ever. Written
 * when the page is published; a correction of a typing error stays in the same edition.
 */
export const ProtocolEditions: CollectionConfig = {
  slug: 'protocol-editions',
  admin: {
    group: 'content',
    hideAPIURL: true,
    useAsTitle: 'version',
    defaultColumns: ['protocol', 'version', 'publishedAt', 'correctedAt'],
  },
  defaultSort: '-publishedAt',
  access: SYSTEM_OWNS('terms'),
  hooks: { ...invalidating('protocol-editions'), beforeOperation: [notByCorrector] },
  indexes: [{ fields: ['protocol', 'version'], unique: true }],
  fields: [
    { name: 'protocol', type: 'relationship', relationTo: 'protocols', required: true, index: true },
    { name: 'version', type: 'text', required: true },
    /** By locale: `{ title, content }`. */
    { name: 'texts', type: 'json', required: true },
    { name: 'publishedAt', type: 'date', required: true, admin: TO_THE_MINUTE },
    /** When its text last changed without a change of what it says, and who said so. */
    { name: 'correctedAt', type: 'date', admin: TO_THE_MINUTE },
    { name: 'correctedBy', type: 'relationship', relationTo: 'admins' },
  ],
}
