import type { CollectionConfig } from 'payload'
import { nobodyField } from '../access/roles'
import { SYSTEM_OWNS } from '../access/rules'
import { recordsIn } from '../admin/records'

/** What somebody answered to the question of a day: a customer, or else a browser. */
export const DailyAnswers: CollectionConfig = {
  slug: 'daily-answers',
  admin: { ...recordsIn('centre'), defaultColumns: ['day', 'question', 'right', 'createdAt'] },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('people'),
  indexes: [
    { fields: ['customer', 'day'], unique: true },
    { fields: ['visitorHash', 'day'], unique: true },
  ],
  fields: [
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    {
      name: 'visitorHash',
      type: 'text',
      index: true,
      access: { read: nobodyField },
      admin: { hidden: true },
    },
    { name: 'question', type: 'relationship', relationTo: 'daily-questions', required: true, index: true },
    /** YYYY-MM-DD where the reader is. */
    { name: 'day', type: 'text', required: true },
    { name: 'answer', type: 'json', required: true },
    { name: 'right', type: 'checkbox', required: true },
    { name: 'locale', type: 'text', required: true },
  ],
}
