import type { CollectionConfig } from 'payload'
import { AUDIT_KINDS } from '@/domain/accounts/audit'
import { SYSTEM_SECRET } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'

/**
 * Who changed money, access, prices, terms and settings of health tests. Append only: a trigger refuses updates and deletes, so it
 * names its people and records by text and not by a relation, which the end of a record would have to empty.
 */
export const AuditEntries: CollectionConfig = {
  slug: 'audit-entries',
  admin: {
    group: 'system',
    hideAPIURL: true,
    useAsTitle: 'action',
    listSearchableFields: ['byEmail', 'subjectId', 'action'],
    defaultColumns: ['at', 'byEmail', 'kind', 'action', 'summary'],
  },
  defaultSort: '-at',
  access: SYSTEM_SECRET,
  fields: [
    { name: 'at', type: 'date', required: true, index: true },
    /** Empty: a command on the machine. */
    { name: 'byId', type: 'text' },
    { name: 'byEmail', type: 'text' },
    { name: 'kind', type: 'select', required: true, options: [...AUDIT_KINDS] },
    { name: 'action', type: 'text', required: true, admin: SHOWN_IN_WORDS },
    { name: 'subjectCollection', type: 'text', required: true },
    { name: 'subjectId', type: 'text', required: true, index: true },
    /** What it was called then. */
    { name: 'summary', type: 'text', admin: SHOWN_IN_WORDS },
    /** Which fields, and their values before and after where these are nobody's personal data. */
    { name: 'changes', type: 'json' },
  ],
}
