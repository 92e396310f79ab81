import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles'
import { readers, writers } from '../access/rules'

/** Answers that support gives again and again, in every language. They are put into a reply and changed there. */
export const ReplyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  admin: {
    group: 'people',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    listSearchableFields: ['name', 'text'],
  },
  defaultSort: 'name',
  access: {
    create: writers('messages'),
    read: readers('messages'),
    update: writers('messages'),
    delete: writers('messages'),
    readVersions: nobody,
    unlock: nobody,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', required: true, localized: true, maxLength: 4_000 },
  ],
}
