import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'
import { recordsIn } from '../admin/records'

/** Immutable copies of published questions. A trigger refuses updates; sittings and reports refer to these. */
export const ItemVersions: CollectionConfig = {
  slug: 'item-versions',
  admin: {
    ...recordsIn('system'),
    useAsTitle: 'id',
    listSearchableFields: ['question.name'],
    defaultColumns: ['question', 'preview', 'version', 'key', 'b', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('items'),
  indexes: [{ fields: ['question', 'version'], unique: true }],
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Field: '/cms/admin/matrix/version-preview#VersionPreview',
          Cell: '/cms/admin/matrix/matrix-cell#MatrixCell',
        },
      },
    },
    { name: 'question', type: 'relationship', relationTo: 'questions', index: true },
    { name: 'version', type: 'number', required: true },
    { name: 'panels', type: 'json', required: true },
    { name: 'options', type: 'json', required: true },
    { name: 'key', type: 'number', required: true },
    { name: 'errors', type: 'json' },
    { name: 'a', type: 'number', required: true },
    { name: 'b', type: 'number', required: true },
    { name: 'c', type: 'number', required: true },
    { name: 'bSe', type: 'number', required: true },
    { name: 'rules', type: 'json' },
    { name: 'layers', type: 'number', required: true },
  ],
}
