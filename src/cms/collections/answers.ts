import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS, withoutHealth } from '../access/rules'
import { recordsIn } from '../admin/records'

/** One row per sitting and question; the newest claim's highest revision wins. Written by SQL, not by the document lifecycle. */
export const Answers: CollectionConfig = {
  slug: 'answers',
  admin: {
    ...recordsIn('people'),
    listSearchableFields: ['sitting.number'],
    defaultColumns: ['sitting', 'position', 'choice', 'revision', 'lateChoice', 'answeredAt'],
  },
  defaultSort: '-answeredAt',
  access: withoutHealth(SYSTEM_OWNS('people'), 'sitting.health'),
  indexes: [{ fields: ['sitting', 'position'], unique: true }],
  fields: [
    { name: 'sitting', type: 'relationship', relationTo: 'sittings', required: true, index: true },
    /** The question's slot in its sitting (`slotOf` in services/sittings/pinned-form.ts). */
    { name: 'position', type: 'number', required: true },
    { name: 'choice', type: 'number' },
    /** The claim of the sitting under which it was tapped. */
    { name: 'epoch', type: 'number', required: true, defaultValue: 0 },
    { name: 'revision', type: 'number', required: true },
    { name: 'spentMs', type: 'number', required: true, defaultValue: 0 },
    /** A choice that came too late: kept, not scored (docs/decisions/0024). */
    { name: 'lateChoice', type: 'number' },
    /** Language in which the question was shown when it was answered; rows from before 2026-11-28 have none. */
    { name: 'readLocale', type: 'text' },
    { name: 'answeredAt', type: 'date', required: true },
  ],
}
