import type { CollectionConfig } from 'payload'
import { nobodyField } from '../access/roles'
import { SYSTEM_OWNS } from '../access/rules'
import { recordsIn } from '../admin/records'

/** Games that were played to their end and that the server has replayed: of a customer, or else of a browser. */
export const GameScores: CollectionConfig = {
  slug: 'game-scores',
  admin: { ...recordsIn('centre'), defaultColumns: ['game', 'score', 'moves', 'customer', 'createdAt'] },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('people'),
  indexes: [
    // A game that is sent twice counts once.
    { fields: ['game', 'seed'], unique: true },
    { fields: ['customer', 'game'] },
    { fields: ['visitorHash', 'game'] },
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
    { name: 'game', type: 'text', required: true },
    { name: 'seed', type: 'text', required: true },
    { name: 'score', type: 'number', required: true },
    { name: 'moves', type: 'number', required: true },
  ],
}
