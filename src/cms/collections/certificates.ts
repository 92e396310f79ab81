import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS, withoutHealth } from '../access/rules'
import { recordsIn, TO_THE_MINUTE } from '../admin/records'

/** Certificates of a result, each with the signed text that its public page repeats. */
export const Certificates: CollectionConfig = {
  slug: 'certificates',
  admin: {
    ...recordsIn('people'),
    useAsTitle: 'number',
    defaultColumns: ['number', 'report', 'state', 'hidden', 'issuedAt'],
  },
  defaultSort: '-issuedAt',
  access: withoutHealth(SYSTEM_OWNS('people'), 'report.sitting.health'),
  fields: [
    /** Stands in the short public address. */
    { name: 'number', type: 'text', required: true, unique: true },
    { name: 'report', type: 'relationship', relationTo: 'reports', required: true, index: true },
    { name: 'locale', type: 'text', required: true },
    /** Which key signed it; old keys stay published. */
    { name: 'kid', type: 'text', required: true },
    /** Compact JWS (RFC 7515), EdDSA. */
    { name: 'jws', type: 'textarea', required: true },
    /** Only while its owner shows it. */
    { name: 'name', type: 'text' },
    { name: 'showsName', type: 'checkbox', required: true, defaultValue: false },
    /** By its owner: the public page then says only that. */
    { name: 'hidden', type: 'checkbox', required: true, defaultValue: false },
    { name: 'state', type: 'select', required: true, options: ['valid', 'revoked', 'replaced'], index: true },
    { name: 'revokedAt', type: 'date', admin: TO_THE_MINUTE },
    { name: 'revokedBecause', type: 'text' },
    { name: 'issuedAt', type: 'date', required: true, admin: TO_THE_MINUTE },
  ],
}
