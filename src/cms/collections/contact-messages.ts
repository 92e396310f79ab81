import type { CollectionConfig } from 'payload'
import { isStaff, nobody } from '../access/roles'

/** What visitors write on the support page. Staff read and tick off. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  admin: {
    group: 'people',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'topic', 'handled', 'createdAt'],
    listSearchableFields: ['email', 'topic', 'message'],
  },
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: isStaff,
    update: isStaff,
    delete: isStaff,
    readVersions: nobody,
    unlock: nobody,
  },
  fields: [
    { name: 'email', type: 'email', required: true, access: { update: () => false } },
    { name: 'topic', type: 'text', required: true, access: { update: () => false } },
    { name: 'message', type: 'textarea', required: true, access: { update: () => false } },
    { name: 'locale', type: 'text', access: { update: () => false } },
    { name: 'storefront', type: 'relationship', relationTo: 'storefronts', access: { update: () => false } },
    { name: 'handled', type: 'checkbox', defaultValue: false },
  ],
}
