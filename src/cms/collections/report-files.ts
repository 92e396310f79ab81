import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS, withoutHealth } from '../access/rules'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'

/**
 * Reports as files: one row for each content that was asked for, in one language. The bytes lie in the folder of files
 * under the name `contentKey`.
 */
export const ReportFiles: CollectionConfig = {
  slug: 'report-files',
  admin: {
    ...recordsIn('people'),
    defaultColumns: ['report', 'locale', 'state', 'pages', 'bytes', 'drawnAt'],
  },
  defaultSort: '-createdAt',
  access: withoutHealth(SYSTEM_OWNS('people'), 'report.sitting.health'),
  fields: [
    { name: 'report', type: 'relationship', relationTo: 'reports', required: true, index: true },
    /** SHA-256 of everything that is drawn, with the drawing's version. */
    { name: 'contentKey', type: 'text', required: true, unique: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'state', type: 'select', required: true, options: ['waiting', 'drawn', 'failed'], index: true },
    { name: 'pages', type: 'number' },
    { name: 'bytes', type: 'number' },
    { name: 'sha256', type: 'text' },
    { name: 'drawnAt', type: 'date', admin: TO_THE_MINUTE },
    { name: 'lastAskedAt', type: 'date', admin: TO_THE_MINUTE },
    { name: 'problem', type: 'text' },
  ],
}
