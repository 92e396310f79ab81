import type { CollectionConfig, UIField } from 'payload'
import { MESSAGE_STATES } from '@/domain/contact/message-state'
import { nobody } from '../access/roles'
import { readers, writers } from '../access/rules'
import { TO_THE_MINUTE } from '../admin/records'
import { findsNoHealthBy } from '../hooks/unnamed-health'

/** On a message: who wrote it, and the reply. Stores nothing; what is sent does services/contact. */
const REPLY: UIField = {
  name: 'reply',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/cms/admin/support/support-panel#SupportPanel' },
  },
}

/** What visitors write on the support page. Staff answer it by mail, with the writer's orders and reports beside it. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  admin: {
    group: 'people',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'topic', 'state', 'order', 'createdAt'],
    listSearchableFields: ['email', 'topic', 'message'],
  },
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: readers('messages'),
    update: writers('messages'),
    delete: writers('messages'),
    readVersions: nobody,
    unlock: nobody,
  },
  hooks: findsNoHealthBy('order.sitting'),
  fields: [
    { name: 'email', type: 'email', required: true, access: { update: () => false } },
    { name: 'topic', type: 'text', required: true, access: { update: () => false } },
    { name: 'message', type: 'textarea', required: true, access: { update: () => false } },
    { name: 'locale', type: 'text', access: { update: () => false } },
    { name: 'storefront', type: 'relationship', relationTo: 'storefronts', access: { update: () => false } },
    { name: 'order', type: 'relationship', relationTo: 'orders', access: { update: () => false } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: [...MESSAGE_STATES],
      index: true,
      admin: { position: 'sidebar' },
    },
    REPLY,
    // What was answered, as it was mailed. Written by services/contact.
    {
      name: 'replies',
      type: 'array',
      // The panel of answers shows them.
      admin: { hidden: true },
      access: { update: () => false },
      fields: [
        { name: 'text', type: 'textarea', required: true },
        { name: 'by', type: 'text', required: true },
        { name: 'sentAt', type: 'date', required: true, admin: TO_THE_MINUTE },
      ],
    },
  ],
}
