import type { CollectionConfig } from 'payload'
import { TIMINGS } from '@/domain/exam/deadline'
import { SITTING_STATES } from '@/domain/exam/sitting-machine'
import { LOCALES } from '@/domain/locale/locales'
import { PRICE_LISTS } from '@/domain/subscriptions/terms'
import { nobodyField } from '../access/roles'
import { SYSTEM_OWNS, withoutHealth } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'
import { relatedRecords } from '../fields/related-records'

export const Sittings: CollectionConfig = {
  slug: 'sittings',
  admin: {
    ...recordsIn('people'),
    useAsTitle: 'number',
    defaultColumns: ['number', 'exam', 'state', 'email', 'locale', 'country', 'startedAt'],
    listSearchableFields: ['number', 'email'],
  },
  defaultSort: '-startedAt',
  access: withoutHealth(SYSTEM_OWNS('people'), 'health'),
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, index: true },
    { name: 'exam', type: 'relationship', relationTo: 'exams', required: true, index: true },
    { name: 'storefront', type: 'relationship', relationTo: 'storefronts', required: true },
    {
      name: 'visitorHash',
      type: 'text',
      required: true,
      index: true,
      access: { read: nobodyField },
      admin: { hidden: true },
    },
    /** Whose it is, once somebody with an account began it signed in, or proved its address. */
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    /** Other browsers that go on with it, let in by a link: hash of the visitor cookie, and since when. */
    {
      name: 'devices',
      type: 'json',
      required: true,
      defaultValue: [],
      access: { read: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [...SITTING_STATES],
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'locale', type: 'select', required: true, options: [...LOCALES] },
    { name: 'country', type: 'text', required: true, admin: SHOWN_IN_WORDS },
    { name: 'timing', type: 'select', required: true, options: [...TIMINGS] },
    {
      name: 'startedAt',
      type: 'date',
      required: true,
      index: true,
      admin: { position: 'sidebar', ...TO_THE_MINUTE },
    },
    { name: 'deadline', type: 'date', admin: { position: 'sidebar', ...TO_THE_MINUTE } },
    /** Counts the claims: the tab or device that claimed last owns the sitting. */
    { name: 'epoch', type: 'number', required: true, defaultValue: 0, admin: { position: 'sidebar' } },
    { name: 'confirmedAt', type: 'date', admin: { position: 'sidebar', ...TO_THE_MINUTE } },
    /** When everything in it that leads to its taker was deleted (services/privacy); what stays counts in statistics. */
    // Whoever reads its letter wants it erased then (docs/decisions/0063).
    { name: 'eraseAt', type: 'date', index: true, admin: { position: 'sidebar', ...TO_THE_MINUTE } },
    { name: 'erasedAt', type: 'date', admin: { position: 'sidebar', ...TO_THE_MINUTE } },
    /** Of a test about mental health: no staff role sees it, nor what belongs to it (docs/decisions/0054). */
    {
      name: 'health',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      // A list of the staff counts what is not about health: the index is read for it and not the table.
      index: true,
      admin: { hidden: true },
    },
    { name: 'email', type: 'email', index: true },
    { name: 'landing', type: 'text' },
    { name: 'tracking', type: 'json' },
    {
      name: 'form',
      type: 'json',
      required: true,
      admin: { components: { Field: '/cms/admin/record/sitting-questions#SittingQuestions' } },
    },
    { name: 'priceList', type: 'json', required: true },
    /** When its owner first opened a report of it that was paid. */
    { name: 'reportReadAt', type: 'date', admin: TO_THE_MINUTE },
    /** The list of plans' prices that this visitor saw first. */
    { name: 'planPrices', type: 'select', options: [...PRICE_LISTS] },
    /** The purchase of another test that held this one as a part, and opened its whole report (docs/decisions/0053). */
    { name: 'openedBy', type: 'relationship', relationTo: 'entitlements', index: true },
    /** Milliseconds of each trial of the reaction task; null: not done. */
    { name: 'reaction', type: 'json' },
    relatedRecords(),
  ],
}
