import type { CollectionConfig, UIField } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'
import { SHOWN_IN_WORDS } from '../admin/codes/shown-in-words'
import { recordsIn } from '../admin/records'
import { findsNoHealthBy } from '../hooks/unnamed-health'

/** On an anomaly: what it means, what helps, and the button that tries it. Stores nothing. */
const ANOMALY_ACTIONS: UIField = {
  name: 'repair',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/cms/admin/anomalies/anomaly-field#AnomalyField' },
  },
}

/**
 * Things that should not be: about money, or something scheduled that was refused. Written in a transaction of their
 * own, never rolled back with the rest.
 */
export const Anomalies: CollectionConfig = {
  slug: 'anomalies',
  admin: {
    ...recordsIn('takings'),
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'ref', 'createdAt', 'resolvedAt'],
    listSearchableFields: ['kind', 'ref'],
    components: { beforeListTable: ['/cms/admin/anomalies/open-anomalies#OpenAnomalies'] },
  },
  defaultSort: '-createdAt',
  access: SYSTEM_OWNS('orders'),
  hooks: findsNoHealthBy('order.sitting'),
  indexes: [{ fields: ['kind', 'ref'], unique: true }],
  fields: [
    { name: 'kind', type: 'text', required: true, admin: SHOWN_IN_WORDS },
    { name: 'ref', type: 'text', required: true },
    { name: 'detail', type: 'json' },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'resolvedAt', type: 'date' },
    /** What was done about it, and by whom. */
    { name: 'resolution', type: 'text' },
    { name: 'resolvedBy', type: 'text' },
    ANOMALY_ACTIONS,
  ],
}
