import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'

/** One row per sitting and question; the highest revision wins. Written by SQL, not by the document lifecycle. */
export const Answers: CollectionConfig = {
  slug: 'answers',
  admin: {
    group: 'records',
    defaultColumns: ['sitting', 'position', 'choice', 'revision', 'lateChoice', 'answeredAt'],
  },
  access: SYSTEM_OWNS,
  indexes: [{ fields: ['sitting', 'position'], unique: true }],
  fields: [
    { name: 'sitting', type: 'relationship', relationTo: 'sittings', required: true, index: true },
    { name: 'position', type: 'number', required: true },
    {
      name: 'choice',
      type: 'number',
      admin: { description: 'Index of the chosen option in the item version, 0 to 5.' },
    },
    { name: 'revision', type: 'number', required: true },
    { name: 'spentMs', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'lateChoice',
      type: 'number',
      admin: { description: 'A choice that came too late: kept, not scored (DECISIONS 24).' },
    },
    { name: 'answeredAt', type: 'date', required: true },
  ],
}
