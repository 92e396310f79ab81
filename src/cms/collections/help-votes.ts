import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'
import { recordsIn } from '../admin/records'

/** How often readers said that a help entry helped them, or did not, by day. Nobody's vote is kept by itself. */
export const HelpVotes: CollectionConfig = {
  slug: 'help-votes',
  admin: { ...recordsIn('centre'), defaultColumns: ['entry', 'day', 'helped', 'notHelped'] },
  defaultSort: '-day',
  access: SYSTEM_OWNS('content'),
  indexes: [{ fields: ['entry', 'day'], unique: true }],
  fields: [
    /** Its slug: an entry may be deleted, whatever was said of it. */
    { name: 'entry', type: 'text', required: true, index: true },
    /** YYYY-MM-DD, UTC. */
    { name: 'day', type: 'text', required: true },
    { name: 'helped', type: 'number', required: true, defaultValue: 0 },
    { name: 'notHelped', type: 'number', required: true, defaultValue: 0 },
  ],
}
