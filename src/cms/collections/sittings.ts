import type { CollectionConfig } from 'payload'
import { TIMINGS } from '@/domain/exam/deadline'
import { SITTING_STATES } from '@/domain/exam/sitting'
import { LOCALES } from '@/domain/locale/locales'
import { nobodyField } from '../access/roles'
import { SYSTEM_OWNS } from '../access/rules'

export const Sittings: CollectionConfig = {
  slug: 'sittings',
  admin: {
    group: 'records',
    useAsTitle: 'number',
    defaultColumns: ['number', 'exam', 'state', 'email', 'locale', 'country', 'startedAt'],
    listSearchableFields: ['number', 'email'],
  },
  defaultSort: '-startedAt',
  access: SYSTEM_OWNS,
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
    { name: 'state', type: 'select', required: true, options: [...SITTING_STATES], index: true },
    { name: 'locale', type: 'select', required: true, options: [...LOCALES] },
    { name: 'country', type: 'text', required: true },
    { name: 'timing', type: 'select', required: true, options: [...TIMINGS] },
    { name: 'startedAt', type: 'date', required: true, index: true },
    { name: 'deadline', type: 'date', admin: { description: 'Empty: untimed.' } },
    { name: 'confirmedAt', type: 'date' },
    { name: 'email', type: 'email', index: true },
    { name: 'landing', type: 'text' },
    { name: 'tracking', type: 'json' },
    {
      name: 'form',
      type: 'json',
      required: true,
      admin: { description: 'The pinned item versions and the order of options.' },
    },
    { name: 'priceList', type: 'json', required: true },
  ],
}
