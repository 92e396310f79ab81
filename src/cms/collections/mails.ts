import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS, withoutHealth } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'
import { relatedRecords } from '../fields/related-records'

export const MAIL_TEMPLATES = [
  'report_ready',
  'report_link',
  'contact_received',
  'refunded',
  'anomalies_open',
  'email_code',
  'account_ready',
  'account_notice',
  'data_link',
  'support_reply',
  'gift',
  'plan_note',
  'daily_question',
  'review_invitation',
  'staff_invitation',
] as const

/** Template and parameters of every mail; secrets are made when it is sent. Only without SMTP is its text kept. */
export const Mails: CollectionConfig = {
  slug: 'mails',
  admin: {
    ...recordsIn('people'),
    useAsTitle: 'to',
    listSearchableFields: ['to', 'subject', 'key'],
    components: { beforeListTable: ['/cms/admin/notices/mail-notice#MailNotice'] },
    defaultColumns: ['to', 'template', 'status', 'locale', 'sentAt', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: withoutHealth(SYSTEM_OWNS('messages'), 'health'),
  fields: [
    { name: 'to', type: 'email', required: true, index: true },
    { name: 'template', type: 'select', required: true, options: [...MAIL_TEMPLATES] },
    { name: 'locale', type: 'text', required: true, admin: SHOWN_IN_WORDS },
    { name: 'params', type: 'json', required: true },
    { name: 'key', type: 'text', required: true, unique: true },
    /** About a test of mental health: no staff role sees it. */
    { name: 'health', type: 'checkbox', required: true, defaultValue: false, admin: { hidden: true } },
    { name: 'messageId', type: 'text', required: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      options: ['queued', 'sent', 'kept', 'failed'],
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'sentAt', type: 'date', admin: { position: 'sidebar', ...TO_THE_MINUTE } },
    { name: 'tries', type: 'number', required: true, defaultValue: 0, admin: { position: 'sidebar' } },
    { name: 'lastError', type: 'text' },
    // Leased until then by the worker that sends it; no other worker sends it meanwhile.
    { name: 'leasedUntil', type: 'date', admin: { hidden: true } },
    { name: 'subject', type: 'text' },
    {
      name: 'text',
      type: 'textarea',
      admin: { rows: 16, condition: (data) => Boolean(data?.text) },
    },
    relatedRecords(),
  ],
}
