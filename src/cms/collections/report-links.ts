import type { CollectionConfig } from 'payload'
import { SYSTEM_SECRET } from '../access/rules'
import { recordsIn } from '../admin/records'

/**
 * Tokens that open reports: mailed links (exchanged by POST) and the browser grants they become; and those with which
 * another device goes on with a sitting; and those under which a result is shared. Only hashes are kept.
 */
export const ReportLinks: CollectionConfig = {
  slug: 'report-links',
  admin: { ...recordsIn('system'), defaultColumns: ['purpose', 'expiresAt', 'usedAt', 'revokedAt'] },
  defaultSort: '-createdAt',
  access: SYSTEM_SECRET,
  fields: [
    {
      name: 'purpose',
      type: 'select',
      required: true,
      options: ['report', 'retrieval', 'grant', 'device', 'share'],
    },
    {
      name: 'tokenHash',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { read: () => false },
      admin: { hidden: true },
    },
    { name: 'sittings', type: 'json', required: true },
    // To which it was mailed, in small letters; of a grant, of the link that it was exchanged for. None: it was not mailed.
    { name: 'mailbox', type: 'text', index: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'usedAt', type: 'date' },
    { name: 'revokedAt', type: 'date' },
    /** Of a shared result: its page names the taker. */
    { name: 'showName', type: 'checkbox', required: true, defaultValue: false },
  ],
}
