import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'
import { recordsIn } from '../admin/records'

/** Immutable copies of published instruments with their words. A trigger refuses updates; sittings refer to these. */
export const InstrumentVersions: CollectionConfig = {
  slug: 'instrument-versions',
  admin: {
    ...recordsIn('system'),
    useAsTitle: 'id',
    listSearchableFields: ['instrument.name'],
    defaultColumns: ['instrument', 'version', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('items'),
  indexes: [{ fields: ['instrument', 'version'], unique: true }],
  fields: [
    { name: 'instrument', type: 'relationship', relationTo: 'instruments', index: true },
    { name: 'version', type: 'number', required: true },
    /** domain/questionnaires/worded-instrument.ts */
    {
      name: 'content',
      type: 'json',
      required: true,
      admin: { components: { Field: '/cms/admin/instrument/version-content#VersionContent' } },
    },
  ],
}
