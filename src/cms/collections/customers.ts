import type { CollectionConfig } from 'payload'
import {
  LONGEST_NICKNAME,
  LONGEST_PERSON_NAME,
  LONGEST_PHONE,
  SEXES_OF_CUSTOMERS,
} from '@/domain/accounts/profile'
import { nobodyField } from '../access/roles'
import { SYSTEM_OWNS } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'
import { relatedRecords } from '../fields/related-records'
import { subscriptionCard } from '../fields/subscription-card'

/**
 * People with an account. No users of Payload: they sign in by our own calls (services/accounts), so that a token of a
 * customer can never be taken for one of staff, and Payload's routes for users do not exist for them.
 */
export const Customers: CollectionConfig = {
  slug: 'customers',
  admin: {
    ...recordsIn('people'),
    useAsTitle: 'email',
    defaultColumns: ['email', 'number', 'nickname', 'provenAt', 'createdAt'],
    listSearchableFields: ['email', 'nickname', 'number'],
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('people'),
  endpoints: false,
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, index: true },
    /** In lower case: two spellings of an address are one account. */
    { name: 'email', type: 'email', required: true, unique: true, index: true },
    /** When somebody first showed that they read this mailbox; until then nothing of the address belongs to the account. */
    { name: 'provenAt', type: 'date', admin: { position: 'sidebar', ...TO_THE_MINUTE } },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', maxLength: LONGEST_PERSON_NAME },
        { name: 'nickname', type: 'text', maxLength: LONGEST_NICKNAME },
        { name: 'phone', type: 'text', maxLength: LONGEST_PHONE },
      ],
    },
    {
      type: 'row',
      fields: [
        /** A day without a time: YYYY-MM-DD. */
        { name: 'birthday', type: 'text' },
        { name: 'sex', type: 'select', options: [...SEXES_OF_CUSTOMERS] },
        { name: 'locale', type: 'text', required: true, admin: SHOWN_IN_WORDS },
      ],
    },
    /** When they last agreed to letters about offers; empty: they did not. */
    { name: 'marketingAt', type: 'date', admin: { position: 'sidebar', ...TO_THE_MINUTE } },
    /** IANA; where the mail with the question of the day comes in the morning. */
    { name: 'timeZone', type: 'text' },
    { name: 'dailyMail', type: 'checkbox', defaultValue: false },
    /** Of an account that bought something of its own: its row stays for the books, and nothing in it leads to anybody. */
    { name: 'erasedAt', type: 'date', admin: { position: 'sidebar', ...TO_THE_MINUTE } },
    /** WebP without metadata, base64. */
    { name: 'avatar', type: 'textarea', access: { read: nobodyField }, admin: { hidden: true } },
    subscriptionCard,
    relatedRecords(),
  ],
}
