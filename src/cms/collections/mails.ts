import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'

export const MAIL_TEMPLATES = ['report_ready', 'report_link', 'contact_received'] as const

/** Template and parameters of every mail; secrets are made when it is sent. Only without SMTP is its text kept. */
export const Mails: CollectionConfig = {
  slug: 'mails',
  admin: {
    group: 'records',
    useAsTitle: 'to',
    defaultColumns: ['to', 'template', 'status', 'locale', 'sentAt', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS,
  fields: [
    { name: 'to', type: 'email', required: true, index: true },
    { name: 'template', type: 'select', required: true, options: [...MAIL_TEMPLATES] },
    { name: 'locale', type: 'text', required: true },
    { name: 'params', type: 'json', required: true },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'One mail a key, however often it is asked for.' },
    },
    { name: 'messageId', type: 'text', required: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      options: ['queued', 'sent', 'kept', 'failed'],
      index: true,
    },
    { name: 'sentAt', type: 'date' },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'lastError', type: 'text' },
    { name: 'subject', type: 'text' },
    {
      name: 'text',
      type: 'textarea',
      admin: {
        description: 'Kept only because no SMTP_URL is set: this mail was not sent.',
        condition: (data) => Boolean(data?.text),
      },
    },
  ],
}
