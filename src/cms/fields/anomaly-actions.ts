import type { UIField } from 'payload'

/** On an anomaly: what it means, what helps, and the button that tries it. Stores nothing. */
export const anomalyActions = (): UIField => ({
  name: 'repair',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/cms/admin/anomalies/anomaly-field#AnomalyField' },
  },
})
